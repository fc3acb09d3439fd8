import { formatPlaceName } from '../../property/place-names.ts'
import { findNearestName, type Gazetteer, normalizeName } from './gazetteer.ts'
import { isCommonWord, isKnownWord, seemsCommonWord } from './known-words.ts'
import {
  endOfName,
  findMentionAt,
  followsNatureWord,
  isNatureWord,
  neighborhoodPrefixes,
} from './place-mentions.ts'
import { categoryWords } from './read-kinds.ts'
import { consumeTokens, noteCorrection, type SentenceReading } from './sentence-reading.ts'
import { isUnknown, setCity, writeNeighborhood } from './set-place.ts'
import {
  findStateAfter,
  listWindowsAt,
  type PlaceMention,
  stateCapitals,
  usesCapitals,
  wordAt,
} from './state-mentions.ts'

const categories = new Set(categoryWords)
const mostNameWords = 4
const mostNames = 8

/** Words with which names of neighborhoods begin, among their everyday meanings: "na Cidade Baixa", "no Morada do Vale". */
const nameBeginning =
  /^(?:sao|santo|santa|nossa|nov[oa]|boa|bom|alto|cidade|campo|morada|ponta|ilha|lagoa|barra|bela|monte|porto|asa|cruz|quinta|fonte|vale|morro|jd|jardim|vila|parque|boca|conjunto|casa|dom|dona|padre)$/
/** Words that end a name. */
const closing =
  /^(?:em|n[oa]s?|d[aeo]s?|com|sem|ate|max|min|que|e|ou|nem|por|pra|para|mas|menos|fora|exceto|so|nao|localiz\w+|regiao|opcao|bota|poe|coloc\w+|troc\w+|mud[ae]|inclu\w+)$/
/** The same, which nothing else begins with. */
const sureBeginning =
  /^(?:sao|santo|santa|nossa|dom|dona|padre|boca|morada|conjunto|asa|ponta|ilha|lagoa|barra|morro|cidade)$/
/** Kinds of property with which names of neighborhoods begin: "Sítio Cercado", "Chácara das Pedras". */
const ruralWord = /^(?:sitio|chacara|fazenda|granja)$/
/** Words that begin what is no neighborhood: "na Grande Vitória", "no entorno de Brasília". */
const otherPlace =
  /^(?:bairros?|rua|r|avenida|av|travessa|rodovia|alameda|estrada|grande|entorno|regiao|zona|litoral|orla|interior|capital|periferia|estado)$/
const placing = /^(?:em|n[oa]s?|bairros?)$/
const joint = /^(?:,|e|ou|\/)$/
const writtenOut: Readonly<Record<string, string>> = {
  jd: 'jardim',
  vl: 'vila',
  pq: 'parque',
  cj: 'conjunto',
}
/** Cities that people say with an article: "no Recife", "na Serra". */
const withArticle = /^(?:recife|rio|rio de janeiro|cabo\b.*|crato|guaruja|gama|serra|porto|conde|prado)$/

/** Whether a token may be a word of a neighborhood's name that no list has. */
const isNameWord = (reading: SentenceReading, at: number): boolean => {
  const token = reading.tokens[at]
  if (token?.kind !== 'word' || reading.consumed[at]) return false
  return (isUnknown(reading, at) && !seemsCommonWord(token.word)) || (token.capital && usesCapitals(reading))
}
const isPlainWord = ({ tokens, consumed }: SentenceReading, at: number): boolean =>
  tokens[at]?.kind === 'word' && consumed[at] === false && !closing.test(tokens[at].word)

