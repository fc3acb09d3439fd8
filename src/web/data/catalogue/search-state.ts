import { categories, type Category } from '#domain/property/listing.ts'
import {
  type Criteria,
  emptyCriteria,
  type QueryParameters,
  readCriteria,
  writeCriteria,
} from '#domain/search/search-criteria.ts'
import { type CuratedList, curatedLists } from '#domain/search/curated-lists.ts'

/** What /search shows: a search, or one of the curated lists, which take no filters. */
export interface SearchState {
  criteria: Criteria
  curated: CuratedList | null
}

const lastValue = (value: string | string[] | undefined): string | undefined => [value ?? []].flat().at(-1)

const isCategory = (text: string | undefined): text is Category => categories.includes(text as Category)

/**
 * Reads the state from the page's URL and leaves out invalid parameters. The names are the API's with one exception:
 * here `category` names a curated list and `type` the property's category.
 */
export function readSearchState(parameters: QueryParameters): SearchState {
  const list = lastValue(parameters.category)?.toLowerCase()
  const curated = curatedLists.find(name => name === list) ?? null
  const category = lastValue(parameters.type) ?? (isCategory(list) ? list : undefined)
  const { criteria } = readCriteria({ ...parameters, category })
  return curated === null ? { criteria, curated } : { criteria: emptyCriteria, curated }
}

/** Writes the state as the page's URL parameters; `readSearch` reads the same state back. */
export function writeSearchState({ criteria, curated }: SearchState): QueryParameters {
  if (curated !== null) return { category: curated }
  const { category, ...others } = writeCriteria(criteria)
  return category === undefined ? others : { type: category, ...others }
}

/** Returns the state of a search with these criteria. */
export const searchStateFor = (criteria: Criteria): SearchState => ({ criteria, curated: null })

/**
 * Reads filters that another page passed in the navigation state: numbers are reais, absent values are empty or null.
 */
export const readSearchPreset = (given: unknown): Criteria | null =>
  typeof given === 'object' && given !== null ? readCriteria(given as Record<string, unknown>).criteria : null
