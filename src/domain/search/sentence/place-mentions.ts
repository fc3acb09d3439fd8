import type { Uf } from '../../states.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { CityOfParts, SentenceReading } from './sentence-reading.ts'
import {
  type PlaceMention,
  cityNicknames,
  findStateAfter,
  findStateCode,
  isAccented,
  isOrdinaryName,
  isStateName,
  listWindowsAt,
  stateCapitals,
  stateCodes,
  statesByName,
  usesCapitals,
  wordAt,
} from './state-mentions.ts'
import { reduceToVowelSound } from '../../property/name-spellings.ts'
import { harmlessWords, isCommonWord, isKnownWord, ordinaryNames } from './known-words.ts'
import { categoryWords } from './read-kinds.ts'

/** Returns the states that have a city of this name, given as `normalizeName` returns it. */
export const findStatesOfCity = (gazetteer: Gazetteer, city: string): Uf[] =>
  (gazetteer.cities.get(city) ?? []).map(place => place.state)

/**
 * Finds the city meant by some words: its name, a nickname, the beginning of its name, or its words run together. A
 * state after the words decides for the city of exactly that name.
 */
function findCityByName(
  reading: SentenceReading,
  name: string,
  from: number,
  to: number,
  gazetteer: Gazetteer,
): string | null {
  const own = gazetteer.cities.has(name) ? name : null
  // "Poá" is not the nickname "poa".
  const nick = name === 'poa' && isAccented(reading, from) ? undefined : cityNicknames.get(name)
  if (nick !== undefined && gazetteer.cities.has(nick)) {
    const states = findStatesOfCity(gazetteer, nick)
    const statedState = findStateAfter(reading, to, [...states, ...findStatesOfCity(gazetteer, name)])?.state
    // A state that was said is never left for the nickname's.
    if (statedState === undefined || statedState === null || states.includes(statedState)) return nick
  }
  const alike = findCityBySound(reading, name, from, to, gazetteer)
  if (alike?.isSaid) return alike.city
  const short = findCityByShortName(reading, name, from, to, gazetteer)
  if (short !== null) return short
  if (own === null && alike !== null) return alike.city
  const last = name.split(' ').at(-1) ?? ''
  // "Curitiba nos bairros" is not Curitibanos.
  if (own !== null || name.length < 7 || stateCodes.has(last) || particle.test(last)) return own
  return gazetteer.cityLetters.get(name.replaceAll(' ', '')) ?? null
}

const minSoundLetters = 6
const particle = /^(?:e|d[aeo]s?|em|n[oa]s?|com|ate|para|pra|por|que|[ao]s?)$/

const countNameWords = (name: string): number => name.split(' ').filter(word => !particle.test(word)).length

/**
 * Finds the one city whose name sounds like some words that are no city's name, at least not in the state that follows
 * them: "Belém de São Francisco", "São Caetano PE". `isSaid`: the state after the words is its state.
 */
function findCityBySound(
  reading: SentenceReading,
  name: string,
  from: number,
  to: number,
  gazetteer: Gazetteer,
): { city: string; isSaid: boolean } | null {
  const words = name.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (particle.test(first) || particle.test(last) || stateCodes.has(last)) return null
  if (name.replaceAll(' ', '').length < minSoundLetters || words.includes('e')) return null
  if (words.length === 1 && (isKnownWord(name) || isCommonWord(name))) return null
  // "ah pode" is not Apodi: the words are as many as the name's, articles and prepositions left out.
  const count = countNameWords(name)
  const cities = (gazetteer.citySounds.get(reduceToVowelSound(name)) ?? []).filter(
    city => city !== name && countNameWords(city) === count,
  )
  if (cities.length === 0) return null
  const statedState = findStateAfter(
    reading,
    to,
    cities.flatMap(city => findStatesOfCity(gazetteer, city)),
  )?.state
  const matching = cities.filter(
    city => !statedState || findStatesOfCity(gazetteer, city).includes(statedState),
  )
  if (statedState && findStatesOfCity(gazetteer, name).includes(statedState)) return null
  const [city, other] = matching
  if (city === undefined || other !== undefined) return null
  // "no pé da serra" is no city; "Valparaíso Goiás" names a city and its state.
  if (!statedState && (gazetteer.neighborhoods.has(name) || /^[dn][oa]s?$/.test(wordAt(reading, from - 1))))
    return null
  if (
    words.some(
      (word, at) =>
        !particle.test(word) && at + 1 < words.length && statesByName.has(words.slice(at + 1).join(' ')),
    )
  )
    return null
  return { city, isSaid: Boolean(statedState) }
}

