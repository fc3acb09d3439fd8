import { describe, expect, it } from 'vitest'
import { findPriceInForce } from './price-in-force.ts'

const first = '2026-11-20T10:00:00-03:00'
const agreed = { value: 211, list: 211, page: 211, counts: 'page', conflict: false } as const
const auction = {
  modality: 'leilao',
  price: agreed,
  secondAuctionPrice: 160,
  firstAuctionAt: first,
  listOn: '2026-11-12',
} as const
const at = (instant: string, changes: Partial<Parameters<typeof findPriceInForce>[0]> = {}) =>
  findPriceInForce({ ...auction, ...changes }, Date.parse(instant))

describe('the price in force between two auctions', () => {
  it('is the first one until its time, and from then on the second one', () => {
    expect(at('2026-11-20T09:59:59-03:00')).toEqual({ price: 211, until: Date.parse(first) })
    expect(at(first)).toEqual({ price: 160, until: null })
    expect(at('2026-12-31T00:00:00-03:00')).toEqual({ price: 160, until: null })
  })

  it('changes at the end of the day where the bank states no hour', () => {
    const midnight = { firstAuctionAt: '2026-11-20T00:00:00-03:00' }
    expect(at('2026-11-20T23:59:59-03:00', midnight)?.price).toBe(211)
    expect(at('2026-11-21T00:00:00-03:00', midnight)?.price).toBe(160)
  })

  it.each([
    ['the list repeats the price of the first auction', agreed, '2026-11-25', 160],
    [
      'a list made after the first auction contradicts the page',
      { list: 150, conflict: true },
      '2026-11-25',
      150,
    ],
    [
      'a list made before the first auction contradicts the page',
      { list: 150, conflict: true },
      '2026-11-19',
      160,
    ],
  ])('after the first auction, when %s', (_, said, listOn, price) => {
    const list = said.list ?? 211
    expect(
      at('2026-11-28T12:00:00-03:00', { price: { ...agreed, ...said, value: list, counts: 'list' }, listOn })
        ?.price,
    ).toBe(price)
  })

  it.each([
    ['another modality', { modality: 'venda-online' }],
    ['no second price', { secondAuctionPrice: null }],
    ['no date of the first auction', { firstAuctionAt: null }],
  ] as const)('is the one price with %s', (_, changes) => {
    expect(at('2026-11-28T12:00:00-03:00', changes)).toEqual({ price: 211, until: null })
  })

  it('is unknown without any price', () => {
    expect(at(first, { price: { ...agreed, value: null } })).toBeNull()
  })
})
