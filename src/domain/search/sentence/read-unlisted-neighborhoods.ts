import {
  closing,
  findEndOfUnlistedName,
  isNameWord,
  isPlainWord,
  nameBeginning,
  otherPlace,
} from './neighborhood-names.ts'
import { formatPlaceName } from '../../property/place-names.ts'
import { findNearestName, type Gazetteer, normalizeName } from './gazetteer.ts'
import { isKnownWord } from './known-words.ts'
import {
  countListings,
  findCityOfParts,
  findMentionAt,
  isNatureWord,
  neighborhoodPrefixes,
  withArticle,
} from './place-mentions.ts'
import { type CityOfParts, consumeTokens, noteCorrection, type SentenceReading } from './sentence-reading.ts'
import { setCity, writeNeighborhood } from './set-place.ts'
import { findStateAfter, listWindowsAt, type PlaceMention, wordAt } from './state-mentions.ts'

const placing = /^(?:em|n[oa]s?|bairros?)$/
const joint = /^(?:,|e|ou|\/)$/
const writtenOut: Readonly<Record<string, string>> = {
  jd: 'jardim',
  vl: 'vila',
  pq: 'parque',
  cj: 'conjunto',
}
/** Words after "bairro" that name none: "num bairro bom". */
const plainQuality =
  /^(?:bom|boa|bem|segur[oa]|tranquil[oa]|perto|proxim[oa]|melhor|qualquer|nobre|serve|servem|pode|vale|fica|tanto)$/
const mostNames = 8

/** How a name is introduced: by "bairro", by "no" or "na", by "em", or only by a mark or what it is joined to. */
type Introduction = 'bairro' | 'article' | 'em' | 'none'

/** Where no city is named. */
const nowhere: CityOfParts = {
  from: Number.POSITIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
  name: '',
  city: null,
  state: null,
  isPart: false,
  total: 0,
  states: [],
}

