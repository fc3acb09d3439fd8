import { describe, expect, it } from 'vitest'
import { formatIrr, formatMaxBid, formatProfit, formatRoi } from '../cost-words.ts'
import { describeScenarioChange, describeNetResult, describePart, formatYield } from './cost-sheet-words.ts'

describe('the texts of the cost sheet', () => {
  it('name a loss once, by its word', () => {
    expect(formatProfit(3_118_000)).toEqual(['Lucro líquido', 'R$\u00a031.180'])
    expect(formatProfit(-82_050)).toEqual(['Prejuízo', 'R$\u00a0820,50'])
    expect(describeNetResult(-82_050)).toBe('prejuízo de R$\u00a0820,50')
    expect(describeNetResult(3_118_000)).toBe('R$\u00a031.180')
  })

  it.each([
    [0.1258, '12,6%'],
    [-0.0425, '−4,3%'],
    [-0.0001, '0%'],
    [1e7, 'acima de 10.000%'],
  ])('write a TIR of %d as %s', (irr, words) => {
    expect(formatIrr(irr)).toBe(words)
  })

  it('use one word for missing figures', () => {
    expect([formatRoi(null), formatIrr(null), formatMaxBid(null)]).toEqual(['não há', 'não há', 'não há'])
  })

  it('give an item’s share of the investment, and none for what the sale pays', () => {
    const row = (key: 'itbi' | 'brokerage', value: number) =>
      ({ kind: 'cost', name: 'item', item: { key, value, month: 0 }, value, from: 0, to: 0 }) as const
    expect(describePart(row('itbi', 600_000), 26_200_000)).toBe('2,3%')
    expect(describePart(row('itbi', 0), 26_200_000)).toBe('')
    expect(describePart(row('itbi', 600_000), 0)).toBe('')
    expect(describePart(row('brokerage', 600_000), 26_200_000)).toBe('')
    expect(formatYield(150_000, 26_200_000)).toBe('0,57%')
  })

  it('describe what a scenario changes, and by how much', () => {
    expect(describeScenarioChange({ key: 'saleValue', from: 32_000_000, to: 28_800_000 })).toBe(
      'Venda R$\u00a0288.000 (−10%)',
    )
    expect(describeScenarioChange({ key: 'reformCost', from: 100_000, to: 130_000 })).toBe(
      'Reforma R$\u00a01.300 (+30%)',
    )
    expect(describeScenarioChange({ key: 'months', from: 12, to: 18 })).toBe('Prazo 18 meses')
    expect(describeScenarioChange({ key: 'condoDebt', from: 0, to: 840_000 })).toBe(
      'Condomínio R$\u00a08.400',
    )
  })
})
