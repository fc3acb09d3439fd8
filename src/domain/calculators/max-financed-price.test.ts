import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildAmortizationSchedule, toMonthlyRate } from './amortization.ts'
import { financingDefaults } from './financing-simulation.ts'
import { computeMaxFinancedPrice } from './max-financed-price.ts'

const firstInstalment = (principal: number): number =>
  buildAmortizationSchedule({
    principal,
    monthlyRate: toMonthlyRate(financingDefaults.yearlyRate),
    instalments: financingDefaults.years * 12,
    system: 'sac',
  })[0]?.payment ?? 0

describe('the highest price for an instalment', () => {
  it.each([
    [1_198_80, 0, 100_000],
    [1_198_80, 40_000_00, 140_000],
    [2_397_60, 0, 200_000],
  ])('of %i centavos and %i at once is about R$ %i', (instalment, downPayment, reais) => {
    expect(Math.floor(computeMaxFinancedPrice(instalment, downPayment) / 100)).toBe(reais)
  })

  it('is what the schedule of the simulator gives the instalment for, to the centavo, and not two reais more', () => {
    const money = (most: number) => fc.integer({ min: 1, max: most })
    fc.assert(
      fc.property(money(100_000_00), fc.nat(10_000_000_00), (instalment, downPayment) => {
        const price = computeMaxFinancedPrice(instalment, downPayment)
        expect(firstInstalment(price - downPayment)).toBeLessThanOrEqual(instalment + 1)
        expect(firstInstalment(price - downPayment + 2_00)).toBeGreaterThan(instalment)
      }),
    )
  })
})
