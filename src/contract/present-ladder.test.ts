import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#domain/calendar-date.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { LadderAnswer } from './judgement-schemas.ts'
import { presentLadder } from './present-ladder.ts'

const now = new Date('2026-05-12T15:00:00Z')

/** A version in which the ladder holds in São Paulo, and that offers the listing 7. */
const index = {
  size: 1,
  columns: {
    id: Float64Array.of(7),
    ladder: Uint8Array.of(0),
    ladderStart: Float64Array.of(Number.NaN),
    lastLicitacaoOn: Float64Array.of(Number.NaN),
    roundFrom: Float64Array.of(toDayNumber('2026-05-08')),
    roundTo: Float64Array.of(toDayNumber('2026-05-10')),
  },
  lists: new Map([['SP', { first: 0, newest: toDayNumber('2026-05-11'), recent: [] }]]),
  ladder: {
    states: new Map([
      ['SP', { share: 0.98, listings: 1497, scope: 'state', holds: true }],
      ['RJ', { share: 0.5, listings: 900, scope: 'state', holds: false }],
      ['GO', { share: 0.99, listings: 900, scope: 'state', holds: true }],
    ]),
  },
} as unknown as ListingIndex

const present = (overrides: Partial<CataloguedListing>) => {
  const answer = presentLadder(
    createListing({ id: '7', price: 8_196_482, evaluation: 14_000_000, ...overrides }),
    { index, now },
  )
  return answer && LadderAnswer.parse(answer)
}

describe('the ladder of a property', () => {
  it('has the position, the next price with its days, two after it, the re-basing, and the evidence', () => {
    expect(present({ price: 7_991_569 })).toEqual({
      family: 'lo',
      rebasings: 0,
      rung: 1,
      next: {
        kind: 'cut',
        price: 77_866.57,
        share: { p: 0.99, low: 0.98, high: 1 },
        windows: [{ from: '2026-05-13', to: '2026-06-11' }],
      },
      later: [75_817.45, 73_768.33],
      rebase: { price: 78_224.72, share: { p: 0.01, low: 0, high: 0.02 } },
      floor: false,
      expired: false,
      silence: null,
      ifUnsold: null,
      evidence: { share: 0.98, listings: 1497, scope: 'state', listDate: '2026-05-11' },
    })
  })

  it('has no price after the floor, and at the floor none at all', () => {
    const near = present({ price: 1_639_296 })
    expect(near).toMatchObject({ rung: 19, next: { price: 14_000 }, later: [], floor: false })
    expect(present({ price: 1_400_000 })).toMatchObject({
      rung: null,
      next: null,
      rebase: null,
      later: [],
      floor: true,
      silence: 'floor',
    })
  })

  it('from a list of 37 days ago says no price', () => {
    const later = new Date('2026-06-17T15:00:00Z')
    const answer = presentLadder(createListing({ id: '7', price: 7_991_569, evaluation: 14_000_000 }), {
      index,
      now: later,
    })
    expect(answer).toMatchObject({
      rung: 1,
      next: null,
      rebase: null,
      later: [],
      expired: true,
      silence: 'expired',
    })
  })

  it.each<[string, Partial<CataloguedListing>]>([
    ['of a gone listing', { gone: true }],
    ['where it does not hold', { state: 'RJ' }],
    ['where no list was read', { state: 'GO' }],
    ['where nothing was checked', { state: 'PB' }],
  ])('is not stated %s', (_, overrides) => {
    expect(present(overrides)).toBeNull()
  })

  it('of a licitação has the same price next, then the first cut', () => {
    const ladder = present({ modality: 'licitacao' })
    expect(ladder?.next).toEqual({ kind: 'same', price: 81_964.82, share: null, windows: [] })
    expect(ladder?.rebase).toBeNull()
    expect(ladder?.later[0]).toBe(79_915.69)
  })

  it.each<[string, Partial<CataloguedListing>, object]>([
    ['an auction', { modality: 'leilao', price: 14_000_000 }, { silence: 'auction', rung: null }],
    ['a price off the ladder', { price: 8_000_000 }, { silence: 'off-ladder', rung: null, family: null }],
    ['a sale without a modality', { modality: null }, { silence: 'unknown-modality', rung: null }],
  ])('of %s says why it is silent, and no prices', (_, overrides, expected) => {
    expect(present(overrides)).toMatchObject({ next: null, later: [], ...expected })
  })

  it('of an auction has the two prices at which it may come back, and the likelier of them', () => {
    expect(present({ modality: 'leilao', price: 14_000_000 })?.ifUnsold).toMatchObject({
      low: 81_964.82,
      high: 85_466.19,
      likely: 'low',
    })
    expect(present({ modality: 'leilao', evaluation: null })?.ifUnsold).toBeNull()
  })

  it.each([
    [null, false],
    [-1, false],
    [1, true],
  ])('of an auction whose 2nd date is %s days ahead says %s of a 2nd auction before', (days, is) => {
    const secondAuctionAt = days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString()
    const ladder = present({ modality: 'leilao', price: 14_000_000, secondAuctionAt })
    expect(ladder?.ifUnsold?.afterSecondAuction).toBe(is)
  })
})
