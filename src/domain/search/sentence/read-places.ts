import { reduceToVowelSound } from '../../property/name-spellings.ts'
import { formatPlaceName } from '../../property/place-names.ts'
import { stateName } from '../../states.ts'
import { type Gazetteer, type GazetteerNeighborhood, findNearestName } from './gazetteer.ts'
import {
  endOfName,
  findMentionAt,
  findStatesOfCity,
  followsNatureWord,
  isNatureWord,
  meansCity,
  namesPlaceAfter,
  saysHome,
} from './place-mentions.ts'
import { findNeighborhood, noteNamesake, readNeighborhoodOfCity } from './read-neighborhoods.ts'
import { consumeTokens, markNotUnderstood, noteCorrection, type SentenceReading } from './sentence-reading.ts'
import { settleRejectedPlaces } from './read-rejections.ts'
import { readCapital, readNearness } from './read-regions.ts'
import {
  isListed,
  isUnknown,
  preferNeighborhood,
  readListedCity,
  readListedNeighborhoods,
  readNeighborhoodInState,
  readSecondCity,
  setCity,
  setNeighborhood,
  setState,
  writeCity,
} from './set-place.ts'
import {
  type PlaceMention,
  findStateAfter,
  listWindowsAt,
  stateCapitals,
  stateCodes,
  stateDemonyms,
  statesByName,
  wordAt,
} from './state-mentions.ts'
import { isKnownWord, seemsCommonWord } from './known-words.ts'
import { categoryWords } from './read-kinds.ts'

/** Maximum number of names of a text that are compared with the places next to them. */
const maxNamesTried = 8
/** Words before and after a name among which the places beside it are looked for. */
const nearbyWords = 30
const categories = new Set(categoryWords)

/**
 * A city with this many times the neighborhood's listings is chosen, although the longer name is the neighborhood's.
 */
const minListingsRatio = 20

/**
 * Reads "Jardim do Ingá", "Barra da Tijuca": the longest name wins, even that of a neighborhood that contains a
 * city's name.
 */
function readLongerNames(reading: SentenceReading, gazetteer: Gazetteer): void {
  let tried = 0
  for (
    let from = 0;
    from < reading.tokens.length && tried < maxNamesTried && !reading.effort.halfSpent;
    from++
  ) {
    if (reading.consumed[from] || reading.tokens[from]?.kind === 'mark') continue
    const whole = findMentionAt(reading, from, gazetteer)
    for (const { name, to } of listWindowsAt(reading, from).reverse()) {
      if (whole !== null && whole.to >= to) break
      if (!name.includes(' ') || gazetteer.cities.has(name) || statesByName.has(name)) continue
      const places = gazetteer.neighborhoods.get(name)
      if (places === undefined || countsWhatFollows(reading, to)) continue
      const inner = mentionsIn(reading, gazetteer, from, to)
      if (
        (inner.length === 0 && !seemsOtherMeaning(reading, from, to)) ||
        inner.some(mention => mention.to > to)
      )
        continue
      tried += 1
      const meant = selectMeantPlaces(reading, gazetteer, places, inner, from, to)
      if (meant.length === 0) continue
      setNeighborhood(reading, name, meant)
      return consumeTokens(reading, from, to)
    }
    if (whole !== null) from = whole.to - 1
  }
}

/**
 * Whether a name's words would otherwise be read as a type or a number: "em Chácaras Marajoara", "no Parque da
 * Barragem Setor 12".
 */
const seemsOtherMeaning = (reading: SentenceReading, from: number, to: number): boolean =>
  /^(em|n[oa]s?|bairro)$/.test(wordAt(reading, from - 1)) &&
  (reading.tokens[to - 1]?.kind === 'digits' ||
    (categories.has(wordAt(reading, from)) && !isKnownWord(wordAt(reading, to - 1))))

/** Whether the number at the end of a name belongs to the next word: "Santa Rita 2 quartos". */
const countsWhatFollows = ({ tokens }: SentenceReading, to: number): boolean =>
  tokens[to - 1]?.kind === 'digits' &&
  tokens[to]?.kind === 'word' &&
  isKnownWord(tokens[to].word) &&
  !/^(ate|com|em|n[oa]|d[eo]|por|entre|acima|abaixo|e|que)$/.test(tokens[to].word)

