import { describe, expect, it } from 'vitest'
import { amount, changeWords, duration, share } from './words.ts'

describe('the words of the cost sheet', () => {
  it.each([
    [0.2, '1 mês'],
    [9, '9 meses'],
    [12, '1 ano'],
    [24, '2 anos'],
    [13, '1 ano e 1 mês'],
    [174.67, '14 anos e 7 meses'],
    [600_000, 'mais de mil anos'],
  ])('says %d months as %s', (months, words) => {
    expect(duration(months)).toBe(words)
  })

  it.each([
    [11.9008, '11,9%'],
    [-4.25, '−4,3%'],
    [-0.01, '0%'],
    [1e9, 'acima de 10.000%'],
  ])('says a share of %d as %s', (percent, words) => {
    expect(share(percent)).toBe(words)
  })

  it('puts the sign of a loss before the currency', () => {
    expect(amount(-82_050)).toBe('−R$\u00a0820,50')
  })

  it('tells what a scenario changes, and by how much', () => {
    expect(changeWords({ key: 'saleValue', from: 32_000_000, to: 28_800_000 })).toBe(
      'Venda R$\u00a0288.000 (−10%)',
    )
    expect(changeWords({ key: 'months', from: 12, to: 18 })).toBe('Prazo 18 meses')
    expect(changeWords({ key: 'condoDebt', from: 0, to: 840_000 })).toBe('Condomínio R$\u00a08.400')
  })
})
