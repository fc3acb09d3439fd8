import { statesOfRegion } from '../../regions.ts'
import { type Gazetteer, normalizeName } from './gazetteer.ts'
import { findMentionAt } from './place-mentions.ts'
import { saysRegion } from './read-regions.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { writeCity, writeNeighborhood } from './set-place.ts'
import { findStateAfter, type PlaceMention } from './state-mentions.ts'
import { isKnownWord } from './correct-spelling.ts'
import { findUnlistedName } from './unlisted-neighborhoods.ts'
import { listWindowsAt, wordAt } from './word-windows.ts'

/** Excludes the city, neighborhood, state or the capitals that begin at a token; returns the token after it. */
export function findRejectedPlace(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
  inList: boolean,
): number | null {
  const { criteria, tokens } = reading
  if (tokens[at]?.kind !== 'word' || reading.consumed[at]) return null
  const word = wordAt(reading, at)
  if (/^capita(l|is)$/.test(word)) {
    criteria.interior = true
    return at + 1
  }
  if (word === 'interior') {
    criteria.interior = false
    return at + 1
  }
  const hood = findNeighborhoodAt(reading, gazetteer, at, inList)
  const exact = findMentionAt(reading, at, gazetteer)
  const unlisted = exact === null ? null : findLongerUnlistedName(reading, gazetteer, exact)
  if (unlisted !== null) {
    criteria.notNeighborhood = [...criteria.notNeighborhood, nameBetween(reading, at, unlisted)]
    return unlisted
  }
  const mention = exact ?? (inList ? findListedCityAt(reading, gazetteer, at) : null)
  if (exact?.state != null && (exact.city === null || saysRegion(reading))) {
    reading.rejectedStates = [...new Set([...reading.rejectedStates, exact.state])]
    // Without a region, only a search before may have states to take it from.
    return saysRegion(reading) ? exact.to : null
  }
  if (mention?.city != null && (hood === null || hood.to <= mention.to)) {
    const states = (gazetteer.cities.get(mention.city) ?? []).map(({ state }) => state)
    const after = findStateAfter(reading, mention.to, states)
    const name = writeCity(gazetteer, mention.city, after?.state ?? null)
    criteria.notCity = [...new Set([...criteria.notCity, name])]
    const end = after?.to ?? mention.to
    return wordAt(reading, end) === 'capital' ? end + 1 : end
  }
  if (mention === null && hood === null && inList && criteria.notNeighborhood.length > 0) {
    const end = findUnlistedName(reading, at)
    if (end === null) return null
    criteria.notNeighborhood = [...criteria.notNeighborhood, nameBetween(reading, at, end)]
    return end
  }
  if (mention !== null || hood === null) return null
  criteria.notNeighborhood = [...new Set([...criteria.notNeighborhood, hood.name])]
  return hood.to
}

/**
 * Finds the end of "Capim Macio": a city without listings whose name an unknown word follows is a neighborhood that no
 * list has.
 */
function findLongerUnlistedName(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  { city, state, to }: PlaceMention,
): number | null {
  if (city === null || state !== null || wordAt(reading, to) === 'nem') return null
  const places = gazetteer.cities.get(city) ?? []
  if (places.some(({ total }) => total > 0) || findMentionAt(reading, to, gazetteer) !== null) return null
  return findUnlistedName(reading, to)
}

const nameBetween = ({ tokens }: SentenceReading, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
    .toUpperCase()

/** Finds the longest neighborhood's name at a token; a single everyday word only as "centro" or after "bairro". */
function findNeighborhoodAt(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
  inList: boolean,
): { name: string; to: number } | null {
  const found = listWindowsAt(reading, at).findLast(({ name }) => gazetteer.neighborhoods.has(name))
  if (found === undefined || found.name.length < 4) return null
  const named =
    (inList && reading.criteria.notNeighborhood.length > 0) ||
    [1, 2, 3].some(back => /^bairros?$/.test(wordAt(reading, at - back)))
  const everyday = !found.name.includes(' ') && isKnownWord(found.name)
  if (everyday && found.name !== 'centro' && !named) return null
  return { name: writeNeighborhood(found.name, gazetteer.neighborhoods.get(found.name)), to: found.to }
}

/** Finds a city in a list of places, even one whose name is an everyday word. */
function findListedCityAt(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
): { city: string; to: number } | null {
  if (reading.criteria.notCity.length === 0) return null
  const found = listWindowsAt(reading, at).findLast(({ name }) => gazetteer.cities.has(name))
  return found === undefined || found.name.length < 4 ? null : { city: found.name, to: found.to }
}

/** Takes rejected states out of the regions that are named: "no sul menos o Rio Grande do Sul". */
export function settleRejectedStates(reading: SentenceReading): void {
  const { criteria, rejectedStates } = reading
  const states = criteria.region.flatMap(region => statesOfRegion[region])
  const wanted = states.filter(state => !rejectedStates.includes(state))
  if (wanted.length === states.length || wanted.length === 0) return
  reading.criteria = { ...criteria, region: [], state: wanted }
  reading.rejectedStates = []
}

/** Reads excluded cities as neighborhoods of the city that is named beside them: "no Rio capital menos Campo Grande". */
export function settleRejectedPlaces(reading: SentenceReading, gazetteer: Gazetteer): void {
  const { criteria } = reading
  const [city] = criteria.city
  if (city === undefined) return
  const parts = criteria.notCity.filter(
    name =>
      name !== city &&
      gazetteer.neighborhoods
        .get(normalizeName(name.toLowerCase()))
        ?.some(place => place.cityKey.toUpperCase() === city),
  )
  if (parts.length === 0) return
  criteria.notCity = criteria.notCity.filter(name => !parts.includes(name))
  criteria.notNeighborhood = [...new Set([...criteria.notNeighborhood, ...parts])]
}
