import { formatPlaceName } from '../../property/place-names.ts'
import { type Gazetteer, type GazetteerNeighborhood, findNearestName, normalizeName } from './gazetteer.ts'
import { type SentenceReading, consumeTokens, noteCorrection } from './sentence-reading.ts'
import { isUnknown, setNeighborhood, writeNeighborhood } from './set-place.ts'
import {
  isAccented,
  isOrdinaryName,
  listWindowsAt,
  type PlaceMention,
  stateCapitals,
  wordAt,
} from './state-mentions.ts'
import { isKnownWord } from './known-words.ts'
import { neighborhoodPrefixes } from './place-mentions.ts'

/** Reads "bairro X", from the token at which the name begins: the longest known name. */
export function findNeighborhood(reading: SentenceReading, gazetteer: Gazetteer, at: number): boolean {
  if (reading.criteria.neighborhood.length > 0) return false
  const from = /^(de|do|da|:)$/.test(wordAt(reading, at)) ? at + 1 : at
  const found = listWindowsAt(reading, from).findLast(({ name }) => gazetteer.neighborhoods.has(name))
  if (found === undefined) return false
  setNeighborhood(reading, found.name, gazetteer.neighborhoods.get(found.name))
  consumeTokens(reading, from, found.to)
  return true
}

/**
 * Returns the test for places of the city that was named, of the capital that shares the state's name, or else of the
 * state.
 */
function createPlaceTest(
  reading: SentenceReading,
  gazetteer: Gazetteer,
): ((place: GazetteerNeighborhood) => boolean) | null {
  const { city, state } = reading.criteria
  const [name] = city
  const [uf] = state
  if (name !== undefined) {
    const key = name.toLowerCase()
    return place => place.cityKey === key && (uf === undefined || place.state === uf)
  }
  if (uf === undefined) return null
  if (!reading.stateMayBeCity) return place => place.state === uf
  const key = gazetteer.cities.get(stateCapitals[uf])?.find(place => place.state === uf)?.key
  return place => place.cityKey === key && place.state === uf
}

/**
 * Reads the neighborhood once its city was named, anywhere in the sentence: the first name, in its longest form; an
 * everyday word only next to a preposition, a comma or the city.
 */
export function readNeighborhoodOfCity(reading: SentenceReading, gazetteer: Gazetteer): void {
  const { tokens, consumed, criteria } = reading
  const isThere = createPlaceTest(reading, gazetteer)
  const [named] = criteria.neighborhood
  if (named !== undefined && reading.stateMayBeCity && isThere !== null) {
    const places = gazetteer.neighborhoods.get(normalizeName(named.toLowerCase())) ?? []
    if (places.some(isThere)) chooseCapitalCity(reading, gazetteer)
  }
  if (named !== undefined || isThere === null) return
  for (let from = 0; from < tokens.length; from++) {
    if (consumed[from] || tokens[from]?.kind === 'mark') continue
    for (const { name, to } of listWindowsAt(reading, from).reverse()) {
      const places = lookUpNeighborhoods(reading, gazetteer, name).filter(isThere)
      if (places.length === 0 || !isMeantAsNeighborhood(reading, name, from, to)) continue
      setNeighborhood(reading, name, places)
      consumeTokens(reading, from, to)
      if (reading.stateMayBeCity) chooseCapitalCity(reading, gazetteer)
      return
    }
  }
}

/** Places looked through in the time of one lookup. */
const placesPerLookup = 20

/** The neighborhoods with a name; none once the sentence's effort is spent. Hundreds of cities have a Centro. */
function lookUpNeighborhoods(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  name: string,
): readonly GazetteerNeighborhood[] {
  const places = gazetteer.neighborhoods.get(name) ?? []
  return reading.effort.mayLookUp(Math.floor(places.length / placesPerLookup)) ? places : []
}

