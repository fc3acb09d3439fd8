import { type Gazetteer, normalizeName } from './gazetteer.ts'
import { type SentenceReading, consumeTokens, markNotUnderstood } from './sentence-reading.ts'
import { isListed } from './listed-places.ts'
import { addCity, setCity, setNeighborhood, setState } from './set-place.ts'
import { type PlaceMention, findStateAfter } from './state-mentions.ts'
import { stateCapitals } from './state-words.ts'
import { isKnownWord } from './correct-spelling.ts'
import { wordAt } from './word-windows.ts'

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
  if (isListed(reading, mention)) return readFurtherCity(reading, gazetteer, mention)
  if (criteria.neighborhood.length > 0) return markNotUnderstood(reading, mention.from, mention.to)
  const between = reading.tokens.slice(first.to, mention.from).map(({ word }) => word)
  const joined = between.every(word => /^(,|-|em|de|do|da|no|na|bairro|\/|\()$/.test(word))
  const partsIn = (name: string, city: string) =>
    (gazetteer.neighborhoods.get(name) ?? []).filter(place =>
      gazetteer.cities.get(city)?.some(one => one.state === place.state && one.key === place.cityKey),
    )
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
    markNotUnderstood(reading, first.from, first.to)
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
