import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeGainTax, countReductionMonths, isTaxedByConsumptionTax, type PersonSale } from './sale-tax.ts'
import { countGenerated } from '#test/support/depth.ts'

const sale: PersonSale = {
  soldOn: '2026-11-30',
  salePrice: 300_000_00,
  acquisitionCost: 200_000_00,
  saleCosts: 18_000_00,
  monthsHeld: 0,
  isResidential: true,
  isOnlyProperty: false,
  hasSoldAnother: false,
  otherSalesOfMonth: 0,
  reinvestment: null,
  hasUsedReinvestment: false,
}

describe('the income tax on a sale', () => {
  it.each<[string, Partial<PersonSale>, number]>([
    ['is 15% of the gain', {}, 12_300_00],
    ['is less after 12 months', { monthsHeld: 12 }, 11_794_96],
    ['is none of a loss', { acquisitionCost: 290_000_00 }, 0],
    [
      'has two brackets above R$ 5 million',
      { salePrice: 7_000_000_00, acquisitionCost: 1_000_000_00, saleCosts: 0 },
      925_000_00,
    ],
    [
      'has three above R$ 10 million',
      { salePrice: 13_000_000_00, acquisitionCost: 1_000_000_00, saleCosts: 0 },
      2_025_000_00,
    ],
    [
      'has four above R$ 30 million',
      { salePrice: 41_000_000_00, acquisitionCost: 1_000_000_00, saleCosts: 0 },
      7_875_000_00,
    ],
    ['is none of the only property', { isOnlyProperty: true }, 0],
    [
      'is due of the only one above R$ 440 thousand',
      { isOnlyProperty: true, salePrice: 440_000_01 },
      33_300_00,
    ],
    ['is due of the only one after another sale', { isOnlyProperty: true, hasSoldAnother: true }, 12_300_00],
    ['is none of a small sale', { salePrice: 35_000_00, acquisitionCost: 1, saleCosts: 0 }, 0],
    [
      'is due of small sales that are more together',
      { salePrice: 35_000_00, acquisitionCost: 25_000_00, saleCosts: 0, otherSalesOfMonth: 1 },
      1_500_00,
    ],
    ['is none where all buys another home', { reinvestment: { amount: 300_000_00, days: 180 } }, 0],
    ['is due of the rest where a part does', { reinvestment: { amount: 120_000_00, days: 180 } }, 7_380_00],
    ['is due on day 181', { reinvestment: { amount: 300_000_00, days: 181 } }, 12_300_00],
    ['is due of land', { isResidential: false, reinvestment: { amount: 300_000_00, days: 1 } }, 12_300_00],
    [
      'is due where the exemption was used',
      { hasUsedReinvestment: true, reinvestment: { amount: 300_000_00, days: 1 } },
      12_300_00,
    ],
  ])('%s', (_, facts, tax) => {
    expect(computeGainTax({ ...sale, ...facts }).tax).toBe(tax)
  })

  it('names the exemption and the part of the gain that is taxed', () => {
    const part = computeGainTax({ ...sale, reinvestment: { amount: 150_000_00, days: 30 } })
    expect(part).toEqual({
      gain: 82_000_00,
      reducedGain: 82_000_00,
      taxedGain: 41_000_00,
      tax: 6_150_00,
      exemption: 'reinvested',
    })
    expect(computeGainTax({ ...sale, isOnlyProperty: true }).exemption).toBe('only-property')
    expect(
      computeGainTax({ ...sale, salePrice: 30_000_00, acquisitionCost: 1, saleCosts: 0 }).exemption,
    ).toBe('small-sale')
  })

  it('is between nothing and 22.5% of the gain, and never more after another month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6_000_000_000 }),
        fc.integer({ min: 1, max: 6_000_000_000 }),
        fc.integer({ min: 0, max: 240 }),
        (salePrice, acquisitionCost, monthsHeld) => {
          const facts = { ...sale, salePrice, acquisitionCost, saleCosts: 0, monthsHeld }
          const { gain, tax } = computeGainTax(facts)
          expect(tax).toBeGreaterThanOrEqual(0)
          expect(tax).toBeLessThanOrEqual(Math.max(0, gain) * 0.225 + 1)
          expect(computeGainTax({ ...facts, monthsHeld: monthsHeld + 1 }).tax).toBeLessThanOrEqual(tax)
        },
      ),
      { numRuns: countGenerated(200) },
    )
  })

  it.each([
    ['2025-03-10', '2026-11-30', 20],
    ['2026-11-01', '2026-11-30', 0],
    ['2001-05-01', '2006-01-31', 1],
    ['2026-11-30', '2026-01-01', 0],
  ])('counts months from %s to %s', (bought, sold, months) => {
    expect(countReductionMonths(bought, sold)).toBe(months)
  })
})

describe('IBS and CBS', () => {
  it.each([
    ['before 2027', { year: 2026, lastYear: 9, thisYear: 9 }, false],
    ['after a year with three sales', { year: 2027, lastYear: 3, thisYear: 3 }, false],
    ['after a year with four', { year: 2027, lastYear: 4, thisYear: 1 }, true],
    ['on the fourth sale of a year', { year: 2027, lastYear: 0, thisYear: 4 }, true],
  ])('%s', (_, sales, isTaxed) => expect(isTaxedByConsumptionTax(sales)).toBe(isTaxed))
})
