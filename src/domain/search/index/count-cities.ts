import { foldText } from '../../fold-text.ts'
import type { Uf } from '../../states.ts'
import { type BitSet, forEachBit } from './bit-set.ts'
import type { ListingIndex } from './listing-index.ts'
import { type IndexedCity, showCityName } from './place-dictionary.ts'

/** A city with listings, all its spellings together. */
export interface CityTotal {
  name: string
  state: Uf
  total: number
}

/** Calls `visit` with the position of every listing, or only of those in `set`. */
function forEachListing(index: ListingIndex, set: BitSet | null, visit: (at: number) => void): void {
  if (set !== null) return forEachBit(set, visit)
  for (let at = 0; at < index.size; at++) visit(at)
}

/**
 * Counts the listings of each city, all of them or those in `set`, by the number of the first city of its
 * municipality.
 */
export function countByCityGroup(index: ListingIndex, set: BitSet | null = null): Uint32Array {
  const { columns, places } = index
  const totals = new Uint32Array(places.cities.length)
  forEachListing(index, set, at => {
    totals[places.cities[columns.city[at]!]!.group]!++
  })
  return totals
}

/** Lists the cities that have listings, in the order of their names without accents. */
export function listCities(index: ListingIndex, accepts: (city: IndexedCity) => boolean): CityTotal[] {
  const totals = countByCityGroup(index)
  return index.places.cities
    .flatMap((city, code) =>
      totals[code]! > 0 && accepts(city)
        ? [{ name: showCityName(city), state: city.state, total: totals[code]! }]
        : [],
    )
    .sort((a, b) => (foldText(a.name) < foldText(b.name) ? -1 : 1))
}

/** Lists the states in which a city of exactly this name (folded) has listings, the most first. */
export function listStatesOfCity(
  index: ListingIndex,
  key: string,
): { state: Uf; name: string; total: number }[] {
  const named = new Set(
    index.places.cities
      .filter(city => city.key === key || foldText(showCityName(city)) === key)
      .map(({ group }) => group),
  )
  return listCities(index, city => named.has(city.group)).sort(
    (a, b) => b.total - a.total || (a.state < b.state ? -1 : 1),
  )
}

/**
 * Counts the listings, all of them or those in `set`, of each neighborhood that has any; `city` is the number of its
 * city.
 */
export function countNeighborhoods(
  index: ListingIndex,
  set: BitSet | null = null,
): { key: string; name: string; city: number; total: number }[] {
  const { columns, places } = index
  const totals = new Uint32Array(places.neighborhoods.length)
  forEachListing(index, set, at => {
    totals[columns.neighborhood[at]!]!++
  })
  return places.neighborhoods.flatMap(({ key, name, city }, code) =>
    key === '' || totals[code] === 0 ? [] : [{ key, name, city, total: totals[code]! }],
  )
}
