import { isCommonWord, isKnownWord, ordinaryNames } from './known-words.ts'
import { type SentenceReading, consumeTokens, markNotUnderstood } from './sentence-reading.ts'
import { type PlaceMention, findStateAfter, listWindowsAt, stateCapitals, wordAt } from './state-mentions.ts'
import { type Gazetteer, type GazetteerNeighborhood, normalizeName } from './gazetteer.ts'
import { findMentionAt } from './place-mentions.ts'
import type { Uf } from '../../states.ts'

/** Whether a token is an unread word that no recognizer knows. */
export const isUnknown = ({ tokens, consumed }: SentenceReading, at: number): boolean => {
  const token = tokens[at]
  return token?.kind === 'word' && !consumed[at] && token.word.length > 2 && !isKnownWord(token.word)
}

const mostUnlistedWords = 3

/** Returns the token after one to three unknown words that may be a neighborhood's name; `null` without any. */
export function findUnlistedName(reading: SentenceReading, from: number): number | null {
  let end = from
  while (end < from + mostUnlistedWords && isUnknown(reading, end) && !isCommonWord(wordAt(reading, end)))
    end += 1
  return end === from ? null : end
}

const joint = /^(e|ou|\/|\+|tambem)$/
const placing = /^(em|n[oa]s?|de|ate|bairro|o|a|os|as|cidade|tambem)$/

/** Returns the token before the words that place a name, if it joins the name to another one; -1 without a joint. */
function findJoint(reading: SentenceReading, from: number, joints: RegExp): number {
  let at = from - 1
  while (at > from - 4 && placing.test(wordAt(reading, at)) && !joints.test(wordAt(reading, at))) at -= 1
  return joints.test(wordAt(reading, at)) ? at : -1
}

/** Whether "e" or "ou" joins a place to what is before it: "Campinas ou em Sumaré". */
export const isListed = (reading: SentenceReading, { from }: PlaceMention): boolean =>
  findJoint(reading, from, joint) >= 0

/**
 * Reads the names joined to a city that would be no cities alone: "Goiânia e Aparecida", "Betim ou Contagem". They are
 * cities of the same state.
 */
export function readListedCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  mention: PlaceMention,
  to: number,
): void {
  if (mention.city === null || !/^(e|ou|,|\/)$/.test(wordAt(reading, to))) return
  const state = findStateOfCity(gazetteer, mention.city, reading.criteria.state[0] ?? null)
  let from = to + 1
  while (from < to + 3 && placing.test(wordAt(reading, from))) from += 1
  if (findMentionAt(reading, from, gazetteer) !== null) return
  const comma = wordAt(reading, to) === ','
  const found = listWindowsAt(reading, from)
    .toReversed()
    .flatMap(({ name, to: end }) => {
      const everyday = !name.includes(' ') && isKnownWord(name) && !ordinaryNames.has(name)
      if (everyday || name.length < 4 || (comma && isKnownWord(name))) return []
      if (/^d[aeo]s?$/.test(wordAt(reading, end))) return []
      const names = [name, ...(gazetteer.shortNames.get(name) ?? [])]
      const city = names.find(one => gazetteer.cities.get(one)?.some(place => place.state === state))
      return city === undefined ? [] : [{ city, end }]
    })[0]
  if (found === undefined) return
  addCity(reading, gazetteer, found.city, state)
  consumeTokens(reading, from, found.end)
}

/**
 * Reads further neighborhoods joined to the one that was read: "na Mooca ou no Tatuapé". `early`: before the cities
 * are read, only what "ou" joins and a city of the first one has.
 */
