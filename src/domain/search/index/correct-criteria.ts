import { foldText } from '../../fold-text.ts'
import type { Criteria } from '../search-criteria.ts'
import { isWithinEdits } from '../edit-distance.ts'
import { countByCityGroup } from './count-cities.ts'
import type { ListingIndex } from './listing-index.ts'
import { splitWords } from './listing-words.ts'
import { showCityName } from './place-dictionary.ts'
import { countListings } from './search-listings.ts'
import { findWordRange } from './word-index.ts'

/** A change of the criteria that finds something where they find nothing. */
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
export function findCorrections(index: ListingIndex, criteria: Criteria, now: Date): SearchCorrection[] {
  const candidates = [...correctCity(index, criteria), ...correctText(index, criteria)]
  return candidates
    .map(({ field, value, corrected }) => ({ field, value, total: countListings(index, corrected, now) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, mostCorrections)
}

interface Candidate {
  field: SearchCorrection['field']
  value: string
  corrected: Criteria
}

function correctCity(index: ListingIndex, criteria: Criteria): Candidate[] {
  const [asked, ...others] = criteria.city
  if (asked === undefined || others.length > 0) return []
  const key = foldText(asked)
  const { cities } = index.places
  const totals = countByCityGroup(index)
  const similar = new Map<string, number>()
  for (const city of cities) {
    const name = showCityName(cities[city.group]!)
    const isSimilar = [city.key, foldText(name)].some(
      each => each !== key && isWithinEdits(key, each, allowedEdits(key)),
    )
    if (isSimilar) similar.set(name, Math.max(similar.get(name) ?? 0, totals[city.group]!))
  }
  return [...similar]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCandidates)
    .map(([value]) => ({ field: 'city', value, corrected: { ...criteria, city: [value] } }))
}

function correctText({ words }: ListingIndex, criteria: Criteria): Candidate[] {
  if (criteria.text === null) return []
  const asked = splitWords(criteria.text)
  const wrong = asked.findIndex(word => {
    const [from, to] = findWordRange(words, word)
    return from === to
  })
  const word = asked[wrong]
  if (word === undefined) return []
  const edits = allowedEdits(word)
  const similar: { text: string; listings: number }[] = []
  for (const number of words.sorted) {
    const text = words.dictionary.words[number]!
    if (!isWithinEdits(word, text, edits)) continue
    similar.push({ text, listings: words.listingStarts[number + 1]! - words.listingStarts[number]! })
  }
  return similar
    .sort((a, b) => b.listings - a.listings)
    .slice(0, mostCandidates)
    .map(({ text }) => {
      const value = asked.map((each, at) => (at === wrong ? text : each)).join(' ')
      return { field: 'text', value, corrected: { ...criteria, text: value } }
    })
}
