import { findNextAuction } from './next-auction.ts'
import type { SortOrder } from './search-criteria.ts'
import type { SearchableListing } from './searchable-listing.ts'

export type CompareListings = (a: SearchableListing, b: SearchableListing) => number
type Key = (listing: SearchableListing) => number | null

/** Smallest first, unknown last. */
const compareAscending =
  (key: Key): CompareListings =>
  (a, b) => {
    const [left, right] = [key(a), key(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return left - right
  }

/** Largest first, unknown last. */
export const compareDescending = (key: Key): CompareListings =>
  compareAscending(listing => {
    const value = key(listing)
    return value === null ? null : -value
  })

/** The bank's numbers as numbers, highest first, which makes every order total. */
const compareById: CompareListings = (a, b) =>
  b.id.length - a.id.length || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** Compares by each key in turn, then by number: a total order. */
export const compareInTurn =
  (...keys: CompareListings[]): CompareListings =>
  (a, b) => {
    for (const compare of keys) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return compareById(a, b)
  }

export const comparePhotoMissingLast: CompareListings = compareAscending(listing =>
  Number(listing.photoMissing),
)
export const compareNewestFirst: CompareListings = compareDescending(listing =>
  Date.parse(listing.firstSeenAt),
)

/** Soonest first; listings without a coming date last. */
export const compareSoonestFirst = (now: Date): CompareListings =>
  compareAscending(listing => {
    const next = findNextAuction(listing.firstAuctionAt, listing.secondAuctionAt, now)
    return next === null ? null : Date.parse(next)
  })

/**
 * Returns the comparison for a sort order: a total order, the same as in SQL search (server/catalogue/search-ordering.ts).
 */
export function compareBySort(sort: SortOrder, now: Date): CompareListings {
  switch (sort) {
    case 'relevance':
      return compareInTurn(comparePhotoMissingLast, compareNewestFirst)
    case 'newest':
      return compareInTurn(compareNewestFirst)
    case 'auction':
      return compareInTurn(compareSoonestFirst(now))
    case 'price':
    case 'discount':
    case 'roi':
    case 'netRoi':
    case 'area':
      return compareInTurn(compareAscending(listing => listing[sort]))
    default: {
      const key = sort.slice(1) as 'price' | 'discount' | 'roi' | 'netRoi' | 'area'
      return compareInTurn(compareDescending(listing => listing[key]))
    }
  }
}
