import { formatPlaceName } from '../../property/place-names.ts'
import { type Gazetteer, type GazetteerNeighborhood, findNearestName, normalizeName } from './gazetteer.ts'
import { type SentenceReading, consumeTokens, noteCorrection } from './sentence-reading.ts'
import { isUnknown, readUnlistedNeighborhood, setNeighborhood, writeNeighborhood } from './set-place.ts'
import {
  cityNicknames,
  isAccented,
  isOrdinaryName,
  listWindowsAt,
  type PlaceMention,
  stateCapitals,
  usesCapitals,
  wordAt,
} from './state-mentions.ts'
import { isKnownWord, seemsCommonWord } from './known-words.ts'
import { categoryWords } from './read-kinds.ts'
import { neighborhoodPrefixes } from './place-mentions.ts'

/** Reads "bairro X", from the token at which the name begins: the longest known name. */
export function findNeighborhood(reading: SentenceReading, gazetteer: Gazetteer, at: number): boolean {
  if (reading.criteria.neighborhood.length > 0) return false
  const from = /^(de|do|da|:)$/.test(wordAt(reading, at)) ? at + 1 : at
  const found = listWindowsAt(reading, from).findLast(({ name }) => gazetteer.neighborhoods.has(name))
  if (found === undefined) return readUnlistedNeighborhood(reading, from)
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

const categories = new Set(categoryWords)
const mostNameWords = 4

/** Whether a token may be a word of a neighborhood's name that no list has. */
const isNameWord = (reading: SentenceReading, at: number): boolean => {
  const token = reading.tokens[at]
  if (token?.kind !== 'word' || reading.consumed[at]) return false
  return (isUnknown(reading, at) && !seemsCommonWord(token.word)) || (token.capital && usesCapitals(reading))
}

/** Words with which names of neighborhoods begin, among their everyday meanings: "na Cidade Baixa", "no Morada do Vale". */
const nameBeginning =
  /^(?:sao|santo|santa|nossa|nov[oa]|boa|bom|alto|cidade|campo|morada|ponta|ilha|lagoa|barra|bela|monte|porto|asa|cruz|quinta|fonte|vale|morro|jd|jardim|vila|parque)$/
const isPlainWord = ({ tokens, consumed }: SentenceReading, at: number): boolean =>
  tokens[at]?.kind === 'word' &&
  consumed[at] === false &&
  !/^(?:em|n[oa]s?|d[aeo]s?|com|ate|que|e|ou|por|pra|para|localiz\w+|regiao|opcao)$/.test(tokens[at].word) &&
  !seemsCommonWord(tokens[at].word)
const writtenOut: Readonly<Record<string, string>> = {
  jd: 'jardim',
  vl: 'vila',
  pq: 'parque',
  cj: 'conjunto',
}

/** Returns the token after a name that begins with a word such as "jardim", a kind of property or an unknown word. */
function findEndOfName(reading: SentenceReading, from: number): number | null {
  const isNamed = /^n[oa]$/.test(wordAt(reading, from - 1)) && nameBeginning.test(wordAt(reading, from))
  const isLed =
    isNamed || neighborhoodPrefixes.has(wordAt(reading, from)) || categories.has(wordAt(reading, from))
  let end = isLed ? from + 1 : from
  const first = isLed && /^d[aeo]s?$/.test(wordAt(reading, end)) ? end + 1 : end
  if (!isNameWord(reading, first) && !(isNamed && isPlainWord(reading, first))) return null
  end = first + 1
  while (end < from + mostNameWords) {
    const next = /^d[aeo]s?$/.test(wordAt(reading, end)) && !reading.consumed[end] ? end + 1 : end
    if (!isNameWord(reading, next)) return end
    end = next + 1
  }
  return end
}

/** Whether the city that was named stands right before or after a name: "no Cabula, Salvador", "em Salvador no Cabula". */
function isBesideCity({ criteria, tokens }: SentenceReading, from: number, to: number): boolean {
  const word = (at: number): string => tokens[at]?.word ?? ''
  const names = [
    ...criteria.city,
    ...(criteria.state.includes('DF') ? ['distrito federal', 'df', 'brasilia'] : []),
  ]
  let after = to
  while (after < to + 3 && /^(?:[,(/-]|em|n[oa]|d[aeo])$/.test(word(after))) after += 1
  const before = /^[,(-]$/.test(word(from - 1)) ? from - 2 : from - 1
  return names.some(name => {
    const parts = name.toLowerCase().split(' ')
    return (
      word(after) === parts[0] ||
      cityNicknames.get(word(after)) === name.toLowerCase() ||
      word(before) === parts.at(-1) ||
      cityNicknames.get(word(before)) === name.toLowerCase()
    )
  })
}

/**
 * Reads "no Sítio Cercado, em Curitiba": a name beside its city that no list has is a neighborhood without listings, and
 * the search says so. `led`: only names that begin with a kind of property, which is then none.
 */
export function readUnlistedNeighborhoods(reading: SentenceReading, led: boolean): void {
  const { criteria, tokens, consumed } = reading
  if (criteria.neighborhood.length > 0) return
  if (criteria.city.length !== 1 && !(criteria.city.length === 0 && criteria.state.join() === 'DF')) return
  for (let from = 1; from < tokens.length; from++) {
    if (consumed[from]) continue
    const isPlaced = /^(?:n[oa]|em|bairro)$/.test(wordAt(reading, from - 1)) && !consumed[from - 1]
    // "Goiânia setor Bueno" needs no preposition.
    if (!isPlaced && (led || !neighborhoodPrefixes.has(wordAt(reading, from)))) continue
    const isKind = categories.has(wordAt(reading, from))
    if (led && !isKind) continue
    const isCentre = wordAt(reading, from) === 'centro'
    const to = isCentre ? from + 1 : findEndOfName(reading, from)
    const isLed = isKind || neighborhoodPrefixes.has(wordAt(reading, from))
    const start = isPlaced ? from - 1 : from
    if (to === null || !(isBesideCity(reading, start, to) || (isLed && tokens[from]?.capital === true)))
      continue
    criteria.neighborhood = [writeName(reading, from, to)]
    consumeTokens(reading, start, to)
    return readJoinedNames(reading, to)
  }
}

const writeName = ({ tokens }: SentenceReading, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => writtenOut[word] ?? word)
    .join(' ')
    .toUpperCase()

/** Reads what "ou" joins to such a name: "no Setor Bueno ou no Jardim Goiás". */
function readJoinedNames(reading: SentenceReading, after: number): void {
  for (let at = after; /^(?:e|ou|,|\/)$/.test(wordAt(reading, at)); ) {
    const isPlaced = /^(?:n[oa]|bairro)$/.test(wordAt(reading, at + 1))
    const from = isPlaced ? at + 2 : at + 1
    const isLed = neighborhoodPrefixes.has(wordAt(reading, from)) && reading.tokens[from + 1]?.kind === 'word'
    const to = isPlaced ? (findEndOfName(reading, from) ?? (isLed ? from + 2 : null)) : null
    if (to === null) return
    reading.criteria.neighborhood = [...reading.criteria.neighborhood, writeName(reading, from, to)]
    consumeTokens(reading, at, to)
    at = to
  }
}
