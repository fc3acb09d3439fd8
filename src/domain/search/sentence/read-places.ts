import { reduceToVowelSound } from '../../property/name-spellings.ts'
import { formatPlaceName } from '../../property/place-names.ts'
import { stateName } from '../../states.ts'
import type { Gazetteer } from './gazetteer.ts'
import { readLongerNames } from './read-longer-names.ts'
import { findMentionAt } from './place-mentions.ts'
import { findNeighborhood, readNeighborhoodOfCity } from './read-neighborhoods.ts'
import { type SentenceReading, consumeTokens, noteCorrection } from './sentence-reading.ts'
import { settleRejectedPlaces } from './rejected-places.ts'
import { readNearness } from './read-nearness.ts'
import { isListed, readListedCity, readListedNeighborhoods } from './listed-places.ts'
import { readCapital } from './read-regions.ts'
import { setCity, setNeighborhood, setState, writeCity } from './set-place.ts'
import { type PlaceMention, findStateAfter } from './state-mentions.ts'
import { stateCapitals } from './state-words.ts'
import { readNeighborhoodInState, preferNeighborhood, readSecondCity } from './second-city.ts'
import { widenMention } from './widen-mention.ts'
import { wordAt } from './word-windows.ts'

const asCity = new Set(['cidade', 'municipio', 'prefeitura', 'centro'])

/**
 * Whether a name that is both a state's and a city's means the city: "cidade do Rio de Janeiro", "São Paulo capital".
 */
function meansCity(reading: SentenceReading, { from, to }: PlaceMention, capital: boolean): boolean {
  const article = /^(de|do|da|em|no|na)$/.test(wordAt(reading, from - 1)) ? 2 : 1
  const before = wordAt(reading, from - article)
  const zone = /^(leste|oeste|norte|sul)$/.test(before) && wordAt(reading, from - article - 1) === 'zona'
  if (asCity.has(before) || zone) return true
  return capital && /^capital$/.test(wordAt(reading, /^[,(-]$/.test(wordAt(reading, to)) ? to + 1 : to))
}

/** Reads states, cities, and the neighborhoods of a named city, all spelled correctly. */
export function readPlaces(reading: SentenceReading, gazetteer: Gazetteer): void {
  readLongerNames(reading, gazetteer)
  const cities: PlaceMention[] = []
  const misspelt: PlaceMention[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.consumed[at]) continue
    if (/^(bairro|b)$/.test(wordAt(reading, at)) && findNeighborhood(reading, gazetteer, at + 1)) {
      readListedNeighborhoods(reading, gazetteer, true)
      continue
    }
    const exact = findMentionAt(reading, at, gazetteer)
    if (exact === null) continue
    const longer = widenMention(reading, exact, gazetteer)
    const mention = longer ?? exact
    if (longer !== null || isRespelled(reading, mention) || isSpelledByEar(mention)) misspelt.push(mention)
    if (readNearness(reading, gazetteer, mention)) {
      at = Math.max(at, mention.to - 1)
      continue
    }
    if (mention.city === null) setState(reading, mention)
    else if (mention.state === null) readCity(reading, gazetteer, mention, cities)
    else readEither(reading, gazetteer, mention, cities)
    at = Math.max(at, mention.to - 1)
  }
  readCapital(reading, gazetteer)
  const [first, ...others] = cities
  for (const mention of others) readSecondCity(reading, gazetteer, first, mention)
  readNeighborhoodOfCity(reading, gazetteer)
  if (first) {
    readNeighborhoodInState(reading, gazetteer, first)
    preferNeighborhood(reading, gazetteer, first)
  }
  readListedNeighborhoods(reading, gazetteer)
  settleRejectedPlaces(reading, gazetteer)
  for (const mention of misspelt) noteUsedMention(reading, gazetteer, mention)
}

const isRespelled = ({ tokens }: SentenceReading, { from, to }: PlaceMention): boolean =>
  tokens.slice(from, to).some(({ respelled }) => respelled)

/** Whether the words only sound like the city's name: "Florínia" for Florínea. */
const isSpelledByEar = ({ name, city }: PlaceMention): boolean =>
  city !== null &&
  name.replaceAll(' ', '') !== city.replaceAll(' ', '') &&
  reduceToVowelSound(name) === reduceToVowelSound(city)

/** Notes how a misspelled place was read, unless it was not used. */
function noteUsedMention(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  { from, to, city, state }: PlaceMention,
): void {
  if (!reading.consumed[from] || reading.markedNotUnderstood[from]) return
  if (state !== null) noteCorrection(reading, from, to, stateName(state))
  else if (city !== null) noteCorrection(reading, from, to, formatPlaceName(writeCity(gazetteer, city, null)))
}

/** Reads a name that is both a state's and a city's: the state, unless the sentence says the city. */
function readEither(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  mention: PlaceMention,
  cities: PlaceMention[],
): void {
  const { state, city, to } = mention
  if (state === null || city === null) return
  const places = gazetteer.cities.get(city) ?? []
  const after = findStateAfter(
    reading,
    to,
    places.map(place => place.state),
  )
  const capital = places.some(place => place.state === state) && stateCapitals[state] === city
  // "Santa Cruz, Rio de Janeiro RJ": perhaps a neighborhood of it.
  const second =
    cities.length > 0 &&
    (after !== null || isListed(reading, mention) || meansCity(reading, mention, capital))
  if (second && places.some(place => place.state === (after?.state ?? state))) {
    cities.push(mention)
    return
  }
  if (after !== null && places.some(place => place.state === after.state)) {
    setCity(reading, gazetteer, city, after.state)
    consumeTokens(reading, mention.from, to)
    return setState(reading, after)
  }
  const place = meansCity(reading, mention, capital)
  const said = place && /^(,|-|\(|capital)$/.test(wordAt(reading, to)) && capital
  if (place && reading.criteria.city.length === 0) {
    setCity(reading, gazetteer, city, state)
    consumeTokens(reading, mention.from, to)
    if (said) reading.criteria.state = [state]
    return
  }
  if (capital && reading.criteria.state.length === 0 && reading.criteria.interior === null)
    reading.stateMayBeCity = true
  setState(reading, mention)
}

function readCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  mention: PlaceMention,
  cities: PlaceMention[],
): void {
  const { city, from, to } = mention
  if (city === null) return
  const places = gazetteer.cities.get(city) ?? []
  const after = findStateAfter(
    reading,
    to,
    places.map(place => place.state),
  )
  const { state } = after ?? { state: null }
  // "Campo Grande RJ" is no city of that state, but a neighborhood there.
  const elsewhere = state !== null && !places.some(place => place.state === state)
  const parts = (gazetteer.neighborhoods.get(mention.name) ?? []).filter(place => place.state === state)
  if (elsewhere && parts.length > 0) setNeighborhood(reading, mention.name, parts)
  else if (cities.length === 0 && reading.criteria.city.length === 0) setCity(reading, gazetteer, city, state)
  cities.push(mention)
  if (cities.length > 1) return readListedCity(reading, gazetteer, mention, after?.to ?? to)
  consumeTokens(reading, from, to)
  if (after) setState(reading, after)
  if (wordAt(reading, after?.to ?? to) === 'capital')
    consumeTokens(reading, after?.to ?? to, (after?.to ?? to) + 1)
  readListedCity(reading, gazetteer, mention, after?.to ?? to)
}