function mentionsIn(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  from: number,
  to: number,
): PlaceMention[] {
  const found: PlaceMention[] = []
  for (let at = from; at < to; at++) {
    const mention = findMentionAt(reading, at, gazetteer)
    if (mention === null) continue
    found.push(mention)
    at = mention.to - 1
  }
  return found
}

/** Returns the neighborhood's places that lie in the cities and states named next to it; empty when none does. */
function selectMeantPlaces(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  places: readonly GazetteerNeighborhood[],
  inner: readonly PlaceMention[],
  from: number,
  to: number,
): readonly GazetteerNeighborhood[] {
  const beside = [
    ...mentionsIn(reading, gazetteer, Math.max(0, from - nearbyWords), from).filter(
      mention => mention.to <= from,
    ),
    ...mentionsIn(reading, gazetteer, to, Math.min(to + nearbyWords, reading.tokens.length)),
  ]
  const citiesOf = (mention: PlaceMention) => gazetteer.cities.get(mention.city ?? '') ?? []
  const isIn = (place: GazetteerNeighborhood, mention: PlaceMention): boolean =>
    mention.state === place.state ||
    citiesOf(mention).some(city => city.key === place.cityKey && city.state === place.state)
  if (beside.length > 0) return places.filter(place => beside.some(mention => isIn(place, mention)))
  const placed = /^(em|n[oa]s?|bairro|,)$/.test(wordAt(reading, from - 1))
  if (!placed && isKnownWord(wordAt(reading, from))) return []
  const sum = (all: readonly { total: number }[]) => all.reduce((total, one) => total + one.total, 0)
  return sum(places) * minListingsRatio >= sum(inner.flatMap(citiesOf)) ? places : []
}

/** Number of words before and after a name that may belong to a longer one. */
const maxWordsAround = 4

/**
 * Extends a place to a longer, misspelled name of which it is the beginning or the end: "são josé do roi preto",
 * "apareccida de goiania". `null` when no unknown word is next to it, or no longer name is near.
 */
function widenMention(
  reading: SentenceReading,
  mention: PlaceMention,
  gazetteer: Gazetteer,
): PlaceMention | null {
  const { tokens } = reading
  const isUnknown = (at: number): boolean => {
    const token = tokens[at]
    if (token?.kind !== 'word' || reading.consumed[at] || token.word.length < 2) return false
    return (
      !isKnownWord(token.word) &&
      !gazetteer.words.has(token.word) &&
      !gazetteer.neighborhoods.has(token.word) &&
      !stateCodes.has(token.word)
    )
  }
  if (stateCodes.has(wordAt(reading, mention.from))) return null
  const around = (from: number, to: number): boolean => {
    for (let at = from; at < to; at++)
      if ((at < mention.from || at >= mention.to) && isUnknown(at)) return true
    return false
  }
  if (!around(Math.max(0, mention.from - maxWordsAround), mention.to + maxWordsAround)) return null
  let best: { edits: number; mention: PlaceMention } | null = null
  for (let from = mention.from; from >= Math.max(0, mention.from - maxWordsAround); from--) {
    if (/^(em|n[oa]s?|d[eoa]s?|e|ou|com)$/.test(wordAt(reading, from))) continue
    for (const { name, to } of listWindowsAt(reading, from)) {
      if (to < mention.to || to > mention.to + maxWordsAround || !around(from, to)) continue
      // "Curitiba ROI" is not Curitibanos.
      if (wordAt(reading, to - 1) === 'roi') continue
      const near = findNearestName(gazetteer.cityNames, name.replaceAll(' ', ''), reading.effort, other => {
        const states = findStatesOfCity(gazetteer, other)
        const statedState = findStateAfter(reading, to, states)?.state ?? reading.criteria.state[0]
        return statedState === undefined || states.includes(statedState)
      })
      if (near === null || (best !== null && near.edits >= best.edits)) continue
      best = { edits: near.edits, mention: { from, to, name, city: near.name, state: null } }
    }
  }
  return best?.mention ?? null
}

