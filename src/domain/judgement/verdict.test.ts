import { describe, expect, it } from 'vitest'
import { judgeVerdict, type NextReturn, type VerdictFacts } from './verdict.ts'

const facts: VerdictFacts = {
  gone: false,
  range: { low: 2, base: 20, high: 35 },
  unusual: false,
  target: 15,
  maxBid: 110_000_00,
  breakEven: 130_000_00,
  nextReturns: [],
}
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const cuts = (...bases: number[]): NextReturn[] => bases.map(base => ({ kind: 'cut', base }))
const same = (base: number): NextReturn => ({ kind: 'same', base })

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
    'Chega à sua meta de 15%.',
  ],
  [
    'less than a point above',
    { range: { low: -1, base: 15.3, high: 20 } },
    'likely',
    'Chega à sua meta de 15%.',
  ],
  [
    'a return that is shown as the target and lies below it',
    { range: { low: -1, base: 14.93, high: 20 } },
    'likely',
    'Fica pouco abaixo da sua meta de 15%: rende 14,93%. Chega a ela por até R$ 110.000.',
  ],
  [
    'a target with two decimals, less than a point above',
    { range: { low: -1, base: 12.1, high: 20 }, target: 12.25 },
    'likely',
    'Fica menos de 1 ponto abaixo da sua meta de 12,25%. Chega a ela por até R$ 110.000.',
  ],
  [
    'a target with a decimal that is reached by less than the shown whole percent',
    { range: { low: -1, base: 16.46, high: 20 }, target: 16.4 },
    'likely',
    'Chega à sua meta de 16,4%: rende 16,46%.',
  ],
  [
    'a whole return of 43 against 15',
    { range: { low: 10, base: 42.76, high: 60 } },
    'always',
    'Passa da sua meta de 15% em 28 pontos.',
  ],
  [
    'below the target, the ladder silent',
    { range: short },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000.',
  ],
  [
    'one point below, the next price low enough',
    { range: { low: -5, base: 14, high: 20 }, nextReturns: cuts(15, 19) },
    'likely',
    'Fica 1 ponto abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. O próximo preço da escada chega lá.',
  ],
  [
    'the third next price low enough',
    { range: short, nextReturns: cuts(11, 13, 15.2) },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. A escada do preço chega lá 3 degraus abaixo.',
  ],
  [
    'no price low enough',
    { range: short, nextReturns: cuts(12) },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. A escada do preço não desce até lá.',
  ],
  [
    'a licitação whose own price suffices without the commission',
    { range: short, nextReturns: [same(15.5), ...cuts(20)] },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. Na Venda Online, pelo mesmo preço e sem os 5% do leiloeiro, chega lá.',
  ],
  [
    'a licitação that needs a cut after its Venda Online',
    { range: short, nextReturns: [same(13), ...cuts(16)] },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. Já sem os 5% do leiloeiro, a escada do preço chega lá um degrau abaixo.',
  ],
  [
    'a licitação that needs two cuts',
    { range: short, nextReturns: [same(11), ...cuts(13, 15)] },
    'likely',
    'Fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. Já sem os 5% do leiloeiro, a escada do preço chega lá 2 degraus abaixo.',
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
    { range: bad, nextReturns: cuts(-4, 0) },
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
