import { type SavedFiltersJson, readSavedFilters } from '../search/saved-filters.ts'
import { noPersonFacts } from '../search/sentence/person-facts.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'

/** Returns the understanding of a search whose criteria a person has edited, in place of its sentence's. */
export const understandFilters = (filters: SavedFiltersJson): SentenceUnderstanding => ({
  kind: 'search',
  criteria: readSavedFilters({ ...filters }),
  flags: { highROI: false, highDiscount: false },
  facts: noPersonFacts,
  listingId: null,
  corrections: [],
  notUnderstood: [],
})
