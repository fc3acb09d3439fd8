import { describe, expect, it } from 'vitest'
import { financing } from '#domain/calculators/financing.ts'
import { example, purchaseOf } from './form.ts'
import { areaOf, lineOf, monthTicks } from './series.ts'
import { reais, share, termOf, withoutIrr } from './words.ts'
import { scaleOf } from '../../../ui/plot/scale.ts'

it.each([
  [1, '1 mês'],
  [12, '1 ano'],
  [13, '1 ano e 1 mês'],
  [240, '20 anos'],
  [250, '20 anos e 10 meses'],
])('%s instalments last %s', (instalments, words) => {
  expect(termOf(instalments)).toBe(words)
})

it('writes losses with a minus, and says what cannot be worked out', () => {
  expect(reais(-123450)).toBe('−R$\u00a01.234,50')
  expect(share(null)).toBe('não se calcula')
  expect(share(-4.567)).toBe('−4,57%')
})

describe('a missing TIR', () => {
  const flowOf = (change: object) => financing(purchaseOf({ ...example, ...change })).cashFlow

  it('is told in words, and only then', () => {
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

  it('go from edge to edge, also for one instalment alone', () => {
    expect(lineOf([10_000, 5_000, 0], y)).toBe('M0 0L50 50L100 100')
    expect(lineOf([5_000], y)).toBe('M0 50H100')
    expect(areaOf([10_000], [0], y)).toBe('M0 0L100 0L100 100L0 100Z')
  })

  it('stand over years, or over months where there are few', () => {
    expect(monthTicks(0, 240, 5).map(({ label }) => label)).toEqual(['0', '5', '10', '15', '20 anos'])
    expect(monthTicks(1, 10, 5).map(({ label }) => label)).toEqual(['2', '4', '6', '8', '10 meses'])
  })
})
