import { expect, it } from 'vitest'
import type { Expense } from '#contract/desk-schemas.ts'
import { computeItemResult, type ItemResult } from '#contract/item-result.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { describeUnknownSpending } from '../rows/spending-words.ts'
import { describeSpending } from './board-columns.ts'

const paid = (kind: Expense['kind'], amount: number) => ({ date: '2026-03-02', kind, amount })
const resultOf = (...expenses: ReturnType<typeof paid>[]): ItemResult =>
  computeItemResult(expenses, exampleCostSheet)
const describeColumn = (...results: ItemResult[]): string =>
  describeSpending(new Map(results.map((result, at) => [String(at), result]))).replaceAll('\u00a0', ' ')

it.each<[string, ItemResult[], string]>([
  ['nothing was bought', [], ''],
  ['there is no plan', [computeItemResult([paid('bid', 1)], null)], ''],
  ['nothing was noted', [resultOf()], 'Da compra em diante: nada anotado de R$ 262 mil planejados'],
  [
    'only a sale was noted',
    [resultOf(paid('venda', 260_000))],
    'Da compra em diante: nada anotado de R$ 262 mil planejados',
  ],
  [
    'only what the sale cost was noted',
    [resultOf(paid('brokerage', 9_000))],
    'Da compra em diante: nada anotado de R$ 262 mil planejados',
  ],
  [
    'one of two was noted',
    [resultOf(paid('bid', 200_000)), resultOf()],
    'Da compra em diante: gasto R$ 200 mil, anotado em 1 de 2 imóveis, de R$ 524 mil planejados',
  ],
  [
    'everything was noted',
    [resultOf(paid('bid', 200_000))],
    'Da compra em diante: gasto R$ 200 mil de R$ 262 mil planejados',
  ],
])('the board says, where %s: %s', (_, results, words) => {
  expect(describeColumn(...results)).toBe(words)
})

it.each([
  [[], 'nada anotado'],
  [[paid('venda', 1)], 'nenhum gasto anotado'],
  [[paid('aluguel', 1)], 'nenhum gasto anotado'],
] as const)('of %j, a spending that nobody wrote down reads “%s”, never zero', (expenses, words) => {
  const result = resultOf(...expenses)
  expect(result.isSpendingUnknown).toBe(true)
  expect(describeUnknownSpending(result)).toBe(words)
})