export function readListedNeighborhoods(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  stage: 'early' | 'usual' = 'usual',
): void {
  const early = stage === 'early'
  const { criteria, tokens, consumed } = reading
  const [firstName] = criteria.neighborhood
  if (firstName === undefined) return
  const firstPlaces = gazetteer.neighborhoods.get(normalizeName(firstName.toLowerCase())) ?? []
  const [city] = criteria.city
  const firstCities = new Set(
    firstPlaces
      .filter(place => city === undefined || place.cityKey.toUpperCase() === city)
      .map(({ state, cityKey }) => `${state}/${cityKey}`),
  )
  const isThere = (name: string): boolean =>
    gazetteer.neighborhoods
      .get(name)
      ?.some(
        place =>
          firstCities.has(`${place.state}/${place.cityKey}`) ||
          (!early && city === undefined && name.length > 4),
      ) ?? false
  for (let from = 0; from < tokens.length; from++) {
    if (consumed[from] || tokens[from]?.kind !== 'word') continue
    const before = findJoint(reading, from, early ? /^(e|ou)$/ : /^(e|ou|,|\/)$/)
    const follows = before >= 1 && consumed[before - 1] === true
    const found = listWindowsAt(reading, from)
      .toReversed()
      .find(
        ({ name, to }) =>
          (follows || (!early && precedesName(reading, to))) &&
          (name.includes(' ') || !isKnownWord(name) || tokens[from]?.capital) &&
          isThere(name),
      )
    if (found === undefined) continue
    const all = gazetteer.neighborhoods.get(found.name) ?? []
    const places = all.filter(place => firstCities.has(`${place.state}/${place.cityKey}`))
    const name = writeNeighborhood(found.name, places.length > 0 ? places : all)
    if (!criteria.neighborhood.includes(name)) criteria.neighborhood = [...criteria.neighborhood, name]
    consumeTokens(reading, from, found.to)
  }
}

/** Whether "ou" and a name that was read follow: "Tijuca ou Maracanã". */
function precedesName(reading: SentenceReading, to: number): boolean {
  if (!/^(e|ou|,|\/)$/.test(wordAt(reading, to))) return false
  let next = to + 1
  while (next < to + 3 && placing.test(wordAt(reading, next)) && !reading.consumed[next]) next += 1
  return reading.consumed[next] === true && reading.tokens[next]?.kind === 'word'
}

/**
 * Reads a second city: one of the two may be a neighborhood of the other; otherwise it is marked as not understood.
 */
