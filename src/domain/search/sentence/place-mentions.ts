import { findCityByName, findStatesOfCity } from './city-names.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { SentenceReading } from './sentence-reading.ts'
import {
  isStateName,
  findStateCode,
  type PlaceMention,
  findStateAfter,
  usesCapitals,
} from './state-mentions.ts'
import { cityNicknames, statesByName } from './state-words.ts'
import { categoryWords } from './read-types.ts'
import { isKnownWord } from './correct-spelling.ts'
import { harmlessWords, ordinaryNames } from './harmless-words.ts'
import { isOrdinaryName, listWindowsAt, wordAt } from './word-windows.ts'

/** Words at the beginning of a neighborhood's name. */
const neighborhoodPrefixes = new Set(
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
  if (placed || (before === 'em' && sole)) return true
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
