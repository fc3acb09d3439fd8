import { describe, expect, it } from 'vitest'
import { judgeVerdict, type NextReturn, type VerdictFacts } from './verdict.ts'

const facts: VerdictFacts = {
  gone: false,
  likelyGone: null,
  category: 'apartamento',
  ground: 'paid',
  listAgeDays: 3,
  known: 60,
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
  [
    'a listing that is gone, whatever else',
    { gone: true, unusual: true, likelyGone: { p: 0.9, days: 90 } },
    'gone',
    '',
  ],
  [
    'no sale value at all',
    { range: null, ground: 'none', maxBid: null, breakEven: null },
    'no-ground',
    'A lista não traz a avaliação da Caixa. Diga por quanto você venderia.',
  ],
  [
    'an appraisal of land, and a list that is too old, and no answers',
    { category: 'terreno', ground: 'none', listAgeDays: 100, known: 20 },
    'no-ground',
    'De terreno não há preço pago que sirva: só a avaliação da Caixa, que ninguém conferiu. Diga por quanto você venderia.',
  ],
  [
    'a category that is not known',
    { category: null, ground: 'none' },
    'no-ground',
    'Aqui não há preço pago que sirva: só a avaliação da Caixa, que ninguém conferiu. Diga por quanto você venderia.',
  ],
  [
    'odds that it has left, whatever the return and the ground',
    { likelyGone: { p: 0.668, days: 90 }, listAgeDays: 159, ground: 'none' },
    'stale-list',
    'De 100 como este, 67 saem em 90 dias, e a lista tem 159. Confira na Caixa.',
  ],
  [
    'a list of 37 days',
    { listAgeDays: 37, known: 20 },
    'stale-list',
    'A lista tem 37 dias, e um veredito precisa de uma de até 36. Confira na Caixa se ainda está à venda, e por quanto.',
  ],
  ['a discount out of the ordinary', { unusual: true, known: 20 }, 'unusual', ''],
  [
    'too little known',
    { known: 59 },
    'unknown',
    'Sabe-se 59% do que pesa na conta, e um veredito precisa de 60%. Comece pela primeira pergunta em aberto.',
  ],
  [
    'a list of 36 days and just enough known, by the appraisal of a flat',
    { listAgeDays: 36, ground: 'appraisal' },
    'always',
    'Pela avaliação, que erra até 25%, passa da sua meta de 15% em 5 pontos.',
  ],
  [
    'an own sale value of a house',
    { category: 'casa', ground: 'own' },
    'always',
    'Pelo seu valor de venda, passa da sua meta de 15% em 5 pontos.',
  ],
  [
    'a gain even in the pessimistic case',
    {},
    'always',
    'Com base no que se pagou no prédio, passa da sua meta de 15% em 5 pontos.',
  ],
  [
    'a pessimistic case of exactly 0',
    { range: { low: 0, base: 15, high: 20 } },
    'always',
    'Com base no que se pagou no prédio, chega à sua meta de 15%.',
  ],
  [
    'less than a point above',
    { range: { low: -1, base: 15.3, high: 20 } },
    'likely',
    'Com base no que se pagou no prédio, chega à sua meta de 15%.',
  ],
  [
    'a return that is shown as the target and lies below it',
    { range: { low: -1, base: 14.93, high: 20 } },
    'likely',
    'Com base no que se pagou no prédio, fica pouco abaixo da sua meta de 15%: rende 14,93%. Chega a ela por até R$ 110.000.',
  ],
  [
    'a target with two decimals, less than a point above',
    { range: { low: -1, base: 12.1, high: 20 }, target: 12.25 },
    'likely',
    'Com base no que se pagou no prédio, fica menos de 1 ponto abaixo da sua meta de 12,25%. Chega a ela por até R$ 110.000.',
  ],
  [
    'a target with a decimal that is reached by less than the shown whole percent',
    { range: { low: -1, base: 16.46, high: 20 }, target: 16.4 },
    'likely',
    'Com base no que se pagou no prédio, chega à sua meta de 16,4%: rende 16,46%.',
  ],
  [
    'a whole return of 43 against 15',
    { range: { low: 10, base: 42.76, high: 60 } },
    'always',
    'Com base no que se pagou no prédio, passa da sua meta de 15% em 28 pontos.',
  ],
  [
    'below the target, the ladder silent',
    { range: short },
    'likely',
    'Com base no que se pagou no prédio, fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000.',
  ],
  [
    'one point below, the next price low enough',
    { range: { low: -5, base: 14, high: 20 }, nextReturns: cuts(15, 19) },
    'likely',
    'Com base no que se pagou no prédio, fica 1 ponto abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. O próximo preço da escada chega lá.',
  ],
  [
    'the third next price low enough',
    { range: short, nextReturns: cuts(11, 13, 15.2) },
    'likely',
    'Com base no que se pagou no prédio, fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. A escada do preço chega lá 3 degraus abaixo.',
  ],
  [
    'no price low enough',
    { range: short, nextReturns: cuts(12) },
    'likely',
    'Com base no que se pagou no prédio, fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. A escada do preço não desce até lá.',
  ],
  [
    'a licitação whose own price suffices without the commission',
    { range: short, nextReturns: [same(15.5), ...cuts(20)] },
    'likely',
    'Com base no que se pagou no prédio, fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. Na Venda Online, pelo mesmo preço e sem os 5% do leiloeiro, chega lá.',
  ],
  [
    'a licitação that needs a cut after its Venda Online',
    { range: short, nextReturns: [same(13), ...cuts(16)] },
    'likely',
    'Com base no que se pagou no prédio, fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. Já sem os 5% do leiloeiro, a escada do preço chega lá um degrau abaixo.',
  ],
  [
    'a licitação that needs two cuts',
    { range: short, nextReturns: [same(11), ...cuts(13, 15)] },
    'likely',
    'Com base no que se pagou no prédio, fica 5 pontos abaixo da sua meta de 15%. Chega a ela por até R$ 110.000. Já sem os 5% do leiloeiro, a escada do preço chega lá 2 degraus abaixo.',
  ],
  [
    'no bid that yields the target',
    { range: short, maxBid: null },
    'likely',
    'Com base no que se pagou no prédio, fica 5 pontos abaixo da sua meta de 15%. Nenhum lance chega a ela.',
  ],
  [
    'a gain only if all goes well',
    { range: { low: -20, base: -1, high: 3 } },
    'best-case',
    'Com base no que se pagou no prédio, sem prejuízo no cenário provável só por até R$ 130.000.',
  ],
  [
    'a price far above, the ladder on its way',
    { range: bad, nextReturns: cuts(-4, 0) },
    'never',
    'Com base no que se pagou no prédio, sem prejuízo no cenário provável só por até R$ 130.000. A escada do preço chega lá 2 degraus abaixo.',
  ],
  [
    'no bid without a loss',
    { range: bad, breakEven: null },
    'never',
    'Com base no que se pagou no prédio, por nenhum lance a venda cobriria os custos.',
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
