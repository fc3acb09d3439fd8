import { foldText } from '../../fold-text.ts'
import type { Uf } from '../../states.ts'
import type { ListingIndex } from './listing-index.ts'
import { type IndexedCity, showCityName } from './place-dictionary.ts'

/** A city with listings, all its spellings together. */
export interface CityTotal {
  name: string
  state: Uf
  total: number
}

/** Counts the listings of each city, by the number of the first city of its municipality. */
export function countByCityGroup({ columns, places, size }: ListingIndex): Uint32Array {
  const totals = new Uint32Array(places.cities.length)
  for (let at = 0; at < size; at++) totals[places.cities[columns.city[at]!]!.group]!++
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

/** Counts the listings of each neighborhood that has any; `city` is the number of its city. */
export function countNeighborhoods({ columns, places }: ListingIndex): {
  key: string
  name: string
  city: number
  total: number
}[] {
  const totals = new Uint32Array(places.neighborhoods.length)
  for (const code of columns.neighborhood) totals[code]!++
  return places.neighborhoods.flatMap(({ key, name, city }, code) =>
    key === '' || totals[code] === 0 ? [] : [{ key, name, city, total: totals[code]! }],
  )
}