export function readSecondCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  first: PlaceMention | undefined,
  mention: PlaceMention,
): void {
  const { criteria } = reading
  if (first?.city == null || mention.city === null)
    return markNotUnderstood(reading, mention.from, mention.to)
  if (/^(moro|vivo|sou|trabalho|estou|resido)$/.test(wordAt(reading, first.from - 2))) {
    setCity(reading, gazetteer, mention.city, null)
    return consumeTokens(reading, mention.from, mention.to)
  }
  if (first.city === mention.city) return consumeTokens(reading, mention.from, mention.to)
  const between = reading.tokens.slice(first.to, mention.from).map(({ word }) => word)
  const joined = between.every(word => /^(,|-|em|de|do|da|no|na|bairro|cidade|municipio|\/|\()$/.test(word))
  const partsIn = (name: string, city: string) =>
    (gazetteer.neighborhoods.get(name) ?? []).filter(place =>
      gazetteer.cities.get(city)?.some(one => one.state === place.state && one.key === place.cityKey),
    )
  if (isListed(reading, mention)) {
    // "em Salvador, na Pituba ou em Brotas": a list of neighborhoods of the city.
    const parts = partsIn(mention.name, first.city)
    if (
      parts.length === 0 ||
      !listsOnly(between, name => partsIn(name, first.city ?? '').length > 0 || !isKnownWord(name))
    )
      return readFurtherCity(reading, gazetteer, mention)
    const name = writeNeighborhood(mention.name, parts)
    criteria.neighborhood = [...new Set([...criteria.neighborhood, name])]
    return consumeTokens(reading, mention.from, mention.to)
  }
  if (criteria.neighborhood.length > 0) return markNotUnderstood(reading, mention.from, mention.to)
  const isPlaced = ({ from }: PlaceMention) => /^(em|n[oa])$/.test(wordAt(reading, from - 1))
  const near = joined || isPlaced(mention)
  const { city } = mention
  const listed =
    partsIn(first.name, city).length > 0 &&
    listsOnly(between, name => partsIn(name, city).length > 0 || !isKnownWord(name))
  const firstIn = near || listed ? partsIn(first.name, mention.city) : []
  const secondIn = near ? partsIn(mention.name, first.city) : []
  const home = /^(moro|vivo|trabalho|resido)$/.test(wordAt(reading, mention.from - 2))
  if (firstIn.length > 0) {
    setNeighborhood(reading, first.name, firstIn)
    setCity(reading, gazetteer, mention.city, null)
  } else if (secondIn.length > 0) setNeighborhood(reading, mention.name, secondIn)
  else if (
    reading.criteria.state.length === 0 &&
    !home &&
    (joined ? /^(em|no|na|de|do|da)$/.test(wordAt(reading, first.to)) : isPlaced(mention) && !isPlaced(first))
  ) {
    // "na Barra em Salvador": a neighborhood of the second that no list names. "Sou Franca, casa em Recife": a
    // person's name.
    if (/^n[oa]$/.test(wordAt(reading, first.from - 1))) setNeighborhood(reading, first.name)
    else markNotUnderstood(reading, first.from, first.to)
    setCity(reading, gazetteer, mention.city, null)
  } else if (/^d[aeo]s? \S+ [,-]$/.test(between.join(' '))) {
    // "Santa Cruz da Serra, Duque de Caxias": a neighborhood of it that no list names.
    markNotUnderstood(reading, first.from, mention.from - 1)
    setCity(reading, gazetteer, mention.city, null)
  } else if (
    !home &&
    (isPlaced(mention) || between.length === 0 || wordAt(reading, mention.from - 1) === ',')
  )
    return readFurtherCity(reading, gazetteer, mention)
  else return markNotUnderstood(reading, mention.from, mention.to)
  consumeTokens(reading, mention.from, mention.to)
  const after = findStateAfter(
    reading,
    mention.to,
    (gazetteer.cities.get(mention.city) ?? []).map(place => place.state),
  )
  if (after) setState(reading, after)
}

/** Whether the words between two places only list further names: "Boa Viagem ou Pina, Recife". */
function listsOnly(between: readonly string[], isName: (name: string) => boolean): boolean {
  const names = between
    .join(' ')
    .split(/(?:^| )(?:,|-|e|ou|em|d[aeo]|n[oa]|bairro|\/)(?= |$)/)
    .map(name => name.trim())
    .filter(Boolean)
  return names.length > 0 && names.every(isName)
}

/** Reads a city beside the first: "Campinas ou Sumaré". */
function readFurtherCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  { city, from, to }: PlaceMention,
): void {
  if (city === null) return
  const states = (gazetteer.cities.get(city) ?? []).map(place => place.state)
  const after = findStateAfter(reading, to, states)
  addCity(reading, gazetteer, city, after?.state ?? null)
  consumeTokens(reading, from, to)
  if (after) setState(reading, after)
  else chooseCommonState(reading, gazetteer)
}

/** Sets the one state that has all cities, when one of them is in several: "Ceilândia ou Taguatinga" are in the DF. */
function chooseCommonState({ criteria }: SentenceReading, gazetteer: Gazetteer): void {
  if (criteria.state.length > 0) return
  const states = criteria.city.map(city =>
    (gazetteer.cities.get(normalizeName(city.toLowerCase())) ?? []).map(({ state }) => state),
  )
  if (states.every(some => some.length < 2)) return
  const [first = [], ...others] = states
  const common = first.filter(state => others.every(some => some.includes(state)))
  if (common.length === 1) criteria.state = common
}

/**
 * Minimum listings, and minimum ratio to the city's listings, by which a neighborhood is better known than a city.
 */
const minKnownListings = 10
const minListingsRatio = 100

/** Replaces a city with hardly a listing by the neighborhood of that name with many ("em Boa Viagem"). */
export function preferNeighborhood(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  { city, name, from }: PlaceMention,
): void {
  const { criteria } = reading
  if (city === null || criteria.neighborhood.length > 0 || criteria.state.length > 0) return
  if (/^(cidade|municipio)$/.test(wordAt(reading, from - 2))) return
  const places = gazetteer.cities.get(city) ?? []
  const parts = gazetteer.neighborhoods.get(name) ?? []
  const sum = (all: readonly { total: number }[]) => all.reduce((total, one) => total + one.total, 0)
  if (!places.some(place => place.key.toUpperCase() === criteria.city[0])) return
  if (sum(parts) < Math.max(minKnownListings, minListingsRatio * sum(places))) return
  criteria.city = []
  setNeighborhood(reading, name, parts)
}

