import { describe, expect, it } from 'vitest'
import { computeGainTaxPercent } from './gain-tax.ts'

describe('the tax on a gain, as one rate', () => {
  it.each([
    [-1, 15],
    [0, 15],
    [5_000_000, 15],
    // 750.000 + 17,5 % of 1 milhão
    [6_000_000, 15.416667],
    // 750.000 + 875.000
    [10_000_000, 16.25],
    // + 20 % of 20 milhões
    [30_000_000, 18.75],
    // + 22,5 % of 10 milhões
    [40_000_000, 19.6875],
  ])('of R$ %d is %d%%', (reais, percent) => {
    expect(computeGainTaxPercent(reais * 100)).toBeCloseTo(percent, 6)
  })
})
