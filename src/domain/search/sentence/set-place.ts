import type { Uf } from '../../states.ts'
import { type Gazetteer, type GazetteerNeighborhood, normalizeName } from './gazetteer.ts'
import { type SentenceReading, consumeTokens, markNotUnderstood } from './sentence-reading.ts'
import type { PlaceMention } from './state-mentions.ts'

const mostListings = <T extends { total: number }>(places: readonly T[]): T | undefined =>
  places.toSorted((a, b) => b.total - a.total)[0]

/** Sets a city by its name as `normalizeName` returns it, as the catalogue writes it, in capitals. */
export function setCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  city: string,
  state: Uf | null,
): void {
  const places = gazetteer.cities.get(city) ?? []
  const inState = places.filter(place => place.state === state)
  const key = mostListings(inState.length > 0 ? inState : places)?.key ?? city
  reading.criteria.city = [key.toUpperCase()]
}

/**
 * Sets a neighborhood by its normalized name, as most of the listings in `places` write it, in capitals; "Jardim
 * América (Vila Xavier)" only if no place is called just Jardim América.
 */
export function setNeighborhood(
  reading: SentenceReading,
  name: string,
  places: readonly GazetteerNeighborhood[] = [],
): void {
  const named = places.filter(({ key }) => normalizeName(key) === name)
  const totals = new Map<string, number>()
  for (const { key, total } of named.length > 0 ? named : places)
    totals.set(key, (totals.get(key) ?? 0) + total)
  const [most] = [...totals].toSorted(([, a], [, b]) => b - a)
  reading.criteria.neighborhood = [(most?.[0] ?? name).toUpperCase()]
}

/** Sets the first state of the sentence; a second one is marked as not understood. */
export function setState(reading: SentenceReading, mention: PlaceMention): void {
  const { criteria } = reading
  if (mention.state === null) return
  const known = criteria.state[0]
  if (known === undefined) criteria.state = [mention.state]
  else if (known !== mention.state) return markNotUnderstood(reading, mention.from, mention.to)
  consumeTokens(reading, mention.from, mention.to)
}
