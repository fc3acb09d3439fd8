import { describe, expect, it } from 'vitest'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { assumedForm } from './assumed-form.ts'
import { originOf } from './origin.ts'

describe('where a value comes from', () => {
  const assumed = assumedForm(richProperty)
  const kindOf = (key: keyof typeof assumed, form = assumed) =>
    originOf(key, form, assumed, richProperty)?.kind ?? null

  it('is a fact only where the listing says it', () => {
    expect((['bid', 'modality', 'area'] as const).map(key => kindOf(key))).toEqual(['fact', 'fact', 'fact'])
  })

  it('is an assumption where a fact is taken for something else', () => {
    expect(originOf('saleValue', assumed, assumed, richProperty)).toEqual({
      kind: 'guess',
      words: 'suposição: vende pela avaliação',
    })
    expect(kindOf('commissionPercent')).toBe('guess')
    const bare = assumedForm(bareProperty)
    expect(originOf('saleValue', bare, bare, bareProperty)?.kind).toBe('guess')
  })

  it("is one's own once it is changed, the commission only where it leaves the modality", () => {
    expect(kindOf('saleValue', { ...assumed, saleValue: 1 })).toBe('yours')
    expect(kindOf('commissionPercent', { ...assumed, modality: 'venda-online', commissionPercent: 0 })).toBe(
      'guess',
    )
    expect(kindOf('commissionPercent', { ...assumed, commissionPercent: 0 })).toBe('yours')
  })

  it('is not told of what one chooses, nor without a property', () => {
    expect(kindOf('desiredRoi')).toBeNull()
    expect(originOf('bid', assumed, null, null)).toBeNull()
  })
})
