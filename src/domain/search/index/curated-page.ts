import { modalitiesByUrgency } from '../curated-list-rules.ts'
import type { CuratedList } from '../curated-lists.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { countBits, hasBit } from './bit-set.ts'
import { codeOf } from './indexed-listing.ts'
import { selectListings } from './listing-filters.ts'
import type { ListingIndex } from './listing-index.ts'
import { type FoundListings, walkNextDates, walkOrder, walkPositions } from './search-listings.ts'

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
  else walkEnding(index, now, visit)
}

/** Walks the soonest date first; equal dates and listings without one, by how soon their kind of sale is assumed to end. */
function walkEnding(index: ListingIndex, now: Date, visit: (position: number) => boolean): void {
  const { modality, firstSeenAt } = index.columns
  const urgencyOf = (at: number): number => urgencies[modality[at]!] ?? modalitiesByUrgency.length
  const compareUrgency = (a: number, b: number): number =>
    urgencyOf(a) - urgencyOf(b) || firstSeenAt[b]! - firstSeenAt[a]! || a - b
  const { dated, ended } = walkNextDates(index, now.getTime(), visit, compareUrgency)
  if (ended) return
  for (let urgency = 0; urgency < modalitiesByUrgency.length; urgency++) {
    const more = walkPositions(
      index.orders.newest.positions,
      position => hasBit(dated, position) || urgencyOf(position) !== urgency || visit(position),
    )
    if (!more) return
  }
}

/** Modality code → its place in `modalitiesByUrgency`. */
const urgencies: Readonly<Record<number, number>> = Object.fromEntries(
  modalitiesByUrgency.flatMap((modalities, urgency) =>
    modalities.map(modality => [codeOf.modality(modality), urgency]),
  ),
)
