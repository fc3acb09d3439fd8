import type { Uf } from '../../states.ts'
import { type Gazetteer, type GazetteerNeighborhood, normalizeName } from './gazetteer.ts'
import { type SentenceReading, consumeTokens } from './sentence-reading.ts'
import type { PlaceMention } from './state-mentions.ts'
import { stateCapitals } from './state-words.ts'

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
export function addCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  city: string,
  state: Uf | null,
): void {
  const name = writeCity(gazetteer, city, state)
  if (!reading.criteria.city.includes(name)) reading.criteria.city = [...reading.criteria.city, name]
}

/** Returns the state of a city: the one that was said, or else the one where the city of that name is best known. */
export function findStateOfCity(gazetteer: Gazetteer, city: string, said: Uf | null): Uf | null {
  const places = gazetteer.cities.get(city) ?? []
  if (said !== null && places.some(({ state }) => state === said)) return said
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
