import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#domain/calendar-date.ts'
import { buildIndex, listedToday } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { countPlaceChanges } from './place-changes.ts'
import type { EarlierOffer, EarlierOffers } from './place-history.ts'

const catalogue = listedToday([
  createListing({ id: '1', price: 90_00, city: 'ITU' }),
  createListing({ id: '2', price: 100_00, category: 'casa' }),
  createListing({ id: '3', price: 110_00 }),
  createListing({ id: '4', state: 'GO', city: 'ANAPOLIS' }),
])
const index = buildIndex({
  ...catalogue,
  lists: new Map([...catalogue.lists].filter(([state]) => state === 'SP' || state === 'GO')),
})
const earlier = (id: number, price: number | null, more: Partial<EarlierOffer> = {}): EarlierOffer => ({
  id,
  state: 'SP',
  cityKey: 'campinas',
  category: 'apartamento',
  price,
  ...more,
})
const offers = [
  earlier(1, 100_00, { cityKey: 'itu' }),
  earlier(2, null, { category: 'casa' }),
  earlier(3, 100_00),
  earlier(4, null, { state: 'GO', cityKey: 'anapolis' }),
  earlier(5, 100_00),
  // Came and left between the two lists.
  earlier(6, null),
]
const days = (since: Record<string, string>): EarlierOffers => ({
  since: new Map(Object.entries(since).map(([state, date]) => [state, toDayNumber(date)])),
  offers,
})
const history = {
  earlier: days({ SP: '2026-01-08', GO: '2026-01-07' }),
  lastOffers: [],
}
const since = toDayNumber('2026-01-08')

describe('what changed in a place since the list before', () => {
  it('is what arrived, what left, and what became cheaper', () => {
    const sp = { uf: 'SP' as const, city: null, category: null }
    expect(countPlaceChanges(index, sp, history)).toEqual({ since, arrived: 1, left: 1, cheaper: 1 })
    expect(countPlaceChanges(index, { ...sp, city: 'campinas' }, history)).toEqual({
      since,
      arrived: 1,
      left: 1,
      cheaper: 0,
    })
    expect(countPlaceChanges(index, { ...sp, city: 'campinas', category: 'apartamento' }, history)).toEqual({
      since,
      arrived: 0,
      left: 1,
      cheaper: 0,
    })
  })

  it('is said of the country only where all states have the same two lists', () => {
    const country = { uf: null, city: null, category: null }
    const at = (since: Record<string, string>) =>
      countPlaceChanges(index, country, { ...history, earlier: days(since) })
    expect(at({ SP: '2026-01-08', GO: '2026-01-07' })).toBeNull()
    expect(at({ SP: '2026-01-08' })).toBeNull()
    expect(at({ SP: '2026-01-08', GO: '2026-01-08' })).toEqual({ since, arrived: 2, left: 1, cheaper: 1 })
  })

  it('is unknown without a list before', () => {
    const none = { since: new Map(), offers: [] }
    const without = { earlier: none, lastOffers: [] }
    expect(countPlaceChanges(index, { uf: 'SP', city: null, category: null }, without)).toBeNull()
    expect(countPlaceChanges(index, { uf: null, city: null, category: null }, without)).toBeNull()
    expect(countPlaceChanges(index, { uf: 'AC', city: null, category: null }, history)).toBeNull()
  })
})
