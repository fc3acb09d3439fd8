import { states, type Uf } from '../../states.ts'
import { type BitSet, listBits } from './bit-set.ts'
import { createCityTest, isCityName } from './city-names.ts'
import { countByCode } from './count-column.ts'
import type { ListingIndex } from './listing-index.ts'
import { type IndexedCity, type PlaceDictionary, showCityName } from './place-dictionary.ts'

/** A city with listings, all its spellings together. */
export interface CityTotal {
  name: string
  state: Uf
  total: number
}

/** A name by which a search finds a city, with the listings that it finds. */
interface NamedCity extends CityTotal {
  /** The name, folded. */
  key: string
  /** Whether it is its state's capital. */
  capital: boolean
}

/** Counts the listings of each city, all of them or those in `set`, by its number. */
export const countByCity = ({ columns, places }: ListingIndex, set: BitSet | null = null): Uint32Array =>
  countByCode(columns.city, places.cities.length, set && listBits(set))

/** Counts the listings of each state, all of them or those in `set`; states without any are left out. */
export function countByState({ columns }: ListingIndex, set: BitSet | null = null): Map<Uf, number> {
  const totals = countByCode(columns.state, states.length, set && listBits(set))
  return new Map(states.flatMap(({ uf }, number) => (totals[number]! > 0 ? [[uf, totals[number]!]] : [])))
}

/** Adds the counts of a municipality's spellings to that of its first one. */
export function joinSpellings(totals: Uint32Array, { cities }: PlaceDictionary): Uint32Array {
  const joined = new Uint32Array(totals.length)
  for (let code = 0; code < totals.length; code++)
    if (totals[code]! > 0) joined[cities[code]!.group]! += totals[code]!
  return joined
}

/**
 * Counts the listings of each city, all of them or those in `set`, by the number of the first city of its
 * municipality.
 */
const countByCityGroup = (index: ListingIndex, set: BitSet | null = null): Uint32Array =>
  joinSpellings(countByCity(index, set), index.places)

/**
 * Finds the names by which a search finds cities with listings, all of them or those in `set`: official names that
 * match, and what a list says where the official name does not match, or where it is exactly what was asked for.
 * @param isAsked whether a folded name in a state is exactly what was asked for
 */
export function findCityNames(
  index: ListingIndex,
  set: BitSet | null,
  isAsked: (key: string, state: Uf) => boolean,
  matches: (key: string, state: Uf) => boolean,
): NamedCity[] {
  const spelled = countByCity(index, set)
  const joined = joinSpellings(spelled, index.places)
  const found: NamedCity[] = []
  for (const [code, city] of index.places.cities.entries()) {
    const { state, name, key, shownKey } = city
    const capital = city.municipality?.capital === true
    if (joined[code]! > 0 && matches(shownKey, state))
      found.push({ name: showCityName(city), key: shownKey, capital, state, total: joined[code]! })
    if (spelled[code]! === 0 || key === shownKey || !matches(key, state)) continue
    if (isAsked(key, state) || !matches(shownKey, state))
      found.push({ name, key, capital, state, total: spelled[code]! })
  }
  return found
}

/**
 * Lists the cities that have listings, in the order of their names without accents; `located`: whether the city's
 * municipality is known, so that a search near it is possible.
 */
export function listCities(
  index: ListingIndex,
  accepts: (city: IndexedCity) => boolean,
): (CityTotal & { located: boolean })[] {
  const totals = countByCityGroup(index)
  return index.places.cities
    .flatMap((city, code) => (totals[code]! > 0 && accepts(city) ? [{ city, total: totals[code]! }] : []))
    .sort((a, b) => (a.city.shownKey < b.city.shownKey ? -1 : 1))
    .map(({ city, total }) => ({
      name: showCityName(city),
      state: city.state,
      total,
      located: city.municipality !== null,
    }))
}

/**
 * Lists the states in which a search finds a city of exactly this name (folded), the most listings first; `total` is
 * what the search of the name in the state finds. `name` is the official one of a municipality, or what the list says.
 */
export function listStatesOfCity(
  index: ListingIndex,
  key: string,
): { state: Uf; name: string; total: number }[] {
  const totals = countByCity(index)
  const { cities } = index.places
  return states
    .flatMap(({ uf }) => {
      if (!isCityName(index, key, uf)) return []
      const isMeant = createCityTest(index, [key], state => state === uf)
      const codes = [...cities.keys()].filter(
        code => totals[code]! > 0 && cities[code]!.state === uf && isMeant(cities[code]!),
      )
      const [first] = codes
      if (first === undefined) return []
      const { name, municipality, shownKey, key: spelled } = cities[first]!
      const isOfficial = municipality !== null && (shownKey === key || spelled !== key)
      const total = codes.reduce((sum, code) => sum + totals[code]!, 0)
      return [{ state: uf, name: isOfficial ? municipality.name : name, total }]
    })
    .sort((a, b) => b.total - a.total || (a.state < b.state ? -1 : 1))
}

/** Counts the listings of each neighborhood, all of them or those in `set`, by its number. */
export const countByNeighborhood = (
  { columns, places }: ListingIndex,
  set: BitSet | null = null,
): Uint32Array => countByCode(columns.neighborhood, places.neighborhoods.length, set && listBits(set))

/**
 * Counts the listings, all of them or those in `set`, of each neighborhood that has any; `city` is the number of its
 * city.
 */
export function countNeighborhoods(
  index: ListingIndex,
  set: BitSet | null = null,
): { key: string; name: string; city: number; total: number }[] {
  const totals = countByNeighborhood(index, set)
  return index.places.neighborhoods.flatMap(({ key, name, city }, code) =>
    key === '' || totals[code] === 0 ? [] : [{ key, name, city, total: totals[code]! }],
  )
}

/**
 * Counts the listings of each neighborhood in each city that a list names otherwise than its municipality: a
 * sentence may name this city. `cityKey` is that name, folded.
 */
export function countNeighborhoodsOfSpellings(
  index: ListingIndex,
): { key: string; city: number; cityKey: string; total: number }[] {
  const { columns, places } = index
  const totals = new Map<number, number>()
  for (let at = 0; at < index.size; at++) {
    const city = places.cities[columns.city[at]!]!
    if (city.key === city.shownKey) continue
    const pair = columns.city[at]! * places.neighborhoods.length + columns.neighborhood[at]!
    totals.set(pair, (totals.get(pair) ?? 0) + 1)
  }
  return [...totals].flatMap(([pair, total]) => {
    const { key, city } = places.neighborhoods[pair % places.neighborhoods.length]!
    const cityKey = places.cities[Math.floor(pair / places.neighborhoods.length)]!.key
    return key === '' ? [] : [{ key, city, cityKey, total }]
  })
}
