import { expect, it } from 'vitest'
import { computeRungPrice, computeStartPrice } from './ladder-position.ts'
import { ladderTable } from './ladder-table.ts'
import { isRebasedRise } from './rebased-rise.ts'

const evaluation = 30_000_000
const priceOn = (rung: number, rebasings: number, family: 'lo' | 'hi' = 'lo') =>
  computeRungPrice(computeStartPrice(evaluation, ladderTable.bands.at(-1)![family], rebasings), rung)!
const record = (price: number, modality: 'venda-direta' | 'leilao' = 'venda-direta') => ({
  listDate: '2026-02-01',
  price,
  evaluation,
  modality,
})

it.each([
  ['a rise to the first rung of the next base', [priceOn(5, 0), priceOn(1, 1)], true],
  ['a rise of which one base was missed', [priceOn(9, 0), priceOn(1, 2)], true],
  ['a rise and a cut since', [priceOn(8, 1), priceOn(2, 2)], true],
  ['a fall to the start of the next base', [priceOn(0, 0), priceOn(0, 1)], false],
  ['a rise to another family', [priceOn(5, 0), priceOn(1, 1, 'hi')], false],
  ['a rise off the ladder', [priceOn(5, 0), priceOn(1, 1) + 500], false],
  ['a rise within one base', [priceOn(5, 0), priceOn(2, 0)], false],
  ['a single price', [priceOn(5, 0)], false],
])('%s is the ladder beginning again: %s', (_, prices, is) => {
  expect(isRebasedRise(prices.map(price => record(price)))).toBe(is)
})

it('an auction is none', () => {
  expect(isRebasedRise([record(priceOn(5, 0), 'leilao'), record(priceOn(1, 1))])).toBe(false)
})