/**
 * Minimum listings of a city that is found by the beginning of its name when no preposition or state marks it as a
 * place.
 */
const minListings = { oneWord: 30, moreWords: 10 }

/**
 * Minimum ratio of listings by which a city is preferred to another of that name, or to one whose name begins alike.
 */
const minListingsRatio = { thanNamesake: 100, thanAlike: 3 }

/**
 * Finds the city whose name begins with the given one ("Águas Lindas" is Águas Lindas de Goiás), unless a city of
 * exactly that name is as well known.
 */
function findCityByShortName(
  reading: SentenceReading,
  name: string,
  from: number,
  to: number,
  gazetteer: Gazetteer,
): string | null {
  const names = gazetteer.shortNames.get(name)
  const before = wordAt(reading, from - 1)
  // "O juiz pode negar?" names no Juiz de Fora.
  const isWord = !name.includes(' ') && (isOrdinaryName(name) || isCommonWord(name))
  const mayBePlace = ordinaryNames.has(name) || !isOrdinaryName(name)
  if (names === undefined || (isWord && !(before === 'em' && mayBePlace))) return null
  const all = [name, ...names]
  const statedState =
    findStateAfter(
      reading,
      to,
      all.flatMap(city => findStatesOfCity(gazetteer, city)),
    )?.state ?? reading.criteria.state[0]
  const placed = statedState !== undefined || /^(em|n[oa]|,)$/.test(before)
  const listings = (city: string | undefined): number =>
    (gazetteer.cities.get(city ?? '') ?? [])
      .filter(({ state }) => statedState === undefined || state === statedState)
      .reduce((sum, { total }) => sum + total, 0)
  const isThere = (city: string): boolean =>
    statedState === undefined || findStatesOfCity(gazetteer, city).includes(statedState)
  const [first, second] = names.filter(isThere)
  if (
    first === undefined ||
    listings(first) < (placed ? 1 : name.includes(' ') ? minListings.moreWords : minListings.oneWord)
  )
    return null
  const own = gazetteer.cities.has(name) && isThere(name) ? listings(name) : null
  if (own === 0 && listings(first) < minListings.moreWords) return null
  if (
    own !== null &&
    own > 0 &&
    (statedState !== undefined || listings(first) < minListingsRatio.thanNamesake * own)
  )
    return null
  return listings(first) >= minListingsRatio.thanAlike * listings(second) ? first : null
}

