import { findListingPosition } from '../search/index/find-listing-position.ts'
import type { ListingIndex } from '../search/index/listing-index.ts'
import { readPlaceDirectory } from './place-directory.ts'
import type { PlaceHistory } from './place-history.ts'
import type { PlaceSelection } from './place-positions.ts'

/** What changed in a place since the list before. */
export interface PlaceChanges {
  /** Days since 1970 */
  since: number
  arrived: number
  left: number
  cheaper: number
}

/**
 * Counts what changed in a place since the list before the newest one of its state; in the country only where all
 * states have the same two lists, because one sentence cannot speak of several pairs. `null` where there is no list
 * before: then nothing is known to have changed.
 */
export function countPlaceChanges(
  index: ListingIndex,
  place: PlaceSelection,
  history: PlaceHistory,
): PlaceChanges | null {
  const { since, offers } = history.earlier
  const day = place.uf === null ? findCommonDay(index, since) : since.get(place.uf)
  if (day === undefined) return null
  const directory = readPlaceDirectory(index)
  const changes = { since: day, arrived: 0, left: 0, cheaper: 0 }
  for (const { id, state, cityKey, category, price } of offers) {
    if (place.uf !== null && state !== place.uf) continue
    if (place.category !== null && category !== place.category) continue
    if (place.city !== null && directory.ofListedCity(state, cityKey).slug !== place.city) continue
    const at = findListingPosition(index, id)
    if (price === null) changes.arrived += at === null ? 0 : 1
    else if (at === null) changes.left++
    else if (index.columns.price[at]! < price) changes.cheaper++
  }
  return changes
}

/** Returns the day of the list before, where all states have the same last two lists. */
function findCommonDay({ lists }: ListingIndex, since: ReadonlyMap<string, number>): number | undefined {
  const pairs = new Set([...lists].map(([state, { newest }]) => `${since.get(state) ?? ''} ${newest}`))
  const [day] = since.values()
  return pairs.size === 1 ? day : undefined
}