/** Returns the token after a name that begins with a word such as "jardim", a kind of property or an unknown word. */
function findEndOfUnlistedName(
  reading: SentenceReading,
  from: number,
  limit: number,
  isPlaced: boolean,
): number | null {
  const word = wordAt(reading, from)
  const isPrefix = neighborhoodPrefixes.has(word) || (isPlaced && ruralWord.test(word))
  const isNamed = (isPlaced && nameBeginning.test(word)) || sureBeginning.test(word)
  const isLed = isNamed || isPrefix || categories.has(word)
  let end = isLed ? from + 1 : from
  const first = isLed && /^d[aeo]s?$/.test(wordAt(reading, end)) ? end + 1 : end
  if (first >= limit) return null
  const goesOn = (at: number): boolean =>
    (isNameWord(reading, at) && !closing.test(wordAt(reading, at))) ||
    ((isPrefix || isNamed) &&
      isPlainWord(reading, at) &&
      (!isKnownWord(wordAt(reading, at)) ||
        endOfName.test(wordAt(reading, at)) ||
        /^d[oa]s?$/.test(wordAt(reading, at - 1))))
  // "No Pinheirinho": a diminutive is a name where an article and the city place it.
  const ends = reading.tokens[first + 1]?.kind !== 'word' && reading.tokens[first + 1]?.kind !== 'digits'
  const isDerived =
    (isPlaced || ends) && !isLed && isUnknown(reading, first) && !isCommonWord(wordAt(reading, first))
  if (!goesOn(first) && !isDerived) return null
  end = first + 1
  while (end < Math.min(limit, from + mostNameWords)) {
    const next = /^d[aeo]s?$/.test(wordAt(reading, end)) && !reading.consumed[end] ? end + 1 : end
    if (next >= limit || !goesOn(next)) return end
    end = next + 1
  }
  return end
}

/** How a name is introduced: by "bairro", by "no" or "na", by "em", or only by a mark or what it is joined to. */
type Introduction = 'bairro' | 'article' | 'em' | 'none'

/** A city of the sentence in which its neighborhoods are. */
export interface CityOfParts extends PlaceMention {
  total: number
  /** Whether an article places it, as if it were a part of another. */
  isPart: boolean
  states: readonly string[]
  /** The token after it and its state. */
  end: number
}

const totalOf = (gazetteer: Gazetteer, city: string): number =>
  (gazetteer.cities.get(city) ?? []).reduce((sum, { total }) => sum + total, 0)

/** Finds the city that has the others as its parts: the one with the most listings, or the only one that "em" places. */
function findAnchor(reading: SentenceReading, gazetteer: Gazetteer): CityOfParts | null {
  if (reading.cityOfParts === undefined) reading.cityOfParts = lookForAnchor(reading, gazetteer)
  return reading.cityOfParts
}

function lookForAnchor(reading: SentenceReading, gazetteer: Gazetteer): CityOfParts | null {
  let best: CityOfParts | null = null
  for (let at = 0; at < reading.tokens.length && !reading.effort.halfSpent; at++) {
    const mention = findMentionAt(reading, at, gazetteer)
    if (mention === null) continue
    at = mention.to - 1
    if (mention.city === null && mention.state !== 'DF') continue
    if (mention.state !== null && mention.city !== null && stateCapitals[mention.state] !== mention.city)
      continue
    if (/^(?:interior|estado)$/.test(wordAt(reading, mention.from - 2))) continue
    if (followsNatureWord(reading, mention)) continue
    if (isNatureWord(mention.name) && /^d[aeo]s?$/.test(wordAt(reading, mention.to))) continue
    const places = gazetteer.cities.get(mention.city ?? 'brasilia') ?? []
    const after = findStateAfter(
      reading,
      mention.to,
      places.map(({ state }) => state),
    )
    // "Em Ilhéus, no Pontal": an article places a part of a city.
    const before = wordAt(reading, mention.from - 1)
    const isPart =
      /^d[oa]s?$/.test(before) || (/^n[oa]s?$/.test(before) && !withArticle.test(mention.city ?? ''))
    const isSure = after !== null || (before === 'em' && !gazetteer.neighborhoods.has(mention.name))
    const total = Math.max(totalOf(gazetteer, mention.city ?? 'brasilia'), isSure ? 1 : 0)
    if (best !== null && (isPart && !best.isPart ? true : isPart === best.isPart && total <= best.total))
      continue
    best = {
      ...mention,
      isPart,
      total,
      states: places.map(({ state }) => state),
      end: after?.to ?? mention.to,
    }
  }
  return best !== null && best.total > 0 ? best : null
}

