import { computeMedian } from '../analysis/region-figures.ts'
import { toKnown } from '../search/index/indexed-listing.ts'
import { forEachBit } from '../search/index/bit-set.ts'
import type { ListingIndex } from '../search/index/listing-index.ts'
import { selectListings } from '../search/index/listing-filters.ts'
import { showCityName } from '../search/index/place-dictionary.ts'
import type { Criteria } from '../search/search-criteria.ts'
import type { Uf } from '../states.ts'

/** Known returns from which a neighborhood has a median. */
const minKnownReturns = 3
/** Neighborhoods listed, those with the most known returns. */
const maxNeighborhoods = 50

/** What the listings of a neighborhood return, as a median. */
export interface NeighborhoodReturn {
  name: string
  city: string
  state: Uf
  /** Matches in the neighborhood. */
  total: number
  /** Those whose return is known. */
  known: number
  /** The median of the known net returns by the usual assumptions, in %. */
  netReturn: number
}

/**
 * Returns the median net return of the matches of each neighborhood, the most known first. A listing without a return
 * counts for none; a neighborhood with few known returns is left out.
 */
export function listNeighborhoodReturns(
  { columns, places }: ListingIndex,
  listings: Iterable<number>,
): NeighborhoodReturn[] {
  const byNeighborhood = new Map<string, { first: number; total: number; returns: number[] }>()
  for (const position of listings) {
    const neighborhood = places.neighborhoods[columns.neighborhood[position]!]!
    if (neighborhood.key === '') continue
    const key = `${neighborhood.city} ${neighborhood.key}`
    const group = byNeighborhood.get(key) ?? { first: columns.neighborhood[position]!, total: 0, returns: [] }
    byNeighborhood.set(key, group)
    group.total++
    const netReturn = toKnown(columns.netRoi[position]!)
    if (netReturn !== null) group.returns.push(netReturn)
  }
  return [...byNeighborhood.values()]
    .filter(({ returns }) => returns.length >= minKnownReturns)
    .toSorted((a, b) => b.returns.length - a.returns.length || a.first - b.first)
    .slice(0, maxNeighborhoods)
    .map(({ first, total, returns }) => {
      const { name, city } = places.neighborhoods[first]!
      const { state } = places.cities[city]!
      return {
        name,
        city: showCityName(places.cities[city]!),
        state,
        total,
        known: returns.length,
        netReturn: computeMedian(returns)!,
      }
    })
}

/** Returns the positions of all matches. */
export function listMatches(index: ListingIndex, criteria: Criteria, now: Date): number[] {
  const positions: number[] = []
  forEachBit(selectListings(index, criteria, now), position => void positions.push(position))
  return positions
}
