import { isWithinEdits } from '../edit-distance.ts'
import type { ParseBudget } from './sentence-reading.ts'
import type { Uf } from '../../states.ts'
import { finishWork } from '../../finish-work.ts'
import { reduceToVowelSound } from '../../property/name-spellings.ts'

interface Entry {
  name: string
  /** The name without spaces. */
  letters: string
  /** The letters that occur, one bit each. */
  mask: number
  total: number
}

/** Names by first letter and length, so that a misspelled one is compared with few. */
export type NameIndex = ReadonlyMap<string, readonly Entry[]>

const minNameLength = 5
const maxNameLength = 40

function maskOf(letters: string): number {
  let mask = 0
  for (let at = 0; at < letters.length; at++) mask |= 1 << (letters.charCodeAt(at) % 31)
  return mask
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

/** Names between two yields. */
const slice = 500

/** Builds the index; yields every few milliseconds. */
function* buildNameIndex(
  names: ReadonlyMap<string, readonly { total: number }[]>,
): Generator<void, NameIndex> {
  const index = new Map<string, Entry[]>()
  let done = 0
  for (const [name, places] of names) {
    if (++done % slice === 0) yield
    const letters = name.replaceAll(' ', '')
    if (letters.length < minNameLength || letters.length > maxNameLength) continue
    const entry = {
      name,
      letters,
      mask: maskOf(letters),
      total: places.reduce((sum, one) => sum + one.total, 0),
    }
    const key = `${letters[0]}${letters.length}`
    const group = index.get(key)
    if (group) group.push(entry)
    else index.set(key, [entry])
  }
  return index
}

export interface NearestName {
  name: string
  edits: number
  total: number
  /** Whether another name is as near. */
  tied: boolean
}

/**
 * The name nearest to letters that are no name: one slip in 5 to 7 letters, two in longer ones, the first letter as it
 * is; of the same nearness, that with the most listings. `accept` may leave names out. Once the effort is spent, the
 * best so far.
 */
export function findNearestName(
  index: NameIndex,
  letters: string,
  effort: ParseBudget,
  accept: (name: string) => boolean,
): NearestName | null {
  if (letters.length < minNameLength || letters.length > maxNameLength || !effort.mayCompare()) return null
  const most = letters.length >= 8 ? 2 : 1
  const mask = maskOf(letters)
  let best: NearestName | null = null
  for (let length = letters.length - most; length <= letters.length + most; length++)
    for (const { name, letters: other, mask: otherMask, total } of index.get(`${letters[0]}${length}`) ??
      []) {
      if (bits(mask ^ otherMask) > most * 2 || (best?.edits === 1 && total <= best.total && best.tied))
        continue
      if (!effort.mayCompare()) return best
      const edits = isWithinEdits(letters, other, 1)
        ? 1
        : most === 2 && isWithinEdits(letters, other, 2)
          ? 2
          : null
      if (edits === null || !accept(name)) continue
      if (best === null || edits < best.edits) best = { name, edits, total, tied: false }
      else if (edits === best.edits && total > best.total) best = { name, edits, total, tied: true }
      else if (edits === best.edits) best.tied = true
    }
  return best
}

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
  /** Normalized names of cities by how they sound (`reduceToVowelSound`), such as e like i, s like z. */
  citySounds: ReadonlyMap<string, readonly string[]>
  cityNames: NameIndex
  neighborhoodNames: NameIndex
  /** Every word of a city's name; these words are never read as another one misspelled. */
  words: ReadonlySet<string>
}

/** Normalizes a folded name for comparison with a sentence: words and digits, separated by one space. */
export const normalizeName = (key: string): string => key.replace(/[^a-z0-9]+/g, ' ').trim()

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
