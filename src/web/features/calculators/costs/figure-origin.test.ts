import { describe, expect, it } from 'vitest'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { buildAssumedForm } from './assumed-cost-form.ts'
import { findFigureOrigin } from './figure-origin.ts'

describe('the origin of a value', () => {
  const assumed = buildAssumedForm(richProperty)
  const kindOf = (key: keyof typeof assumed, form = assumed) =>
    findFigureOrigin(key, form, assumed, richProperty)?.kind ?? null

  it('is a fact only when the listing states it', () => {
    expect((['bid', 'modality', 'area'] as const).map(key => kindOf(key))).toEqual(['fact', 'fact', 'fact'])
  })

  it('is an assumption when a fact stands in for another value', () => {
    expect(findFigureOrigin('saleValue', assumed, assumed, richProperty)).toEqual({
      kind: 'guess',
      words: 'suposição: vende pela avaliação',
    })
    expect(kindOf('commissionPercent')).toBe('guess')
    const bare = buildAssumedForm(bareProperty)
    expect(findFigureOrigin('saleValue', bare, bare, bareProperty)?.kind).toBe('guess')
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
    expect(findFigureOrigin('bid', assumed, null, null)).toBeNull()
  })
})
