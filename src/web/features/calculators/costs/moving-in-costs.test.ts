import { expect, it } from 'vitest'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { exampleCostForm, formToCostQuestion } from './cost-form.ts'
import { buildMovingInRows } from './cost-waterfall.ts'
import { waterfallRowName } from './cost-sheet-words.ts'
import { listMovingInCosts } from './moving-in-costs.ts'

const { items, invested } = computeCostSheet(formToCostQuestion(exampleCostForm))

it('the costs until a resident buyer moves in leave out what is paid month by month and out of a sale', () => {
  const { items: until, total } = listMovingInCosts(items)
  const holding = items.find(({ key }) => key === 'holding')?.value ?? 0
  expect(holding).toBeGreaterThan(0)
  expect(until.some(({ key }) => key === 'holding' || key === 'brokerage')).toBe(false)
  expect(total).toBe(invested - holding)
})

it('its rows follow each other up to their sum', () => {
  const rows = buildMovingInRows(items)
  expect(rows.map(waterfallRowName).at(-1)).toBe('Até morar nele')
  expect(rows.at(-1)).toMatchObject({ kind: 'sum', from: 0, to: 100, value: listMovingInCosts(items).total })
  const steps = rows.slice(0, -1)
  expect(steps.slice(1).every((row, at) => row.from === steps[at]?.to)).toBe(true)
})