/** Reads "Santa Cruz, Rio de Janeiro": no city of that state, but a neighborhood there. */
export function readNeighborhoodInState(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  { city, name }: PlaceMention,
): void {
  const { criteria } = reading
  const [uf] = criteria.state
  if (city === null || uf === undefined || criteria.neighborhood.length > 0) return
  const places = gazetteer.cities.get(city) ?? []
  const other = !places.some(place => place.key.toUpperCase() === criteria.city[0])
  if (other || places.some(place => place.state === uf)) return
  const parts = (gazetteer.neighborhoods.get(name) ?? []).filter(place => place.state === uf)
  const inCapital = parts.filter(place => place.cityKey === stateCapitals[uf])
  if (parts.length === 0) return
  const capital = reading.stateMayBeCity && inCapital.length > 0
  setNeighborhood(reading, name, capital ? inCapital : parts)
  criteria.city = capital ? [stateCapitals[uf].toUpperCase()] : []
  if (capital) criteria.state = []
}

const mostListings = <T extends { total: number }>(places: readonly T[]): T | undefined =>
  places.toSorted((a, b) => b.total - a.total)[0]

/** Returns a city's name, given as `normalizeName` returns it, as the catalogue writes it, in capitals. */
export function writeCity(gazetteer: Gazetteer, city: string, state: Uf | null): string {
  const places = gazetteer.cities.get(city) ?? []
  const inState = places.filter(place => place.state === state)
  return (mostListings(inState.length > 0 ? inState : places)?.key ?? city).toUpperCase()
}

/** Sets a city by its name as `normalizeName` returns it. */
export function setCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  city: string,
  state: Uf | null,
): void {
  reading.criteria.city = [writeCity(gazetteer, city, state)]
}

/** Adds a city to those that were named before. */
function addCity(reading: SentenceReading, gazetteer: Gazetteer, city: string, state: Uf | null): void {
  const name = writeCity(gazetteer, city, state)
  if (!reading.criteria.city.includes(name)) reading.criteria.city = [...reading.criteria.city, name]
}

/** Returns the state of a city: the stated one, otherwise the one in which the city of that name is best known. */
export function findStateOfCity(gazetteer: Gazetteer, city: string, statedState: Uf | null): Uf | null {
  const places = gazetteer.cities.get(city) ?? []
  if (statedState !== null && places.some(({ state }) => state === statedState)) return statedState
  const capital = places.find(({ state }) => stateCapitals[state] === city)
  return mostListings(places)?.total === 0 && capital ? capital.state : (mostListings(places)?.state ?? null)
}

/** Whether it is known where a city lies, given by its name as `normalizeName` returns it. */
export const isLocated = (gazetteer: Gazetteer, city: string, uf: Uf): boolean =>
  (gazetteer.cities.get(city) ?? []).some(({ state, unlocated }) => state === uf && !unlocated)

/**
 * Returns a neighborhood's name, given as `normalizeName` returns it, as most of the listings in `places` write it, in
 * capitals; "Jardim América (Vila Xavier)" only if no place is called just Jardim América.
 */
export function writeNeighborhood(name: string, places: readonly GazetteerNeighborhood[] = []): string {
  const named = places.filter(({ key }) => normalizeName(key) === name)
  const totals = new Map<string, number>()
  for (const { key, total } of named.length > 0 ? named : places)
    totals.set(key, (totals.get(key) ?? 0) + total)
  const [most] = [...totals].toSorted(([, a], [, b]) => b - a)
  return (most?.[0] ?? name).toUpperCase()
}

/** Sets a neighborhood by its normalized name. */
export function setNeighborhood(
  reading: SentenceReading,
  name: string,
  places: readonly GazetteerNeighborhood[] = [],
): void {
  reading.criteria.neighborhood = [writeNeighborhood(name, places)]
}

/** Sets a state of the sentence, beside those named before: "SP ou MG". */
export function setState(reading: SentenceReading, mention: PlaceMention): void {
  const { criteria } = reading
  if (mention.state === null) return
  if (!criteria.state.includes(mention.state)) criteria.state = [...criteria.state, mention.state]
  consumeTokens(reading, mention.from, mention.to)
}
