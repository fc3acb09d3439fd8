import type { CuratedList } from '../curated-lists.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { countBits, hasBit } from './bit-set.ts'
import { selectListings } from './listing-filters.ts'
import type { ListingIndex } from './listing-index.ts'
import { type FoundListings, walkOrder, walkPositions } from './search-listings.ts'

/** Finds the first `limit` listings of a curated list in the list's own order, and how many belong to it. */
export function findCuratedPage(
  index: ListingIndex,
  list: CuratedList,
  limit: number,
  now: Date,
): FoundListings {
  const set = selectListings(index, { ...emptyCriteria, list }, now)
  const positions: number[] = []
  const take = (position: number): boolean => !hasBit(set, position) || positions.push(position) < limit
  walkCurated(index, list, now, take)
  return { positions, total: countBits(set) }
}

function walkCurated(
  index: ListingIndex,
  list: CuratedList,
  now: Date,
  visit: (position: number) => boolean,
): void {
  if (list === 'roi') walkOrder(index, '-roi', now, visit)
  else if (list === 'discount') walkOrder(index, '-discount', now, visit)
  else if (list === 'premium') walkPositions(index.orders.premium.positions, visit)
  else walkOrder(index, 'auction', now, visit)
}
