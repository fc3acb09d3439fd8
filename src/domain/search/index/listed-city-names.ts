import type { Uf } from '../../states.ts'
import type { IndexedCity } from './place-dictionary.ts'

/** Folded names under which the lists name cities with listings, with the states of those lists. */
export type ListedCityNames = ReadonlyMap<string, ReadonlySet<Uf>>

/** Lists the names of the cities that have listings. */
export function listCityNames(cities: readonly IndexedCity[], listed: Iterable<number>): ListedCityNames {
  const names = new Map<string, Set<Uf>>()
  for (const code of new Set(listed)) {
    const { key, state } = cities[code]!
    const spellings = names.get(key)
    if (spellings) spellings.add(state)
    else names.set(key, new Set([state]))
  }
  return names
}

/** Joins the names of two catalogues. */
export function joinCityNames(first: ListedCityNames, others: ListedCityNames): ListedCityNames {
  const joined = new Map(first)
  for (const [key, there] of others) joined.set(key, new Set([...(joined.get(key) ?? []), ...there]))
  return joined
}
