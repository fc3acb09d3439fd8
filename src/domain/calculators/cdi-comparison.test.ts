import { describe, expect, it } from 'vitest'
import { bareCosts } from '#test/support/cost-question.ts'
import { compareWithCdi, cdiDefault } from './cdi-comparison.ts'
import type { CostQuestion } from './cost-question.ts'
import { computeCostSheet } from './cost-sheet.ts'

const sheet = (changes: Partial<CostQuestion> = {}) =>
  computeCostSheet({ ...bareCosts, months: 12, ...changes })

describe('the comparison with CDI', () => {
  it('gives 12.000 for 100.000 in a year at 12%, with 17,5% of tax', () => {
    expect(compareWithCdi(sheet(), 12)).toEqual({
      finalValue: 109_900_00,
      gain: 9_900_00,
      incomeTax: 2_100_00,
      difference: 40_100_00,
    })
  })

  // Lei 11.033/2004, art. 1º: 22,5% to 180 days, 20% to 360, 17,5% to 720, then 15%.
  it.each([
    [1, 22.5],
    [5, 22.5],
    [6, 20],
    [11, 20],
    [12, 17.5],
    [23, 17.5],
    [24, 15],
    [600, 15],
  ])('taxes a gain held %d months by %f per cent', (months, percent) => {
    const { gain, incomeTax } = compareWithCdi(sheet({ months }), 12)
    const gross = 100_000_00 * (1.12 ** (months / 12) - 1)
    expect(Math.abs(incomeTax - (gross * percent) / 100)).toBeLessThanOrEqual(0.51)
    expect(Math.abs(gain + incomeTax - gross)).toBeLessThanOrEqual(0.51)
  })

  it('counts each outlay from its own month, and leaves out those of the last month', () => {
    // 12.000 on 100.000 in the year, 583,005… on 10.000 in half a year: 12.583,01; tax 2.100 + 116,601… = 2.216,60.
    const half = compareWithCdi(sheet({ evictionCost: 10_000_00, evictionMonth: 6 }), 12)
    expect(half).toMatchObject({ gain: 12_583_01 - 2_216_60, incomeTax: 2_216_60 })
    expect(compareWithCdi(sheet({ evictionCost: 10_000_00, evictionMonth: 12 }), 12).gain).toBe(9_900_00)
  })

  it('counts monthly costs from the month they are paid in', () => {
    // 1% a month: 100 grow for 11, 10, … 1, 0 months; the gains of payments held at least six months are taxed by
    // 20%, the rest by 22,5%.
    const rate = (1.01 ** 12 - 1) * 100
    const gain = (months: number) => 100 * (1.01 ** months - 1) * (months >= 6 ? 0.8 : 0.775)
    const expected = Array.from({ length: 12 }, (_, months) => gain(months)).reduce(
      (sum, one) => sum + one,
      0,
    )
    const more =
      compareWithCdi(sheet({ monthlyHolding: 100_00 }), rate).gain - compareWithCdi(sheet(), rate).gain
    expect(Math.abs(more - expected * 100)).toBeLessThanOrEqual(2)
  })

  it('does not count the sale’s tax and brokerage as outlays', () => {
    const taxed = sheet({ brokeragePercent: 6, incomeTaxPercent: 15 })
    expect(compareWithCdi(taxed, 12)).toMatchObject({
      gain: 9_900_00,
      difference: taxed.netProfit - 9_900_00,
    })
  })

  it('at 0% gives the amount put in', () => {
    const { finalValue, gain } = compareWithCdi(sheet({ monthlyHolding: 100_00 }), 0)
    expect([finalValue, gain]).toEqual([101_200_00, 0])
  })

  it('has a default rate with its date', () => {
    expect(cdiDefault).toEqual({ percent: 13.65, asOf: '2026-09-24' })
  })
})
