import { describe, expect, it } from 'vitest'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { assumedForm } from './assumed-form.ts'
import { originOf } from './origin.ts'

describe('the origin of a value', () => {
  const assumed = assumedForm(richProperty)
  const kindOf = (key: keyof typeof assumed, form = assumed) =>
    originOf(key, form, assumed, richProperty)?.kind ?? null

  it('is a fact only when the listing states it', () => {
    expect((['bid', 'modality', 'area'] as const).map(key => kindOf(key))).toEqual(['fact', 'fact', 'fact'])
  })

  it('is an assumption when a fact stands in for another value', () => {
    expect(originOf('saleValue', assumed, assumed, richProperty)).toEqual({
      kind: 'guess',
      words: 'suposição: vende pela avaliação',
    })
    expect(kindOf('commissionPercent')).toBe('guess')
    const bare = assumedForm(bareProperty)
    expect(originOf('saleValue', bare, bare, bareProperty)?.kind).toBe('guess')
  })

  it('is the person’s once it is changed, the commission’s only when it differs from the modality’s', () => {
    expect(kindOf('saleValue', { ...assumed, saleValue: 1 })).toBe('yours')
    expect(kindOf('commissionPercent', { ...assumed, modality: 'venda-online', commissionPercent: 0 })).toBe(
      'guess',
    )
    expect(kindOf('commissionPercent', { ...assumed, commissionPercent: 0 })).toBe('yours')
  })

  it('is null for the person’s own choices and without a property', () => {
    expect(kindOf('desiredRoi')).toBeNull()
    expect(originOf('bid', assumed, null, null)).toBeNull()
  })
})
