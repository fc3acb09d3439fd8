import { type Criteria, unknownAnswers } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'

/** A search that may find something where another finds nothing. */
export interface OtherSearch {
  key: string
  /** Whether it also takes listings of which an answer is not known, leaves a filter out, or looks for one word alone. */
  kind: 'or-unknown' | 'without' | 'word'
  /** The filter that it adds to or leaves out, or the word. */
  label: string
  criteria: Criteria
}

/** Filters of which each is left out once. */
const mostFilters = 6

/** Words of a text that are looked for alone, and the letters of the shortest: a list may write “SET. BUENO” for “Setor Bueno”. */
const mostWords = 3
const leastLetters = 3

/** Lists the searches for one word of a text of several, the longest word first. */
function listWordSearches(criteria: Criteria): OtherSearch[] {
  const words = [...new Set(criteria.text?.split(/\s+/) ?? [])].filter(word => word.length >= leastLetters)
  if (words.length < 2) return []
  return words
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostWords)
    .map(word => ({ key: `word ${word}`, kind: 'word', label: word, criteria: { ...criteria, text: word } }))
}

/** Lists the searches nearest to one without results: with what is not known, with one of its words, and without one of its filters. */
export function listOtherSearches(criteria: Criteria): OtherSearch[] {
  const wider = unknownAnswers
    .filter(name => criteria[name] !== null && !criteria.orUnknown.includes(name))
    .map((name): OtherSearch => {
      const criteriaWithUnknown = { ...criteria, orUnknown: [...criteria.orUnknown, name] }
      const label = buildCriteriaChips(criteriaWithUnknown).find(({ key }) => key === name)?.label ?? ''
      return { key: name, kind: 'or-unknown', label, criteria: criteriaWithUnknown }
    })
  const all = buildCriteriaChips(criteria)
  // Without the only filter it is the whole catalogue, which has a link of its own.
  const chips = all.length > 1 ? all.slice(0, mostFilters) : []
  return [
    ...wider,
    ...listWordSearches(criteria),
    ...chips.map(
      ({ key, label, without }): OtherSearch => ({ key, kind: 'without', label, criteria: without }),
    ),
  ]
}