/** Words at the beginning of a neighborhood's name. */
export const neighborhoodPrefixes: ReadonlySet<string> = new Set(
  'vila vl jardim jd parque pq setor residencial conjunto cj bairro praca nucleo recanto portal'.split(' '),
)
const closing = /^(com|ate|em|n[oa]s?|d[eoa]s?|para|pra|por|que|e|ou|acima|abaixo|entre)$/
const categories = new Set(categoryWords)
const placing = /^(em|n[oa]s?|d[oea]s?|pra|para|p|ou|[,/(-])$/

/**
 * Whether an everyday word is a place: after "em" without article, after "cidade de", or with a capital letter after
 * a preposition.
 */
function isMeantAsPlace(reading: SentenceReading, from: number, to: number): boolean {
  const before = wordAt(reading, from - 1)
  const placed =
    /^(de|do|da)$/.test(before) && /^(cidade|municipio|bairro|regiao)$/.test(wordAt(reading, from - 2))
  const name = wordAt(reading, from)
  const free =
    (!categories.has(name) || categories.has(wordAt(reading, from - 2))) &&
    (ordinaryNames.has(name) || !harmlessWords.has(name))
  const sole = to - from > 1 || (free && !/^d[eoa]s?$/.test(wordAt(reading, to)))
  const isOnly = /^(?:so|somente|apenas)$/.test(before) && reading.tokens[to]?.kind !== 'word'
  if (placed || ((before === 'em' || isOnly) && sole)) return true
  if (!reading.tokens[from]?.capital || !usesCapitals(reading)) return false
  // "Xiririca do Brejo": part of an unknown name.
  const earlier = reading.tokens[from - 2]
  const partOfName = /^d[eoa]s?$/.test(before) && earlier?.kind === 'word' && earlier.capital
  return placing.test(before) && !(partOfName && !reading.consumed[from - 2] && !isKnownWord(earlier.word))
}

/** Finds the longest place name that begins at a token. */
export function findMentionAt(
  reading: SentenceReading,
  from: number,
  gazetteer: Gazetteer,
): PlaceMention | null {
  const token = reading.tokens[from]
  if (token?.kind === 'mark' || reading.consumed[from]) return null
  // "Vila Mariana", "Jardim Goiás": neither the city nor the state is meant.
  if (neighborhoodPrefixes.has(wordAt(reading, from - 1)) && !reading.consumed[from - 1]) return null
  for (const { name, to } of listWindowsAt(reading, from).reverse()) {
    const state = statesByName.get(name) ?? null
    const city = findCityByName(reading, name, from, to, gazetteer)
    if (state !== null && isStateName(reading, from, name)) return { from, to, name, city, state }
    if (city === null || state !== null) continue
    const uf = findStateAfter(reading, to, findStatesOfCity(gazetteer, city))
    const next = reading.tokens[to]
    if (neighborhoodPrefixes.has(name) && uf === null && next?.kind === 'word' && !closing.test(next.word))
      continue
    const short = cityNicknames.has(name) && /^(rio|foz|campos|mogi|embu|feira|jp)$/.test(name)
    const everyday = short ? !isShortName(reading, from, to) : isOrdinaryName(name)
    if (!everyday || uf !== null || isMeantAsPlace(reading, from, to))
      return { from, to, name, city, state: null }
  }
  const code = findStateCode(reading, from)
  return code === null ? null : { from, to: from + 1, name: '', city: null, state: code }
}

/** Whether a short name is the city: "no rio", "tijuca rio"; but in "perto do rio", "beira rio" it is the river. */
function isShortName(reading: SentenceReading, from: number, to: number): boolean {
  const before = wordAt(reading, from - 1)
  if (
    /^(perto|beira|margem|proximo|lado)$/.test(wordAt(reading, from - 2)) ||
    /^(beira|o|um|ao)$/.test(before)
  )
    return false
  const next = reading.tokens[to]
  const last = wordAt(reading, from) === 'rio' && (next === undefined || next.kind === 'mark')
  return last || /^(em|no|na|do|de|,)$/.test(before)
}

/** Words after a home among which the place that is searched is looked for. */
const mostWordsAfterHome = 30

/** Whether a person says of a place that they live there or come from there: "moro no Rio", "sou de São Paulo". */
export const saysHome = (reading: SentenceReading, { from }: PlaceMention): boolean =>
  /^(?:moro|vivo|resido|trabalho|moramos|vivemos)$/.test(wordAt(reading, from - 2)) ||
  (/^(?:sou|somos)$/.test(wordAt(reading, from - 2)) && /^d[aeo]$/.test(wordAt(reading, from - 1)))

/** Whether a place with its preposition, or after "e" and a comma, follows: the one that is searched. */
export function namesPlaceAfter(reading: SentenceReading, to: number, gazetteer: Gazetteer): boolean {
  for (let at = to; at < Math.min(reading.tokens.length, to + mostWordsAfterHome); at++)
    if (
      /^(?:em|n[oa]s?|pra|para)$/.test(wordAt(reading, at - 1)) &&
      findMentionAt(reading, at, gazetteer) !== null
    )
      return true
  return false
}

/** Words that a place's name ends with, among their everyday meanings. */
export const endOfName =
  /^(?:bonit[oa]|nov[oa]|velh[oa]|grande|alegre|verde|branc[oa]|alt[oa]|baix[oa]|bel[oa]|clar[oa]|sul|norte)$/

const natureWord =
  /^(?:serra|vale|represa|lagoa|ilha|morro|cachoeira|chapada|pico|litoral|rota|circuito|costa)$/

export const isNatureWord = (word: string): boolean => natureWord.test(word)

/** Whether a city's name is the end of another place's: "Serra do Cipó", "Vale do Capão". */
export const followsNatureWord = (reading: SentenceReading, { from, city, state }: PlaceMention): boolean =>
  city !== null &&
  state === null &&
  /^d[aeo]s?$/.test(wordAt(reading, from - 1)) &&
  natureWord.test(wordAt(reading, from - 2)) &&
  !reading.consumed[from - 2]

const asCity = new Set(['cidade', 'municipio', 'prefeitura', 'centro'])

/**
 * Whether a name that is both a state's and a city's means the city: "cidade do Rio de Janeiro", "São Paulo capital".
 */
export function meansCity(reading: SentenceReading, { from, to }: PlaceMention, capital: boolean): boolean {
  const article = /^(de|do|da|em|no|na)$/.test(wordAt(reading, from - 1)) ? 2 : 1
  const before = wordAt(reading, from - article)
  const zone = /^(leste|oeste|norte|sul)$/.test(before) && wordAt(reading, from - article - 1) === 'zona'
  // "Qualquer cidade do Paraná" is the state.
  const anyCity = /^(?:qualquer|quaisquer|toda|todas|alguma|outra|uma|as|nenhuma)$/.test(
    wordAt(reading, from - article - 1),
  )
  if ((asCity.has(before) && !anyCity) || zone) return true
  if (
    capital &&
    /^(?:(?:,|-|n[ao]) )*(?:zona (?:norte|sul|leste|oeste|central)|centro )/.test(followingWords(reading, to))
  )
    return true
  return capital && /^capital$/.test(wordAt(reading, /^[,(-]$/.test(wordAt(reading, to)) ? to + 1 : to))
}

const followingWords = ({ tokens }: SentenceReading, at: number): string =>
  `${tokens
    .slice(at, at + 4)
    .map(({ word }) => word)
    .join(' ')} `

/** Cities that people say with an article: "no Recife", "na Serra". */
export const withArticle =
  /^(?:recife|rio|rio de janeiro|cabo\b.*|crato|guaruja|gama|serra|porto|conde|prado)$/

/** The listings of a city. */
export const countListings = (gazetteer: Gazetteer, city: string): number =>
  (gazetteer.cities.get(city) ?? []).reduce((sum, { total }) => sum + total, 0)

/** Finds the city that has the others as its parts: the one with the most listings, or the only one that "em" places. */
export function findCityOfParts(reading: SentenceReading, gazetteer: Gazetteer): CityOfParts | null {
  if (reading.cityOfParts === undefined) reading.cityOfParts = lookForCityOfParts(reading, gazetteer)
  return reading.cityOfParts
}

/** The token after "São Paulo cidade" or "São Paulo capital", where a mark follows it. */
const skipCityWord = (reading: SentenceReading, to: number): number =>
  /^(?:cidade|capital)$/.test(wordAt(reading, to)) && /^[,(-]$/.test(wordAt(reading, to + 1)) ? to + 1 : to

function lookForCityOfParts(reading: SentenceReading, gazetteer: Gazetteer): CityOfParts | null {
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
      /^(?:d[oa]s?|\()$/.test(before) || (/^n[oa]s?$/.test(before) && !withArticle.test(mention.city ?? ''))
    const isSure =
      places.some(({ state }) => state === after?.state) ||
      (before === 'em' && !gazetteer.neighborhoods.has(mention.name))
    const total = Math.max(countListings(gazetteer, mention.city ?? 'brasilia'), isSure ? 1 : 0)
    if (best !== null && (isPart && !best.isPart ? true : isPart === best.isPart && total <= best.total))
      continue
    best = {
      ...mention,
      isPart,
      total,
      states: places.map(({ state }) => state),
      end: skipCityWord(reading, after?.to ?? mention.to),
    }
  }
  return best !== null && best.total > 0 ? best : null
}
