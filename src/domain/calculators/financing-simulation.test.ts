import { countGenerated } from '#test/support/depth.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatorLimits } from './calculator-limits.ts'
import {
  estimateRent,
  financingDefaults,
  financingLimits,
  type SimulationQuestion,
  simulateFinancing,
} from './financing-simulation.ts'

/** R$ 200.000, appraised at R$ 250.000. */
const question: SimulationQuestion = {
  price: 200_000_00,
  evaluation: 250_000_00,
  ...financingDefaults,
  monthlyRent: 1_437_50,
}

describe('the financing of a listing', () => {
  it('starts with the default values', () => {
    expect(financingDefaults).toEqual({ downPercent: 60, years: 20, yearlyRate: 11.49, system: 'sac' })
  })

  it('gives every figure of the panel (calculated by hand)', () => {
    const answer = simulateFinancing(question)
    expect(answer).toMatchObject({
      downPayment: 120_000_00,
      financed: 80_000_00,
      // 250.000 × 1,15 = 287.500; less the price.
      grossMargin: 87_500_00,
      // 0,5 % of 200.000 = 1.000; 12 × 1.000 ÷ 120.000
      capRate: 10,
      // 12 × 1.437,50 = 17.250 ÷ 200.000
      rentYield: 8.625,
      loanToValue: 80,
      // 80.000 ÷ 240 = 333,33; interest of one month at 1,1149^(1/12) − 1 = 0,910489 %
      first: { number: 1, amortization: 333_33, interest: 728_39, payment: 1_061_72 },
    })
    expect(answer.monthlyPercent).toBeCloseTo(0.910489, 5)
    expect(answer.last).toMatchObject({ number: 240, balance: 0 })
  })

  it('rounds a down payment half up, as the calculator does: 0,7% of 55 reais', () => {
    expect(simulateFinancing({ ...question, price: 55_00, downPercent: 0.7 }).downPayment).toBe(39)
  })

  it('by PRICE has equal instalments except the last one', () => {
    const { first, last, interest } = simulateFinancing({ ...question, system: 'price' })
    // 80.000 × 0,00910489 ÷ (1 − 1,00910489^−240) = 821,72; half a centavo a month compounds to at most 4,30
    expect(first?.payment).toBe(821_72)
    expect(Math.abs((last?.payment ?? 0) - 821_72)).toBeLessThan(4_31)
    expect(interest).toBeGreaterThan(simulateFinancing(question).interest)
  })

  it('has no market value, margin and LTV when the appraisal is not known', () => {
    expect(simulateFinancing({ ...question, evaluation: null })).toMatchObject({
      grossMargin: null,
      loanToValue: null,
      capRate: 10,
      rentYield: 8.625,
    })
  })

  it.each([
    [90, 6.666667],
    [60, 10],
    [5, 120],
    [0, null],
  ])('with %d %% down has a cap rate of %s', (downPercent, rate) => {
    const { capRate } = simulateFinancing({ ...question, downPercent })
    if (rate === null) expect(capRate).toBeNull()
    else expect(capRate).toBeCloseTo(rate, 5)
  })

  it('has a cap rate but no rent yield without a rent', () => {
    expect(simulateFinancing({ ...question, monthlyRent: null })).toMatchObject({
      capRate: 10,
      rentYield: null,
    })
  })

  it('has no rent yield of no price, and no LTV of no appraisal', () => {
    expect(simulateFinancing({ ...question, price: 0 }).rentYield).toBeNull()
    expect(simulateFinancing({ ...question, evaluation: 0 }).loanToValue).toBeNull()
  })

  it('shows a price above the market value as a loss', () => {
    expect(simulateFinancing({ ...question, evaluation: 100_000_00 }).grossMargin).toBe(-85_000_00)
  })

  it('assumes a rent of half a per cent of the market value, null when that is not known', () => {
    expect(estimateRent(287_500_00)).toBe(1_437_50)
    expect(estimateRent(null)).toBeNull()
  })

  it('splits the price into down payment and loan, and pays the loan off, for any input', () => {
    const [down, years, rate] = [
      calculatorLimits.downPercent,
      financingLimits.years,
      financingLimits.yearlyRate,
    ]
    const any = fc.record({
      price: fc.integer({ min: 1, max: 10 ** 11 }),
      evaluation: fc.option(fc.integer({ min: 1, max: 10 ** 11 })),
      downPercent: fc.double({ min: down[0], max: down[1], noNaN: true }),
      system: fc.constantFrom('sac' as const, 'price' as const),
      yearlyRate: fc.double({ min: rate[0], max: rate[1], noNaN: true }),
      years: fc.integer({ min: years[0], max: years[1] }),
      monthlyRent: fc.option(fc.integer({ min: 1, max: 10 ** 9 })),
    })
    fc.assert(
      fc.property(any, asked => {
        const answer = simulateFinancing(asked)
        expect(answer.downPayment + answer.financed).toBe(asked.price)
        expect(answer.last?.balance ?? 0).toBe(0)
        expect(answer.interest).toBeGreaterThanOrEqual(0)
        expect(answer.capRate === null).toBe(answer.downPayment === 0)
        expect(answer.rentYield === null).toBe(asked.monthlyRent === null)
        expect(answer.loanToValue === null).toBe(asked.evaluation === null)
      }),
      { numRuns: countGenerated(60) },
    )
  })
})
