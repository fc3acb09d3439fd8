import type { Uf } from '../../states.ts'
import { type NameIndex, nameIndex } from './name-index.ts'

/** A city as a sentence may name it. */
export interface City {
  /** `fold`ed, as the catalogue compares names. */
  key: string
  state: Uf
  /** Listings offered there now; 0 = a municipality without any. */
  total: number
}

export interface Neighborhood {
  key: string
  cityKey: string
  state: Uf
  total: number
}

/** The names of places a sentence is read against: the catalogue's own, and every municipality of Brazil. */
export interface Places {
  cities: readonly City[]
  neighborhoods: readonly Neighborhood[]
}

/** Places made ready to be looked up; made once for each version of the catalogue. */
export interface Gazetteer {
  /** By `spelt` name; of the same name and state once, as the catalogue with listings writes it. */
  cities: ReadonlyMap<string, readonly City[]>
  neighborhoods: ReadonlyMap<string, readonly Neighborhood[]>
  /** `spelt` names of cities by their letters alone: `belohorizonte`. */
  cityLetters: ReadonlyMap<string, string>
  cityNames: NameIndex
  neighborhoodNames: NameIndex
  /** Every word of a city's name: never taken for another one misspelt. */
  words: ReadonlySet<string>
}

/** A folded name as a sentence is compared with it: words and digits, one blank between. */
export const spelt = (key: string): string => key.replace(/[^a-z0-9]+/g, ' ').trim()

/** Any names and any numbers are taken; an empty name is left out. */
export function gazetteerOf(places: Places): Gazetteer {
  const cities = grouped(places.cities, city => city.state)
  const neighborhoods = grouped(places.neighborhoods, place => `${place.state}/${place.cityKey}`)
  const words = new Set<string>()
  const cityLetters = new Map<string, string>()
  for (const name of cities.keys()) {
    for (const word of name.split(' ')) words.add(word)
    cityLetters.set(name.replaceAll(' ', ''), name)
  }
  return {
    cities,
    neighborhoods,
    cityLetters,
    cityNames: nameIndex(cities),
    neighborhoodNames: nameIndex(neighborhoods),
    words,
  }
}

function grouped<T extends { key: string; total: number }>(
  all: readonly T[],
  place: (one: T) => string,
): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const name = spelt(one.key)
    if (name === '') continue
    const group = groups.get(name)
    if (group === undefined) {
      groups.set(name, [one])
      continue
    }
    const same = group.findIndex(other => place(other) === place(one))
    const other = group[same]
    if (other === undefined) group.push(one)
    else if (one.total > other.total) group[same] = one
  }
  return groups
}
