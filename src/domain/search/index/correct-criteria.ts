import { foldText } from '../../fold-text.ts'
import { createEditTest } from '../edit-distance.ts'
import { type Criteria, emptyCriteria } from '../search-criteria.ts'
import { type BitSet, countBits, keepCommonBits } from './bit-set.ts'
import { findCityNames } from './count-cities.ts'
import { selectListings } from './listing-filters.ts'
import type { ListingIndex } from './listing-index.ts'
import { splitWords } from './listing-words.ts'
import { createPlaceFilters } from './place-filters.ts'
import { findTermListings, parseTextTerms, type TextTerm } from './text-filter.ts'
import { findWordRange, type WordIndex } from './word-index.ts'

/** A change of criteria that find no listing, with which they find some. */
export interface SearchCorrection {
  field: 'city' | 'text'
  /** The field's value with the correction, as people write it. */
  value: string
  /** How many listings it finds. */
  total: number
}

const mostCorrections = 3
/** Candidates that are counted, at most, for one field. */
const mostCandidates = 12

/** Letters that may differ: one in a short word, two in a longer one. */
const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/**
 * Finds up to three corrections of criteria without results: a city of the listings with a similar name, or words of
 * the text that begin no word of any listing replaced by similar ones. The most listings come first.
 */
export const findCorrections = (index: ListingIndex, criteria: Criteria, now: Date): SearchCorrection[] =>
  [...correctCity(index, criteria, now), ...correctText(index, criteria, now)]
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, mostCorrections)

function correctCity(index: ListingIndex, criteria: Criteria, now: Date): SearchCorrection[] {
  const [asked, ...more] = criteria.city
  if (asked === undefined || more.length > 0) return []
  const others = selectListings(index, { ...criteria, city: [] }, now)
  const key = foldText(asked)
  const isNear = createEditTest(key, allowedEdits(key))
  const isSimilar = (name: string): boolean => name !== key && isNear(name)
  const similar = new Map<string, number>()
  for (const { name, total } of findCityNames(index, others, name => name === key, isSimilar))
    similar.set(name, Math.max(similar.get(name) ?? 0, total))
  const { state, region } = criteria
  return [...similar]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCandidates)
    .map(([value]) => {
      const found = others.slice()
      createPlaceFilters(index, { ...emptyCriteria, state, region, city: [value] }).get('city')!(found)
      return { field: 'city', value, total: countBits(found) }
    })
}

function correctText(index: ListingIndex, criteria: Criteria, now: Date): SearchCorrection[] {
  if (criteria.text === null) return []
  const { words } = index
  const wrong = parseTextTerms(criteria.text).find(term => isUnknownWord(words, term))?.words[0]
  if (wrong === undefined) return []
  const others = selectListings(index, { ...criteria, text: null }, now)
  if (others.every(bits => bits === 0)) return []
  const isNear = createEditTest(wrong, allowedEdits(wrong))
  const similar: { word: string; listings: number }[] = []
  for (const number of words.sorted) {
    const word = words.dictionary.words[number]!
    if (isNear(word))
      similar.push({ word, listings: words.listingStarts[number + 1]! - words.listingStarts[number]! })
  }
  const asked = splitWords(criteria.text)
  const found = new Map<string, BitSet>()
  const findOnce = (term: TextTerm): BitSet => {
    const name = term.words.join(' ')
    const listings = found.get(name) ?? findTermListings(index, term)
    found.set(name, listings)
    return listings
  }
  return similar
    .sort((a, b) => b.listings - a.listings)
    .slice(0, mostCandidates)
    .map(({ word }) => {
      const value = asked.map(each => (each === wrong ? word : each)).join(' ')
      const set = others.slice()
      for (const term of parseTextTerms(value)) keepCommonBits(set, findOnce(term))
      return { field: 'text', value, total: countBits(set) }
    })
}

/** Whether a term is a word that begins no word of any listing, and names neither a state nor a category. */
function isUnknownWord(index: WordIndex, { words: [word = ''], state, category }: TextTerm): boolean {
  if (state !== null || category !== null) return false
  const [from, to] = findWordRange(index, word)
  return from === to
}
