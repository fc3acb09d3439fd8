import { describe, expect, it } from 'vitest'
import { goianiaFamily, knownOffer } from '#test/support/home-purchases.ts'
import { defaultHomeAssumptions as assumptions } from './home-assumptions.ts'
import { computeHomePurchase } from './home-purchase.ts'
import { compareRentAndPurchase } from './rent-or-buy.ts'

const still = { ...assumptions, savingsRate: 0, yearlyRise: 0 }
const well = { financed: true, withFgts: true, occupied: false }
const purchase = computeHomePurchase(knownOffer, goianiaFamily, still, well)

describe('renting or buying', () => {
  it('with nothing that rises or earns: the cash less the rents, and the price less the debt', () => {
    const atOnce = computeHomePurchase(knownOffer, { ...goianiaFamily, income: 0 }, still, well)
    const { years, rent } = compareRentAndPurchase(knownOffer, atOnce, still, 1_000_00)
    expect(rent).toBe(1_000_00)
    expect(years[0]).toEqual({
      months: 12,
      renting: atOnce.cash - 12_000_00,
      buying: 105_156_87,
      buyingAtAppraisal: 175_819_96,
    })
  })

  it('pays the instalment with insurances and fee, and owes less each month', () => {
    const { years } = compareRentAndPurchase(knownOffer, purchase, still, 0)
    const [first] = years
    expect(first?.buying).toBe(105_156_87 - (84_125_49 - 12 * 350_52))
    expect(first?.renting).toBeGreaterThan(purchase.cash + 12 * 1_070_00)
    expect(first?.renting).toBeLessThan(purchase.cash + 12 * 1_160_90)
  })

  it.each([
    ['expensive', 3_000_00, true],
    ['cheap', 300_00, false],
  ])('a %s rent of R$ %d centavos makes buying even within ten years: %s', (_, rent, isEven) => {
    expect(compareRentAndPurchase(knownOffer, purchase, assumptions, rent).evenAfter !== null).toBe(isEven)
  })

  it('assumes a rent of 0.5 % of the appraisal, or of the price, and says so', () => {
    expect(compareRentAndPurchase(knownOffer, purchase, assumptions, null)).toMatchObject({
      rent: 879_10,
      isRentAssumed: true,
    })
    const without = compareRentAndPurchase({ ...knownOffer, evaluation: null }, purchase, assumptions, null)
    expect(without.rent).toBe(525_78)
    expect(without.years[0]?.buyingAtAppraisal).toBeNull()
  })
})