/** Chooses the city over the state of that name: in "na Mooca, São Paulo" the neighborhood implies the city. */
function chooseCapitalCity(reading: SentenceReading, gazetteer: Gazetteer): void {
  const { criteria } = reading
  const [uf] = criteria.state
  const key = uf && gazetteer.cities.get(stateCapitals[uf])?.find(place => place.state === uf)?.key
  if (!key || criteria.city.length > 0) return
  criteria.city = [key.toUpperCase()]
  criteria.state = []
}

function isMeantAsNeighborhood(reading: SentenceReading, name: string, from: number, to: number): boolean {
  if (name.length < 3 || /^\d+$/.test(name)) return false
  if (name === 'centro') return reading.criteria.city.length > 0 || reading.stateMayBeCity
  const placed = /^(em|no|na|nos|nas|do|da|bairro|,|-)$/.test(wordAt(reading, from - 1))
  if (!name.includes(' ') && isKnownWord(name)) return placed && reading.tokens[from]?.capital === true
  return (
    !isOrdinaryName(name) || placed || reading.consumed[from - 1] === true || reading.consumed[to] === true
  )
}

/**
 * Reads a neighborhood without a city: its name anywhere, unless it is an everyday word; names of four letters only
 * after a preposition. `alone`: only when no unknown word stands next to it, with which it may be another name
 * misspelled.
 */
export function readNeighborhoodWithoutCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  alone: boolean,
): void {
  const { tokens, consumed, criteria } = reading
  if (criteria.neighborhood.length > 0 || criteria.city.length > 0) return
  const [uf] = criteria.state
  for (let from = 0; from < tokens.length; from++) {
    if (consumed[from] || tokens[from]?.kind === 'mark') continue
    const placed = /^(em|n[oa]s?|bairro)$/.test(wordAt(reading, from - 1))
    for (const { name, to } of listWindowsAt(reading, from).reverse()) {
      const places = lookUpNeighborhoods(reading, gazetteer, name).filter(place => !uf || place.state === uf)
      const short = placed && isAccented(reading, from) ? 2 : placed ? 4 : 6
      if (places.length === 0 || name.length < short || (isOrdinaryName(name) && name.length > 3)) continue
      if (alone && (isUnknown(reading, from - 1) || isUnknown(reading, to))) continue
      if (gazetteer.cities.has(name) && !name.includes(' ')) continue
      setNeighborhood(reading, name, places)
      consumeTokens(reading, from, to)
      return
    }
  }
}

/** Finds a misspelled neighborhood of the city that was named. */
export function findMisspeltNeighborhood(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  from: number,
): number | null {
  const isThere = createPlaceTest(reading, gazetteer)
  if (reading.criteria.neighborhood.length > 0 || isThere === null) return null
  for (const { name, to } of listWindowsAt(reading, from).slice(0, 4).reverse()) {
    if (neighborhoodPrefixes.has(name)) continue
    const known = (other: string) => (gazetteer.neighborhoods.get(other) ?? []).some(isThere)
    const near = findNearestName(gazetteer.neighborhoodNames, name.replaceAll(' ', ''), reading.effort, known)
    if (near === null) continue
    setNeighborhood(reading, near.name, (gazetteer.neighborhoods.get(near.name) ?? []).filter(isThere))
    noteCorrection(reading, from, to, formatPlaceName(reading.criteria.neighborhood[0] ?? near.name))
    return to
  }
  return null
}

/** Notes that "no Buritis", or "Cambuí" alone, may be a neighborhood of the city that a search before is in, where that is better known. */
export function noteNamesake(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  { city, name, from, to }: PlaceMention,
): void {
  const isAlone = from === 0 && to === reading.tokens.length
  const isPart = isAlone || /^(?:n[oa]|em)$/.test(wordAt(reading, from - 1))
  if (city === null || reading.criteria.city.length !== 1 || !isPart) return
  const total = (gazetteer.cities.get(city) ?? []).reduce((sum, place) => sum + place.total, 0)
  const places = (gazetteer.neighborhoods.get(name) ?? []).filter(place => place.total >= total)
  if (places.length === 0) return
  reading.namesake = {
    neighborhood: writeNeighborhood(name, places),
    cities: places.map(({ cityKey }) => cityKey.toUpperCase()),
  }
}
