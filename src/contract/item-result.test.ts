import { expect, it } from 'vitest'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { computeItemResult } from './item-result.ts'

const expenses = [
  { date: '2026-01-10', kind: 'bid', amount: 200_000 },
  { date: '2026-02-10', kind: 'commission', amount: 10_000.55 },
] as const

it('the result of a property compares reais paid with the sheet’s own items', () => {
  const { planned, spent, stillPlanned, kinds, net } = computeItemResult(expenses, exampleCostSheet)
  // 200.000 + 10.000 + 6.000 + 2.000 + 2.000 + 6.000 + 30.000 + 12 × 500
  expect(planned).toBe(262_000_00)
  expect([spent, stillPlanned, net]).toEqual([210_000_55, 52_000_00, -210_000_55])
  expect(kinds.find(({ kind }) => kind === 'holding')).toEqual({
    kind: 'holding',
    planned: 6_000_00,
    spent: 0,
  })
})

it('the result without a sheet has nothing planned', () => {
  expect(computeItemResult(expenses, null)).toMatchObject({
    planned: null,
    stillPlanned: null,
    spent: 210_000_55,
  })
})
