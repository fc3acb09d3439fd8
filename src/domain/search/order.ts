import { nextAuction } from './auction.ts'
import type { Sort } from './criteria.ts'
import type { Searchable } from './searchable.ts'

export type Compare = (a: Searchable, b: Searchable) => number
type Key = (listing: Searchable) => number | null

/** Smallest first, unknown last. */
export const ascending =
  (key: Key): Compare =>
  (a, b) => {
    const [left, right] = [key(a), key(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return left - right
  }

/** Largest first, unknown last. */
export const descending = (key: Key): Compare =>
  ascending(listing => {
    const value = key(listing)
    return value === null ? null : -value
  })

/** The bank's numbers as numbers, highest first, which makes every order total. */
const byId: Compare = (a, b) => b.id.length - a.id.length || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** Compares by each key in turn, then by number: a total order. */
export const inTurn =
  (...keys: Compare[]): Compare =>
  (a, b) => {
    for (const compare of keys) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return byId(a, b)
  }

export const photoMissingLast: Compare = ascending(listing => Number(listing.photoMissing))
export const newestFirst: Compare = descending(listing => Date.parse(listing.firstSeenAt))

/** Soonest first; listings without a coming date last. */
export const soonestFirst = (now: Date): Compare =>
  ascending(listing => {
    const next = nextAuction(listing.firstAuctionAt, listing.secondAuctionAt, now)
    return next === null ? null : Date.parse(next)
  })

/**
 * Returns the comparison for a sort order: a total order, the same as in SQL search (server/catalogue/ordering.ts).
 */
export function inOrder(sort: Sort, now: Date): Compare {
  switch (sort) {
    case 'relevance':
      return inTurn(photoMissingLast, newestFirst)
    case 'newest':
      return inTurn(newestFirst)
    case 'auction':
      return inTurn(soonestFirst(now))
    case 'price':
    case 'discount':
    case 'roi':
    case 'netRoi':
    case 'area':
      return inTurn(ascending(listing => listing[sort]))
    default: {
      const key = sort.slice(1) as 'price' | 'discount' | 'roi' | 'netRoi' | 'area'
      return inTurn(descending(listing => listing[key]))
    }
  }
}
