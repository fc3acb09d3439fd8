import { describe, expect, it } from 'vitest'
import { judgeVerdict, type VerdictFacts } from './verdict.ts'

const facts: VerdictFacts = {
  gone: false,
  range: { low: 2, base: 20, high: 35 },
  unusual: false,
  target: 15,
  maxBid: 110_000_00,
  breakEven: 130_000_00,
  nextPrices: [],
}
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const short = { low: -5, base: 10, high: 20 }
const bad = { low: -30, base: -12, high: -1 }

/** Facts, the key, and the sentence about the target, written by hand. */
const rows: [what: string, changes: Partial<VerdictFacts>, key: string, detail: string][] = [
  ['a listing that is gone, whatever else', { gone: true, unusual: true }, 'gone', ''],
  ['no appraisal', { range: null, maxBid: null, breakEven: null }, 'unknown', ''],
  ['a discount out of the ordinary', { unusual: true }, 'unusual', ''],
  ['a gain even in the pessimistic case', {}, 'always', 'Passa da sua meta de 15% em 5 pontos.'],
  [
    'a pessimistic case of exactly 0',
    { range: { low: 0, base: 15, high: 20 } },
    'always',
    'Rende exatamente a sua meta de 15%.',
  ],
  [
    'less than a point above',
    { range: { low: -1, base: 15.3, high: 20 } },
    'likely',
    'Passa da sua meta de 15% em menos de 1 ponto.',
  ],
  [
    'below the target, the ladder silent',
    { range: short },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000.',
  ],
  [
    'one point below, the next price low enough',
    { range: { low: -5, base: 14, high: 20 }, nextPrices: [110_000_00, 100_000_00] },
    'likely',
    'Fica 1 ponto abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. O próximo preço da escada chega lá.',
  ],
  [
    'the third next price low enough',
    { range: short, nextPrices: [120_000_00, 115_000_00, 109_999_99] },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. A escada do preço chega lá 3 degraus abaixo.',
  ],
  [
    'no price low enough',
    { range: short, nextPrices: [120_000_00] },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. A escada do preço não desce até lá.',
  ],
  [
    'no bid that yields the target',
    { range: short, maxBid: null },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Nenhum lance chega a ela.',
  ],
  [
    'a gain only if all goes well',
    { range: { low: -20, base: -1, high: 3 } },
    'best-case',
    'Sem prejuízo no cenário provável, só por até R$ 130.000.',
  ],
  [
    'a price far above, the ladder on its way',
    { range: bad, nextPrices: [140_000_00, 130_000_00] },
    'never',
    'Sem prejuízo no cenário provável, só por até R$ 130.000. A escada do preço chega lá 2 degraus abaixo.',
  ],
  [
    'no bid without a loss',
    { range: bad, breakEven: null },
    'never',
    'Por nenhum lance a venda cobriria os custos.',
  ],
]

describe('the verdict', () => {
  it.each(rows)('of %s', (_, changes, key, detail) => {
    const verdict = judgeVerdict({ ...facts, ...changes })
    expect(verdict.key).toBe(key)
    expect(plain(verdict.detail)).toBe(detail)
    expect(`${verdict.text} ${verdict.detail}`).not.toMatch(/compre|vendido|valor de mercado|null|NaN/i)
  })
})
