import { describe, expect, it } from 'vitest'
import { irrText, maxBidText, profitText, roiText } from '../cost-words.ts'
import { changeWords, madeText, partOf, yieldText } from './words.ts'

describe('the texts of the cost sheet', () => {
  it('name a loss once, by its word', () => {
    expect(profitText(3_118_000)).toEqual(['Lucro líquido', 'R$\u00a031.180'])
    expect(profitText(-82_050)).toEqual(['Prejuízo', 'R$\u00a0820,50'])
    expect(madeText(-82_050)).toBe('prejuízo de R$\u00a0820,50')
    expect(madeText(3_118_000)).toBe('R$\u00a031.180')
  })

  it.each([
    [0.1258, '12,6%'],
    [-0.0425, '−4,3%'],
    [-0.0001, '0%'],
    [1e7, 'acima de 10.000%'],
  ])('write a TIR of %d as %s', (irr, words) => {
    expect(irrText(irr)).toBe(words)
  })

  it('use one word for missing figures', () => {
    expect([roiText(null), irrText(null), maxBidText(null)]).toEqual(['não há', 'não há', 'não há'])
  })

  it('give an item’s share of the investment, and none for what the sale pays', () => {
    const row = (key: 'itbi' | 'brokerage', value: number) =>
      ({ kind: 'cost', name: 'item', item: { key, value, month: 0 }, value, from: 0, to: 0 }) as const
    expect(partOf(row('itbi', 600_000), 26_200_000)).toBe('2,3%')
    expect(partOf(row('itbi', 0), 26_200_000)).toBe('')
    expect(partOf(row('itbi', 600_000), 0)).toBe('')
    expect(partOf(row('brokerage', 600_000), 26_200_000)).toBe('')
    expect(yieldText(150_000, 26_200_000)).toBe('0,57%')
  })

  it('describe what a scenario changes, and by how much', () => {
    expect(changeWords({ key: 'saleValue', from: 32_000_000, to: 28_800_000 })).toBe(
      'Venda R$\u00a0288.000 (−10%)',
    )
    expect(changeWords({ key: 'reformCost', from: 100_000, to: 130_000 })).toBe(
      'Reforma R$\u00a01.300 (+30%)',
    )
    expect(changeWords({ key: 'months', from: 12, to: 18 })).toBe('Prazo 18 meses')
    expect(changeWords({ key: 'condoDebt', from: 0, to: 840_000 })).toBe('Condomínio R$\u00a08.400')
  })
})
