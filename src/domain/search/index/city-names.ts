import { foldText } from '../../fold-text.ts'
import type { Uf } from '../../states.ts'
import type { IndexedCity, PlaceDictionary } from './place-dictionary.ts'

/** Folded names under which the lists name cities with listings, with the states of those lists. */
export type ListedCityNames = ReadonlyMap<string, ReadonlySet<Uf>>

/** What finding the cities of a name takes of an index. */
export interface CityNameSource {
  places: PlaceDictionary
  listedCityNames: ListedCityNames
}

/** Lists the names of the cities that have listings. */
export function listCityNames(cities: readonly IndexedCity[], listed: Iterable<number>): ListedCityNames {
  const names = new Map<string, Set<Uf>>()
  for (const code of new Set(listed)) {
    const { key, state } = cities[code]!
    const there = names.get(key)
    if (there) there.add(state)
    else names.set(key, new Set([state]))
  }
  return names
}

/** Joins the names of two catalogues. */
export function joinCityNames(some: ListedCityNames, others: ListedCityNames): ListedCityNames {
  const joined = new Map(some)
  for (const [key, there] of others) joined.set(key, new Set([...(joined.get(key) ?? []), ...there]))
  return joined
}

/** Whether the name is that of one city, not a part of names: a municipality's or one in a list. */
export const isCityName = (source: CityNameSource, name: string, state: Uf): boolean =>
  source.places.municipalities.named(name).some(each => each.state === state) ||
  source.listedCityNames.get(foldText(name))?.has(state) === true

/** Lists the folded names of a state's cities in the lists that the name of a city means; none for a part of names. */
export function listSpellings(source: CityNameSource, name: string, state: Uf): string[] {
  if (!isCityName(source, name, state)) return []
  const isMeant = createCityTest(source, [name], uf => uf === state)
  return source.places.cities.filter(city => city.state === state && isMeant(city)).map(({ key }) => key)
}

/**
 * Creates the test whether a city is meant by any of the names, among the chosen states (docs/decisions/030). The
 * first that holds decides what a name means; case and accents do not matter:
 * 1. a municipality's official name: this municipality in every spelling of the lists, and what a list calls by
 *    exactly this name (a district of the name of another state's municipality);
 * 2. a name that a list gives to a city: this spelling alone (a district of Brasília, an old name);
 * 3. any other text: every city whose name in the list contains it.
 */
export function createCityTest(
  { places, listedCityNames }: CityNameSource,
  names: readonly string[],
  isChosen: (state: Uf) => boolean,
): (city: IndexedCity) => boolean {
  const codes = new Set<number>()
  const keys = new Set<string>()
  const parts: string[] = []
  for (const key of new Set(names.map(foldText))) {
    const named = places.municipalities.named(key).filter(({ state }) => isChosen(state))
    for (const { code } of named) codes.add(code)
    if (named.length > 0 || [...(listedCityNames.get(key) ?? [])].some(isChosen)) keys.add(key)
    else parts.push(key)
  }
  return ({ key, municipality }) =>
    keys.has(key) ||
    (municipality !== null && codes.has(municipality.code)) ||
    parts.some(part => key.includes(part))
}
