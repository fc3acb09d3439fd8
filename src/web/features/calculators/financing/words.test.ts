import { describe, expect, it } from 'vitest'
import { financing } from '#domain/calculators/financing.ts'
import { monthlyRate, schedule } from '#domain/calculators/instalments.ts'
import { example, purchaseOf } from './form.ts'
import { areaOf, lineOf, monthTicks } from './series.ts'
import { monthlyIrrText, settlesMuch, withoutIrr } from './words.ts'
import { scaleOf } from '../../../ui/plot/scale.ts'

it.each([
  [0.0257, '2,57%'],
  [-0.1, '−10%'],
  [null, 'não há'],
])('a TIR of %s a month is written as %s', (irr, words) => {
  expect(monthlyIrrText(irr)).toBe(words)
})

describe('a missing TIR', () => {
  const flowOf = (change: object) => financing(purchaseOf({ ...example, ...change })).cashFlow

  it('is explained only when the TIR is missing', () => {
    expect(withoutIrr(flowOf({}))).toBeNull()
    expect(withoutIrr(flowOf({ marketValue: 1, appreciation: 0 }))).toBe(
      'sem TIR: a venda não devolve nada do que você pôs',
    )
    expect(withoutIrr(flowOf({ downPercent: 0, initialExpenses: 0, months: 1 }))).toBe(
      'sem TIR: nada sai do seu bolso',
    )
  })
})

describe('the lines of the plots', () => {
  const y = scaleOf(0, 100)

  it('go from edge to edge, also for a single instalment', () => {
    expect(lineOf([10_000, 5_000, 0], y)).toBe('M0 0L50 50L100 100')
    expect(lineOf([5_000], y)).toBe('M0 50H100')
    expect(areaOf([10_000], [0], y)).toBe('M0 0L100 0L100 100L0 100Z')
  })

  it('are labeled in years, or in months when there are few', () => {
    expect(monthTicks(0, 240, 5).map(({ label }) => label)).toEqual(['0', '5', '10', '15', '20 anos'])
    expect(monthTicks(1, 10, 5).map(({ label }) => label)).toEqual(['2', '4', '6', '8', '10 meses'])
  })
})

describe('whether the last instalment settles much rounding', () => {
  it.each([
    ['price', 9.8, 240, false],
    ['price', 100, 600, true],
    ['sac', 100, 600, false],
    ['price', 100, 1, false],
  ] as const)('with %s at %s%% over %s instalments is %s', (system, yearly, instalments, much) => {
    const rows = schedule({ principal: 10_000_000, monthlyRate: monthlyRate(yearly), instalments, system })
    expect(settlesMuch(rows, system)).toBe(much)
  })
})
