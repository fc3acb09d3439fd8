import { describe, expect, it } from 'vitest'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { type CostForm, exampleCostForm, formToCostQuestion } from './cost-form.ts'
import { buildWaterfall } from './cost-waterfall.ts'

const answer = (form: CostForm) => computeCostSheet(formToCostQuestion(form))

describe('the waterfall chart', () => {
  it('goes from the bid through every cost to the profit, which ends at the sale value', () => {
    const { rows, sale } = buildWaterfall(answer(exampleCostForm), 32_000_000)
    expect(rows).toHaveLength(15)
    expect(rows[0]).toMatchObject({ kind: 'bid', from: 0, to: 62.5 })
    expect(rows.find(({ name }) => name === 'invested')?.to).toBeCloseTo(81.875)
    expect(rows.at(-1)).toMatchObject({ name: 'profit', value: 3_118_000 })
    expect(rows.at(-1)?.to).toBe(100)
    expect(sale).toBe(100)
  })

  it('draws a loss beyond the sale value', () => {
    const { rows, sale } = buildWaterfall(answer({ ...exampleCostForm, saleValue: 200_000 }), 20_000_000)
    const result = rows.at(-1)
    expect(result?.name).toBe('loss')
    expect(result?.from).toBeCloseTo(sale)
    expect(result?.to).toBe(100)
  })
})
