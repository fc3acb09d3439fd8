import { expect, it } from 'vitest'
import { groupExpenses } from './expense-actions.ts'

const expense = (id: string, item_id: string, date: string) =>
  ({ id, item_id, date, kind: 'outro', amount: 1, note: '' }) as const

it('expenses are grouped by property, the last day first', () => {
  const groups = groupExpenses([
    expense('a', '1', '2026-01-01'),
    expense('b', '2', '2026-01-02'),
    expense('c', '1', '2026-01-03'),
  ])
  expect([...groups].map(([item, of]) => [item, of.map(({ id }) => id)])).toEqual([
    ['1', ['c', 'a']],
    ['2', ['b']],
  ])
})
