import { formatPlaceName } from '../../property/place-names.ts'
import { states, stateName } from '../../states.ts'
import { type Gazetteer, type NearestName, findNearestName } from './gazetteer.ts'
import { harmlessWords, isCommonWord, isKnownWord, seemsCommonWord } from './known-words.ts'
import { findStateOfCity, readListedNeighborhoods, setCity } from './set-place.ts'
import { findStateAfter, isOrdinaryName, listWindowsAt, statesByName, wordAt } from './state-mentions.ts'
import {
  findMisspeltNeighborhood,
  readNeighborhoodOfCity,
  readNeighborhoodWithoutCity,
} from './read-neighborhoods.ts'
import { type SentenceReading, consumeTokens, noteCorrection } from './sentence-reading.ts'
import { isWithinEdits } from '../edit-distance.ts'

/** Maximum number of words of a text that are looked up as misspelled. */
const maxLookups = 24
/** Minimum listings of a city that is accepted without "em" or a comma before its name. */
const minKnownListings = 10
/** Number of words of a misspelled name before the unknown word, and after it. */
const wordsBefore = 3
const wordsAfter = 3

interface Found extends NearestName {
  from: number
  to: number
}

/** Reads a city, state or neighborhood with a misspelled name, if none was found by its correct name. */
export function readMisspeltPlaces(reading: SentenceReading, gazetteer: Gazetteer): void {
  readNeighborhoodWithoutCity(reading, gazetteer, true)
  let sought = 0
  for (let at = 0; at < reading.tokens.length && sought < maxLookups; at++) {
    const token = reading.tokens[at]
    if (token?.kind !== 'word' || reading.consumed[at] || token.word.length < 4 || isKnownWord(token.word))
      continue
    if (isCommonWord(token.word) || (seemsCommonWord(token.word) && !isNamedPlace(reading, at))) continue
    sought += 1
    if (reading.criteria.state.length === 0 && readState(reading, at)) continue
    if (reading.criteria.city.length === 0) readCity(reading, gazetteer, at)
    if (reading.consumed[at]) continue
    const to = findMisspeltNeighborhood(reading, gazetteer, at)
    if (to !== null) consumeTokens(reading, at, to)
  }
  readNeighborhoodWithoutCity(reading, gazetteer, false)
  readListedNeighborhoods(reading, gazetteer)
}

const isNamedPlace = (reading: SentenceReading, at: number): boolean =>
  /^(em|,|[-/])$/.test(wordAt(reading, at - 1))

function readCity(reading: SentenceReading, gazetteer: Gazetteer, at: number): void {
  const found = findMisspeltCity(reading, gazetteer, at)
  if (found === null) return
  const states = (gazetteer.cities.get(found.name) ?? []).map(place => place.state)
  consumeTokens(reading, found.from, found.to)
  const statedState = findStateAfter(reading, found.to, states)
  const state = statedState?.state ?? reading.criteria.state[0] ?? null
  setCity(reading, gazetteer, found.name, state)
  const read = formatPlaceName(reading.criteria.city[0] ?? found.name)
  const where = state ?? findStateOfCity(gazetteer, found.name, null)
  noteCorrection(reading, found.from, found.to, found.tied && where !== null ? `${read} (${where})` : read)
  if (statedState?.state && reading.criteria.state.length === 0) {
    reading.criteria.state = [statedState.state]
    consumeTokens(reading, statedState.from, statedState.to)
  }
  readNeighborhoodOfCity(reading, gazetteer)
}

/** Whether no name begins or ends with the word: "para campo", "sair o". */
const isParticle = (word: string): boolean =>
  harmlessWords.has(word) && !/^(sao|bom|boa|bonito|sr|avo|mae|irma|tres|dia)$/.test(word)

/** Finds the best match of the windows around a word: nearest first, then longest. */
function findMisspeltCity(reading: SentenceReading, gazetteer: Gazetteer, at: number): Found | null {
  let best: Found | null = null
  for (let from = at; from >= Math.max(0, at - wordsBefore); from--) {
    if (reading.consumed[from] || reading.tokens[from]?.kind === 'mark') break
    const placed = /^(em|no|na|de|do|da|,|pra|para)$/.test(wordAt(reading, from - 1))
    const named = isNamedPlace(reading, from)
    if (isParticle(wordAt(reading, from)) || isCommonWord(wordAt(reading, from))) continue
    for (const { name, to } of listWindowsAt(reading, from).slice(0, wordsBefore + wordsAfter)) {
      if (to <= at || gazetteer.neighborhoods.has(name) || (to === from + 1 && gazetteer.words.has(name)))
        continue
      if (isParticle(wordAt(reading, to - 1))) continue
      const near = findNearestName(gazetteer.cityNames, name.replaceAll(' ', ''), reading.effort, other => {
        const places = gazetteer.cities.get(other) ?? []
        const uf =
          findStateAfter(
            reading,
            to,
            states.map(({ uf }) => uf),
          )?.state ?? reading.criteria.state[0]
        const meant = wordAt(reading, from - 1) === 'em' && places.some(place => place.total > 0)
        return (meant || !isOrdinaryName(other)) && (!uf || places.some(place => place.state === uf))
      })
      if (near === null || (!named && near.total < minKnownListings)) continue
      if (near.edits === 2 && name.length < (named ? 8 : placed ? 9 : 10)) continue
      if (
        best === null ||
        near.edits < best.edits ||
        (near.edits === best.edits && to - from > best.to - best.from)
      )
        best = { ...near, from, to }
    }
  }
  return best
}

/** Reads a misspelled state: `pernanbuco`, `rio de janero` (the state, as when it is spelled correctly). */
function readState(reading: SentenceReading, at: number): boolean {
  for (let from = at; from >= Math.max(0, at - wordsBefore); from--) {
    if (reading.consumed[from] || reading.tokens[from]?.kind === 'mark') break
    for (const { name, to } of listWindowsAt(reading, from).slice(0, 5)) {
      if (to <= at || name.length < 6) continue
      for (const [state, uf] of statesByName) {
        if (state[0] !== name[0] || !isWithinEdits(name, state, name.length >= 9 ? 2 : 1)) continue
        reading.criteria.state = [uf]
        consumeTokens(reading, from, to)
        noteCorrection(reading, from, to, stateName(uf))
        return true
      }
    }
  }
  return false
}
