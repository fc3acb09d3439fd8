import { describe, expect, it } from 'vitest'
import { computeFinancedPurchase } from '#domain/calculators/financed-purchase.ts'
import { defaultLoanConditions, listInstalments } from '#domain/loans/loan-terms.ts'
import { exampleFinancingForm, toFinancedPurchase } from './financing-form.ts'
import { buildArea, buildLine, buildMonthTicks } from './financing-plots.tsx'
import { formatMonthlyIrr, isLastInstalmentLarge, missingIrrText } from './financing-words.ts'
import { createScale } from '../../../ui/plot/plot-scale.ts'

it.each([
  [0.0257, '2,57%'],
  [-0.1, '−10%'],
  [null, 'não há'],
])('a TIR of %s a month is written as %s', (irr, words) => {
  expect(formatMonthlyIrr(irr)).toBe(words)
})

describe('a missing TIR', () => {
  const flowOf = (change: object) =>
    computeFinancedPurchase(
      toFinancedPurchase({ ...exampleFinancingForm, ...change }, { insuredValue: null }),
    ).cashFlow

  it('is explained only when the TIR is missing', () => {
    expect(missingIrrText(flowOf({}))).toBeNull()
    expect(missingIrrText(flowOf({ marketValue: 1, appreciation: 0 }))).toBe(
      'sem TIR: a venda não devolve nada do que você pôs',
    )
    expect(missingIrrText(flowOf({ downPercent: 0, initialExpenses: 0, months: 1 }))).toBe(
      'sem TIR: nada sai do seu bolso',
    )
  })
})

describe('the lines of the plots', () => {
  const y = createScale(0, 100)

  it('go from edge to edge, also for a single instalment', () => {
    expect(buildLine([10_000, 5_000, 0], y)).toBe('M0 0L50 50L100 100')
    expect(buildLine([5_000], y)).toBe('M0 50H100')
    expect(buildArea([10_000], [0], y)).toBe('M0 0L100 0L100 100L0 100Z')
  })

  it('are labeled in years, or in months when there are few', () => {
    expect(buildMonthTicks(0, 240, 5).map(({ label }) => label)).toEqual(['0', '5', '10', '15', '20 anos'])
    expect(buildMonthTicks(1, 10, 5).map(({ label }) => label)).toEqual(['2', '4', '6', '8', '10 meses'])
  })
})

describe('whether the last instalment settles much rounding', () => {
  it.each([
    ['price', 9.8, 240, false],
    ['price', 100, 600, true],
    ['sac', 100, 600, false],
    ['price', 100, 1, false],
  ] as const)('with %s at %s%% over %s instalments is %s', (system, yearly, instalments, much) => {
    const rows = listInstalments({
      ...defaultLoanConditions,
      amount: 10_000_000,
      insuredValue: 10_000_000,
      yearlyRate: yearly,
      months: instalments,
      system,
    })
    expect(isLastInstalmentLarge(rows, system)).toBe(much)
  })
})
