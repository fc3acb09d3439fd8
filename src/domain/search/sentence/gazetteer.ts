import type { Uf } from '../../states.ts'
import { finishWork } from '../../finish-work.ts'
import { reduceToVowelSound } from '../../property/name-spellings.ts'
import { type NameIndex, buildNameIndex } from './name-index.ts'

/** A city that a sentence may name. */
export interface GazetteerCity {
  /** The name as the catalogue compares it (folded by `foldText`). */
  key: string
  /** Another name of the city, folded. */
  name?: string
  state: Uf
  /** Number of listings offered there; 0 = a municipality without any. */
  total: number
  /** Set for a city of the lists whose municipality is not known: nothing can be searched near it. */
  unlocated?: true
}

export interface GazetteerNeighborhood {
  key: string
  cityKey: string
  state: Uf
  total: number
}

/** The place names a sentence is read against: those of the catalogue, and every municipality of Brazil. */
export interface PlaceNames {
  cities: readonly GazetteerCity[]
  neighborhoods: readonly GazetteerNeighborhood[]
}

/** The index of the place names; built once per version of the catalogue. */
export interface Gazetteer {
  /**
   * By the name as `normalizeName` returns it; one entry per name and state, spelled as in the catalogue if it has
   * listings.
   */
  cities: ReadonlyMap<string, readonly GazetteerCity[]>
  neighborhoods: ReadonlyMap<string, readonly GazetteerNeighborhood[]>
  /** Cities with listings by the part of their names before a `de`, most listings first: `aguas lindas`. */
  shortNames: ReadonlyMap<string, readonly string[]>
  /** Normalized names of cities by their letters without spaces: `belohorizonte`. */
  cityLetters: ReadonlyMap<string, string>
  /** Normalized names of cities by how they sound (`reduceToVowelSound`): one word's article, e and i, s and z. */
  citySounds: ReadonlyMap<string, readonly string[]>
  cityNames: NameIndex
  neighborhoodNames: NameIndex
  /** Every word of a city's name; these words are never read as another one misspelled. */
  words: ReadonlySet<string>
}

/** Normalizes a folded name for comparison with a sentence: words and digits, separated by one space. */
export const normalizeName = (key: string): string => key.replace(/[^a-z0-9]+/g, ' ').trim()

/** Names between two yields. */
const slice = 500

/** Builds the index from any names and numbers; an empty name is left out. */
export const buildGazetteer = (places: PlaceNames): Gazetteer => finishWork(buildGazetteerInSlices(places))

/** Builds the index like `buildGazetteer`; yields every few milliseconds, so that the caller can let other work run. */
export function* buildGazetteerInSlices(places: PlaceNames): Generator<void, Gazetteer> {
  const cities = yield* grouped(places.cities, city => city.state)
  const neighborhoods = yield* grouped(
    places.neighborhoods.flatMap(addShortName),
    place => `${place.state}/${place.cityKey}`,
  )
  yield* addOtherArticles(neighborhoods)
  const words = new Set<string>()
  const cityLetters = new Map<string, string>()
  const citySounds = new Map<string, string[]>()
  for (const name of cities.keys()) {
    const sound = reduceToVowelSound(name)
    citySounds.set(sound, [...(citySounds.get(sound) ?? []), name])
    for (const word of name.split(' ')) words.add(word)
    cityLetters.set(name.replaceAll(' ', ''), name)
  }
  yield
  const shortNames = collectShortNames(cities)
  yield
  const cityNames = yield* buildNameIndex(cities)
  const neighborhoodNames = yield* buildNameIndex(neighborhoods)
  return { cities, neighborhoods, shortNames, cityLetters, citySounds, cityNames, neighborhoodNames, words }
}

const listings = (places: readonly { total: number }[] = []): number =>
  places.reduce((sum, { total }) => sum + total, 0)

function collectShortNames(cities: ReadonlyMap<string, readonly GazetteerCity[]>): Map<string, string[]> {
  const short = new Map<string, string[]>([['caxias', ['duque de caxias']]])
  for (const [name, places] of cities) {
    const [, begin] = /^(\w{4,}|\w+ \w+) d[eoa]s? /.exec(name) ?? []
    if (begin === undefined || listings(places) === 0) continue
    short.set(begin, [...(short.get(begin) ?? []), name])
  }
  for (const names of short.values()) names.sort((a, b) => listings(cities.get(b)) - listings(cities.get(a)))
  return short
}

/** Adds the short name: "Novo Horizonte (Manilha)" is also called Novo Horizonte. */
function addShortName(place: GazetteerNeighborhood): (GazetteerNeighborhood & { name?: string })[] {
  const bracket = place.key.indexOf('(')
  return bracket > 2 ? [place, { ...place, name: place.key.slice(0, bracket) }] : [place]
}

const otherArticle: Record<string, string> = { do: 'dos', dos: 'do', da: 'das', das: 'da' }

/**
 * Adds names with another article: "Tabuleiro do Martins" for Tabuleiro dos Martins, "Jardim Ingá" for Jardim do
 * Ingá, if no neighborhood has that name.
 */
function* addOtherArticles(neighborhoods: Map<string, GazetteerNeighborhood[]>): Generator<void, void> {
  const written = [...neighborhoods]
  for (const [at, [name, places]] of written.entries()) {
    if (at % slice === 0) yield
    const others = [
      name.replace(/(?<= )(?:do|dos|da|das)(?= )/, word => otherArticle[word] ?? word),
      name.replace(/ d[aeo]s?(?= )/, ''),
    ]
    for (const other of others)
      if (other !== name && other.includes(' '))
        neighborhoods.set(other, mergeOtherCities(neighborhoods.get(other) ?? [], places))
  }
}

/** Returns `some`, and those of `others` that are in none of their cities. */
const mergeOtherCities = (
  some: GazetteerNeighborhood[],
  others: GazetteerNeighborhood[],
): GazetteerNeighborhood[] => [
  ...some,
  ...others.filter(({ state, cityKey }) => !some.some(one => one.state === state && one.cityKey === cityKey)),
]

function* grouped<T extends { key: string; total: number; name?: string }>(
  all: readonly T[],
  place: (one: T) => string,
): Generator<void, Map<string, T[]>> {
  const groups = new Map<string, T[]>()
  for (const [at, one] of all.entries()) {
    if (at % slice === 0) yield
    const name = normalizeName(one.name ?? one.key)
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
