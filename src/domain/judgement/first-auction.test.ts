import { expect, it } from 'vitest'
import { isFirstAuction } from './first-auction.ts'
import { isHighReturn, type ReturnStanding } from './judged-return.ts'

it.each([
  [200_000, 200_000, 'leilao', true],
  [210_000, 200_000, 'leilao', true],
  [150_000, 200_000, 'leilao', false],
  [200_000, 200_000, 'venda-online', false],
  [200_000, null, 'leilao', false],
] as const)(
  '%d against an appraisal of %s in %s is a first auction: %s',
  (price, evaluation, modality, first) => {
    expect(isFirstAuction({ price, evaluation, modality })).toBe(first)
  },
)

const plain: ReturnStanding = { ground: 'paid', isUnexplained: false, isFirstAuction: false, isStale: false }

it.each<[string, Partial<ReturnStanding>, boolean]>([
  ['on what was paid', {}, true],
  ['on the appraisal of a flat', { ground: 'appraisal' }, true],
  ['on the person’s own value', { ground: 'own' }, true],
  ['without a ground', { ground: 'none' }, false],
  ['with a discount that nothing explains', { isUnexplained: true }, false],
  ['in a first auction', { isFirstAuction: true }, false],
  ['on a list that is too old for a verdict', { isStale: true }, false],
])('a return of 20 % without a loss at worst, %s, is high: %s', (_, changes, high) => {
  expect(isHighReturn({ low: 0, base: 20, high: 60 }, { ...plain, ...changes })).toBe(high)
  expect(isHighReturn({ low: -0.01, base: 20, high: 60 }, { ...plain, ...changes })).toBe(false)
  expect(isHighReturn({ low: 0, base: 19.99, high: 60 }, { ...plain, ...changes })).toBe(false)
})