/** Whether a name that is a city's is a part of the anchor: "no Recife, na Madalena". */
function isPartOf(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  anchor: CityOfParts,
  { city, to }: PlaceMention,
  by: Introduction,
): boolean {
  if (city === null || city === anchor.city) return false
  if (by === 'bairro') return true
  const places = gazetteer.cities.get(city) ?? []
  const states = places.map(({ state }) => state)
  if (findStateAfter(reading, to, states) !== null) return false
  if (by === 'article') return !withArticle.test(city)
  return totalOf(gazetteer, city) === 0 && !states.some(state => anchor.states.includes(state))
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
  const limit = from < anchor.from ? anchor.from : reading.tokens.length
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
  const end = Math.max(known?.to ?? 0, unlisted ?? 0, mention?.to ?? 0)
  if (namesCityWithin(reading, gazetteer, from, end)) return null
  if (end === 0 && by === 'bairro' && isPlainWord(reading, from) && !isKnownWord(token.word)) return from + 1
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
    if (mention?.city != null && mention.to <= to && totalOf(gazetteer, mention.city) > 0) return true
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

/** Whether only marks and words that place a name stand between two tokens, and not many. */
function isNextTo(reading: SentenceReading, from: number, to: number, between: RegExp): boolean {
  if (to < from || to - from > 3) return false
  for (let at = from; at < to; at++) if (!between.test(wordAt(reading, at))) return false
  return true
}
const beforeCity = /^(?:[,(/-]|em|n[oa]|d[aeo])$/
const afterCity = /^(?:[,(/-]|em|n[oa])$/

const leavingOut = /^(?:menos|fora|exceto|excluindo|tirando|tira|evitar|evito|esquece)$/

/**
 * Finds the neighborhood at a token that is a part of the sentence's city and that no list has: "em Salvador, menos no
 * Cabula". `inList`: whether others of its kind stand before it.
 */
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

/** Whether a kind of property begins a neighborhood's name: "fora o Sítio Cercado". */
export const beginsRuralName = (reading: SentenceReading, at: number): boolean =>
  ruralWord.test(wordAt(reading, at)) && isUnknown(reading, at + 1)

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
  const found = findAnchor(reading, gazetteer)
  const anchor = found !== null && isRejected(reading, found, at) ? null : found
  const to = anchor === null ? null : findEndOfName(reading, gazetteer, anchor, at, by)
  if (anchor === null || to === null || isListedIn(reading, gazetteer, anchor, [at, to])) return null
  if (by === 'none' && !isPlaceName(reading, gazetteer, [at, to])) return null
  return { name: writeName(reading, gazetteer, anchor, [at, to]), to }
}

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
  const anchor = findAnchor(reading, gazetteer)
  if (anchor === null) return
  for (let at = 0; at < tokens.length; at++) {
    if (consumed[at]) continue
    const isAfter = at >= anchor.end && isNextTo(reading, anchor.end, at, afterCity)
    const by = introductionAt(reading, at)
    const isBare = isAfter && by === 'none' && /^[,(-]$/.test(wordAt(reading, at - 1))
    if (by === 'none' && !isAfter) continue
    if (at >= anchor.from && at < anchor.end) continue
    const list = findNames(reading, gazetteer, anchor, at, by)
    if (list === null) continue
    if (
      by === 'none' &&
      !isBare &&
      (anchor.total < 2 || !list.names.every(name => isPlaceName(reading, gazetteer, name)))
    )
      continue
    const isBefore = list.to <= anchor.from && isNextTo(reading, list.to, anchor.from, beforeCity)
    if (!isBefore && !isAfter) continue
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
