import { expect, it } from 'vitest'
import {
  describeLadderEvidence,
  describeNextPriceShort,
  describeNextPriceSilence,
  describeNextPriceValue,
  describeNextStart,
  describeNextWindows,
  describeRebase,
  describeRungs,
  describeUnsoldPrice,
  isFloorPrice,
  isSameNextPrice,
} from './ladder-words.ts'
import { nextPriceSilences } from './next-price.ts'

const evidence = { share: 0.989, listings: 1497, scope: 'state', listDate: '2026-07-21' } as const

it('the evidence of the ladder is never rounded up', () => {
  expect(describeLadderEvidence({ family: 'lo', evidence }, 'SP')?.replaceAll('\u00a0', ' ')).toBe(
    'Regra observada em 98% dos 1.497 imóveis de SP fora de leilão, na lista de 21 jul. 2026; a Caixa não a publica.',
  )
})

it('a state with few listings is judged by those of the country, and that is said', () => {
  const national = { ...evidence, scope: 'country' } as const
  expect(describeLadderEvidence({ family: 'lo', evidence: national }, 'AP')).toContain(
    'imóveis do país fora de leilão, porque AP tem poucos, na lista de',
  )
})

it.each([
  [
    { p: 0.2, low: 0, high: 0.45 },
    'Em 20 de 100 casos (entre 0 e 45) a Caixa recomeçou a escada em vez de reduzir: R$ 120.',
  ],
  [null, 'A Caixa costuma recomeçar a escada neste ponto: R$ 120; ou R$ 90 se reduzir.'],
  // The API gives the price of a rare one, too: what it says, the words say.
  [
    { p: 0.02, low: 0, high: 0.06 },
    'Em 2 de 100 casos (entre 0 e 6) a Caixa recomeçou a escada em vez de reduzir: R$ 120.',
  ],
  [
    { p: 0, low: 0, high: 0.02 },
    'Em até 2 de 100 casos a Caixa recomeçou a escada em vez de reduzir: R$ 120.',
  ],
])('a re-basing with the share %j is said beside the cut', (share, words) => {
  const text = describeRebase({ next: { price: 90 }, rebase: { price: 120, share } })
  expect(text.replaceAll('\u00a0', ' ')).toBe(words)
})

it('at the floor only the re-basing is left to say', () => {
  const text = describeRebase({ next: null, rebase: { price: 120, share: null } })
  expect(text.replaceAll('\u00a0', ' ')).toBe('A Caixa pode recomeçar a escada: R$ 120.')
  expect(describeRebase({ next: null, rebase: null })).toBe('')
  expect(isFloorPrice(12_000, 120_000)).toBe(true)
  expect(isFloorPrice(12_000.01, 120_000)).toBe(false)
  expect(isFloorPrice(1, null)).toBe(false)
})

it('no evidence is given where the ladder says nothing of the price, as of an auction', () => {
  expect(describeLadderEvidence({ family: null, evidence }, 'SP')).toBeNull()
  expect(describeLadderEvidence(null, 'SP')).toBeNull()
})

it.each([
  [1, 'Desceu um degrau'],
  [2, 'Desceu 2 degraus'],
])('a fall of %i rungs is put into words', (rungs, words) => {
  expect(describeRungs(rungs)).toBe(words)
})

it.each([
  [96_376.59, 93_771.82, 'R$ 93.771,82', 'próximo preço R$ 93.771,82', false],
  [99_556.8, 99_556.8, 'o mesmo, em Venda Online', 'depois, o mesmo preço em Venda Online, sem os 5%', true],
  [96_376.59, null, '', '', false],
  [null, null, '', '', false],
])('describes what follows the price %s, %s', (price, nextPrice, value, words, isSame) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const followed = { price, nextPrice }
  expect(plain(describeNextPriceValue(followed))).toBe(value)
  expect(plain(describeNextPriceShort(followed))).toBe(words)
  expect(isSameNextPrice(followed)).toBe(isSame)
})

it('each reason why nothing is said is a sentence', () => {
  for (const silence of nextPriceSilences) expect(describeNextPriceSilence[silence]).toMatch(/^\p{Lu}.*\.$/u)
})

const today = '2026-09-01'
const windows = [
  { from: '2026-09-28', to: '2026-10-03' },
  { from: '2027-01-04', to: '2027-01-04' },
]
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it('the windows of the next price are joined, also over the end of a month, with a year that is not this one', () => {
  expect(describeNextWindows([], today)).toBeNull()
  expect(plain(describeNextWindows(windows, today))).toBe('entre 28 set. e 3 out. ou em 4 jan. 2027')
})

it('several windows are no certain date: only from when on is said', () => {
  expect(describeNextStart([], today)).toBeNull()
  expect(plain(describeNextStart(windows, today))).toBe('a partir de 28 set.')
  expect(plain(describeNextStart(windows, '2026-09-30'))).toBe('a partir de 30 set.')
  expect(plain(describeNextStart(windows.slice(0, 1), today))).toBe('entre 28 set. e 3 out.')
})

it.each([
  ['low' as const, false, 'Se ninguém comprar: Licitação Aberta por R$ 100', 'pode ser R$ 200.'],
  ['high' as const, false, 'Se ninguém comprar: Licitação Aberta por R$ 200', 'pode ser R$ 100.'],
  ['low' as const, true, 'Depois do 2º leilão, se ninguém comprar: Licitação Aberta por R$ 100', 'R$ 200.'],
])(
  'the likelier price, %s, is named first, after a second auction: %s',
  (likely, afterSecondAuction, title, end) => {
    const words = describeUnsoldPrice({ low: 100, high: 200, likely, afterSecondAuction })
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(words.title)).toBe(title)
    expect(plain(words.text).endsWith(end)).toBe(true)
  },
)