/** Whether a name that is a city's is a part of the anchor: "no Recife, na Madalena". */
function isPartOf(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  anchor: CityOfParts,
  { city, from, to }: PlaceMention,
  by: Introduction,
): boolean {
  if (city === null || city === anchor.city) return false
  if (by === 'bairro') return true
  if (anchor === nowhere) return false
  const places = gazetteer.cities.get(city) ?? []
  const states = places.map(({ state }) => state)
  if (findStateAfter(reading, to, states) !== null) return false
  if (by === 'article' || /^[(-]$/.test(wordAt(reading, from - 1))) return !withArticle.test(city)
  return countListings(gazetteer, city) === 0 && !states.some(state => anchor.states.includes(state))
}

/** Returns the token after a name that may be a neighborhood's in the anchor; `null` when it is none. */
function findEndOfName(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  anchor: CityOfParts,
  from: number,
  by: Introduction,
  isJoined = false,
): number | null {
  const token = reading.tokens[from]
  if (token?.kind !== 'word' || reading.consumed[from] || from === anchor.from) return null
  if (closing.test(token.word) || otherPlace.test(token.word)) return null
  if (isNatureWord(token.word) && /^d[aeo]s?$/.test(wordAt(reading, from + 1))) return null
  const isPlaced = by === 'article' || by === 'bairro' || isJoined || /^[(-]$/.test(wordAt(reading, from - 1))
  const mention = findMentionAt(reading, from, gazetteer)
  if (mention !== null && mention.state !== null) return null
  const limit = from < anchor.from ? Math.min(anchor.from, reading.tokens.length) : reading.tokens.length
  const known = listWindowsAt(reading, from).findLast(
    ({ name, to }) =>
      to <= limit &&
      (gazetteer.neighborhoods.has(name) || (isPlaced && gazetteer.cities.has(name))) &&
      (by === 'article' || by === 'bairro' || !isCityBeside(gazetteer, anchor, name)) &&
      name.length > 3 &&
      (name.includes(' ') || !isKnownWord(name) || isPlaced || token.capital),
  )
  if (
    known !== undefined &&
    isListedIn(reading, gazetteer, anchor, [from, known.to]) &&
    !isNameWord(reading, known.to)
  )
    return known.to
  const unlisted = findEndOfUnlistedName(reading, from, limit, isPlaced)
  // "Jardim Água Boa": the name of another place behind such a word.
  const behind = neighborhoodPrefixes.has(token.word)
    ? listWindowsAt(reading, from + 1).findLast(({ name, to }) => to <= limit && gazetteer.cities.has(name))
        ?.to
    : undefined
  const end = Math.max(known?.to ?? 0, unlisted ?? 0, mention?.to ?? 0, behind ?? 0)
  if (behind === undefined && namesCityWithin(reading, gazetteer, from, end)) return null
  if (end === 0 && by === 'bairro' && isPlainWord(reading, from)) {
    const isAlone = /^(?:em|[,.;/?]|ou|e|)$/.test(wordAt(reading, from + 1)) && !plainQuality.test(token.word)
    return !isKnownWord(token.word) || (!isJoined && isAlone) ? from + 1 : null
  }
  if (end === 0 || end > limit) return null
  if (mention !== null && end === mention.to) {
    const isListed = gazetteer.neighborhoods.get(mention.name)?.some(({ cityKey }) => cityKey === anchor.city)
    if (isListed !== true && !isPartOf(reading, gazetteer, anchor, mention, by)) return null
  }
  return end
}

/** Whether a city with listings begins within a name: "Curitiba Londrina". */
function namesCityWithin(reading: SentenceReading, gazetteer: Gazetteer, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) {
    if (/^d[aeo]s?$/.test(wordAt(reading, at - 1))) continue
    const mention = findMentionAt(reading, at, gazetteer)
    if (mention?.city != null && mention.to <= to && countListings(gazetteer, mention.city) > 0) return true
  }
  return false
}

/** Whether a name is that of a city with listings in the anchor's state: "Goiânia, Trindade ou Senador Canedo". */
const isCityBeside = (gazetteer: Gazetteer, anchor: CityOfParts, name: string): boolean =>
  gazetteer.cities.get(name)?.some(({ state, total }) => total > 0 && anchor.states.includes(state)) ?? false

interface NameList {
  names: readonly [from: number, to: number][]
  to: number
}

/** Finds the names from a token on, each with the words that place it. */
function findNames(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  anchor: CityOfParts,
  start: number,
  first: Introduction,
): NameList | null {
  const names: [number, number][] = []
  let to = start
  let isBairro = first === 'bairro'
  for (let at = start; names.length < mostNames; ) {
    let from = at
    let by: Introduction = names.length === 0 ? first : 'none'
    for (; from < at + 3 && /^(?:em|n[oa]s?|bairros?|[oa]s?)$/.test(wordAt(reading, from)); from++) {
      const word = wordAt(reading, from)
      if (/^bairros?$/.test(word)) isBairro = true
      by = word === 'em' ? 'em' : 'article'
    }
    if (isBairro && /^d[aeo]$/.test(wordAt(reading, from))) from += 1
    if (isBairro) by = 'bairro'
    else if (by === 'none' && names.length > 0 && first === 'article') by = 'article'
    const end = findEndOfName(reading, gazetteer, anchor, from, by, names.length > 0)
    if (end === null) break
    names.push([from, end])
    to = end
    at = end
    let joints = 0
    while (joints < 2 && joint.test(wordAt(reading, at)) && !reading.consumed[at]) {
      at += 1
      joints += 1
    }
    if (joints === 0) break
  }
  return names.length === 0 ? null : { names, to }
}

/** The name of some tokens, as most listings of the anchor write it. */
function writeName(
  { tokens }: SentenceReading,
  gazetteer: Gazetteer,
  anchor: CityOfParts,
  [from, to]: readonly [number, number],
): string {
  const name = normalizeName(
    tokens
      .slice(from, to)
      .filter(({ kind }) => kind !== 'mark')
      .map(({ word }) => writtenOut[word] ?? word)
      .join(' '),
  )
  const places = (gazetteer.neighborhoods.get(name) ?? []).filter(({ cityKey }) => cityKey === anchor.city)
  return writeNeighborhood(name, places)
}

const wordsOf = ({ tokens }: SentenceReading, [from, to]: readonly [number, number]): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

const isListedIn = (
  reading: SentenceReading,
  gazetteer: Gazetteer,
  anchor: CityOfParts,
  name: readonly [number, number],
): boolean =>
  gazetteer.neighborhoods.get(wordsOf(reading, name))?.some(({ cityKey }) => cityKey === anchor.city) ?? false

/** Whether some place has the name, or it begins as names of places do. */
const isPlaceName = (
  reading: SentenceReading,
  gazetteer: Gazetteer,
  name: readonly [number, number],
): boolean => {
  const words = wordsOf(reading, name)
  const [first = '', ...others] = words.split(' ')
  return (
    gazetteer.neighborhoods.has(words) ||
    gazetteer.cities.has(words) ||
    (others.length > 0 && (neighborhoodPrefixes.has(first) || nameBeginning.test(first)))
  )
}

/** Returns the neighborhood with listings in the anchor of which one word is the misspelled name; `null` when it is none. */
function findMisspelt(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  anchor: CityOfParts,
  name: readonly [number, number],
): string | null {
  const word = wordsOf(reading, name)
  if (word.includes(' ') || isListedIn(reading, gazetteer, anchor, name)) return null
  const isThere = ({ cityKey }: { cityKey: string }): boolean => cityKey === anchor.city
  const near = findNearestName(
    gazetteer.neighborhoodNames,
    word,
    reading.effort,
    other => gazetteer.neighborhoods.get(other)?.some(isThere) ?? false,
  )
  if (near === null) return null
  const read = writeNeighborhood(near.name, gazetteer.neighborhoods.get(near.name)?.filter(isThere))
  noteCorrection(reading, name[0], name[1], formatPlaceName(read))
  return read
}

/** Whether a wish, and nothing else that is unread, stands between the city and a listed name: "em Salvador, quero Pituba". */
function isWishedThere(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  anchor: CityOfParts,
  [from, to]: readonly [number, number],
): boolean {
  if (!isListedIn(reading, gazetteer, anchor, [from, to])) return false
  const between = reading.tokens.slice(anchor.end, from - 1)
  return between.every(({ word }, at) => word === ',' || reading.consumed[anchor.end + at])
}

/** Whether only marks and words that place a name stand between two tokens, and not many. */
function isNextTo(reading: SentenceReading, from: number, to: number, between: RegExp): boolean {
  if (to < from || to - from > 3) return false
  for (let at = from; at < to; at++) if (!between.test(wordAt(reading, at))) return false
  return true
}
const beforeCity = /^(?:[,(/-]|em|n[oa]|d[aeo])$/
const afterCity = /^(?:[,(/-]|em|n[oa])$/
/** "Em Salvador, quero Pituba": a wish between the city and its parts. */
const wishing = /^(?:quero|queria|prefiro|so|somente|apenas)$/

const leavingOut = /^(?:menos|fora|exceto|excluindo|tirando|tira|evitar|evito|esquece)$/

/** Whether the city itself is rejected with what stands at a token: "no Pará menos Paragominas e Redenção". */
function isRejected(reading: SentenceReading, { from, end }: CityOfParts, at: number): boolean {
  let cue = Math.min(at, from) - 1
  if (end <= at) {
    cue = at - 1
    while (
      cue >= end &&
      !leavingOut.test(wordAt(reading, cue)) &&
      !/^(?:nao|ser)$/.test(wordAt(reading, cue))
    )
      cue -= 1
    return cue < end
  }
  return !/^(?:em|n[oa]|d[eo]|,|\()$/.test(wordAt(reading, from - 1))
}

/**
 * Finds the neighborhood at a token that is a part of the sentence's city and that no list has: "em Salvador, menos no
 * Cabula". `inList`: whether others of its kind stand before it.
 */
export function findUnlistedPart(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
  inList: boolean,
): { name: string; to: number } | null {
  const [before, earlier] = [wordAt(reading, at - 1), wordAt(reading, at - 2)]
  const by: Introduction = /^bairros?$/.test(before)
    ? 'bairro'
    : inList || /^n[oa]s?$/.test(before) || (/^[oa]s?$/.test(before) && leavingOut.test(earlier))
      ? 'article'
      : before === 'em' || leavingOut.test(before)
        ? 'em'
        : 'none'
  if (by === 'none') return null
  const found = findCityOfParts(reading, gazetteer)
  const anchor = found !== null && isRejected(reading, found, at) ? null : found
  const to = anchor === null ? null : findEndOfName(reading, gazetteer, anchor, at, by)
  if (anchor === null || to === null || isListedIn(reading, gazetteer, anchor, [at, to])) return null
  return { name: writeName(reading, gazetteer, anchor, [at, to]), to }
}

/** Whether names far from their city are surely neighborhoods: they have the form of one, and none is a city's. */
const arePlacedAlone = (reading: SentenceReading, gazetteer: Gazetteer, names: NameList['names']): boolean =>
  names.every(
    name =>
      isPlaceName(reading, gazetteer, name) &&
      (findMentionAt(reading, name[0], gazetteer)?.to ?? 0) < name[1],
  )

/** How a token introduces a name after it. */
const introductionAt = (reading: SentenceReading, at: number): Introduction => {
  const word = wordAt(reading, at)
  return /^bairros?$/.test(word) ? 'bairro' : word === 'em' ? 'em' : placing.test(word) ? 'article' : 'none'
}

/**
 * Reads the neighborhoods beside their city, also those that have no listing: "no Cabula ou em Brotas, Salvador", "em
 * Salvador (Cabula)". A name that is a city's, too, is a neighborhood where an article places it, or where no listing is in
 * that city and it lies in another state. Lists of which every name has listings are left to others.
 */
export function readNeighborhoodsBesideCity(reading: SentenceReading, gazetteer: Gazetteer): void {
  const { tokens, consumed } = reading
  if (reading.criteria.neighborhood.length > 0) return
  const anchor = findCityOfParts(reading, gazetteer)
  if (anchor === null) return readNeighborhoodsAlone(reading, gazetteer)
  for (let at = 0; at < tokens.length; at++) {
    if (consumed[at]) continue
    const isAfter = at >= anchor.end && isNextTo(reading, anchor.end, at, afterCity)
    const by = introductionAt(reading, at)
    const isBare = isAfter && by === 'none' && /^[,(-]$/.test(wordAt(reading, at - 1))
    const mayBeWished = at > anchor.end && wishing.test(wordAt(reading, at - 1))
    if (by === 'none' && !isAfter && !mayBeWished) continue
    if (at >= anchor.from && at < anchor.end) continue
    const list = findNames(reading, gazetteer, anchor, at, by)
    if (list === null) continue
    const isWished = mayBeWished && isWishedThere(reading, gazetteer, anchor, list.names[0]!)
    if (
      by === 'none' &&
      !isBare &&
      !isWished &&
      (anchor.total < 2 || !list.names.every(name => isPlaceName(reading, gazetteer, name)))
    )
      continue
    const isBefore = list.to <= anchor.from && isNextTo(reading, list.to, anchor.from, beforeCity)
    const saysBairro = reading.tokens.slice(at, list.to).some(({ word }) => /^bairros?$/.test(word))
    // Far from its city a name is one that places have, or that begins as theirs do.
    const isFar = !isBefore && !isAfter && !isWished && !saysBairro
    if (isFar && by !== 'article') continue
    if (isFar && list.names.every(name => isListedIn(reading, gazetteer, anchor, name))) return
    if (isFar && !arePlacedAlone(reading, gazetteer, list.names)) continue
    reading.criteria.neighborhood = [
      ...new Set(
        list.names.map(
          name =>
            findMisspelt(reading, gazetteer, anchor, name) ?? writeName(reading, gazetteer, anchor, name),
        ),
      ),
    ]
    consumeTokens(reading, at, list.to)
    if (anchor.state !== null && anchor.city !== null) {
      setCity(reading, gazetteer, anchor.city, anchor.state)
      consumeTokens(reading, anchor.from, anchor.to)
    }
    return
  }
}

/**
 * Reads the neighborhoods of a sentence without a city: with "bairro" what no list has; other names that no list has are
 * noted, for a search before that has a city ("e no Cabula?").
 */
function readNeighborhoodsAlone(reading: SentenceReading, gazetteer: Gazetteer): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const by = reading.consumed[at] ? 'none' : introductionAt(reading, at)
    const list = by === 'none' ? null : findNames(reading, gazetteer, nowhere, at, by)
    if (list === null) continue
    const unlisted = list.names.filter(name => !gazetteer.neighborhoods.has(wordsOf(reading, name)))
    const names = list.names.map(name => writeName(reading, gazetteer, nowhere, name))
    const saysBairro = reading.tokens.slice(at, list.to).some(({ word }) => /^bairros?$/.test(word))
    if (!saysBairro) {
      reading.unplacedNames = names
      return
    }
    if (unlisted.length === 0) return
    reading.criteria.neighborhood = names
    return consumeTokens(reading, at, list.to)
  }
}