/**
 * Finds the end of a longer name that no list has, of which the city is only the beginning: "Santa Rita do Xingu", "Vila
 * Nova do Sul Bonito". Such a name is never read as the shorter city. `null` when the city is the whole name.
 */
function findEndOfUnknownName(
  reading: SentenceReading,
  { from, to, name, city, state }: PlaceMention,
  gazetteer: Gazetteer,
): number | null {
  if (city === null || state !== null || stateDemonyms.has(wordAt(reading, to))) return null
  if (findStateAfter(reading, to, findStatesOfCity(gazetteer, city)) !== null) return null
  const article = /^d[aeo]s?$/.test(wordAt(reading, to)) ? 1 : 0
  const next = reading.tokens[to + article]
  if (next?.kind !== 'word' || reading.consumed[to + article]) return null
  const following = findMentionAt(reading, to + article, gazetteer)
  // "Visconde de Mauá": a city's short name that another city's name follows is neither of them.
  if (
    (name !== city || isNatureWord(name)) &&
    article === 1 &&
    following !== null &&
    following.state === null
  )
    return following.to
  if (following !== null && !endOfName.test(next.word)) return null
  if (listWindowsAt(reading, to + article).some(({ name: other }) => gazetteer.neighborhoods.has(other)))
    return null
  if (stateCodes.has(next.word)) return null
  const isWritten = reading.tokens[from]?.capital === true
  const raw = reading.text.slice(next.start, next.end)
  const isCapital = next.capital && raw !== raw.toUpperCase() && isWritten
  const isName =
    article === 1
      ? (isUnknownWord(reading, to + 1) || /^(?:sul|norte|leste|oeste|alto|baixo)$/.test(next.word)) &&
        (isCapital || !isWritten)
      : isCapital && (endOfName.test(next.word) || isUnknownWord(reading, to))
  return isName ? to + article + 1 : null
}

const isUnknownWord = (reading: SentenceReading, at: number): boolean =>
  isUnknown(reading, at) && !seemsCommonWord(wordAt(reading, at))

/** Reads states, cities, and the neighborhoods of a named city, all spelled correctly. */
export function readPlaces(reading: SentenceReading, gazetteer: Gazetteer): void {
  readLongerNames(reading, gazetteer)
  const cities: PlaceMention[] = []
  const misspelt: PlaceMention[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.consumed[at]) continue
    if (/^(bairro|b)$/.test(wordAt(reading, at)) && findNeighborhood(reading, gazetteer, at + 1)) {
      readListedNeighborhoods(reading, gazetteer, 'early')
      continue
    }
    const exact = findMentionAt(reading, at, gazetteer)
    if (exact === null) continue
    if (saysHome(reading, exact) && namesPlaceAfter(reading, exact.to, gazetteer)) {
      consumeTokens(reading, exact.from - 2, exact.to)
      at = exact.to - 1
      continue
    }
    if (followsNatureWord(reading, exact)) {
      markNotUnderstood(reading, exact.from - 2, exact.to)
      at = exact.to - 1
      continue
    }
    const longer = widenMention(reading, exact, gazetteer)
    const unknown = longer === null ? findEndOfUnknownName(reading, exact, gazetteer) : null
    if (unknown !== null) {
      markNotUnderstood(reading, exact.from, unknown)
      at = unknown - 1
      continue
    }
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
  if (reading.isNearNamedArea && reading.criteria.city.length > 0)
    reading.criteria = { ...reading.criteria, near: null, within: null }
  if (first) noteNamesake(reading, gazetteer, first)
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
  const isCapitalStated = place && /^(,|-|\(|capital)$/.test(wordAt(reading, to)) && capital
  if (place && reading.criteria.city.length === 0) {
    setCity(reading, gazetteer, city, state)
    consumeTokens(reading, mention.from, to)
    if (isCapitalStated) reading.criteria.state = [state]
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
  const saysCapital = wordAt(reading, after?.to ?? to) === 'capital'
  if (saysCapital && elsewhere && parts.length > 0 && state !== null)
    setCity(reading, gazetteer, stateCapitals[state], state)
  if (saysCapital) consumeTokens(reading, after?.to ?? to, (after?.to ?? to) + 1)
  readListedCity(reading, gazetteer, mention, after?.to ?? to)
}
