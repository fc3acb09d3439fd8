import type { SavedSearch } from '#contract/saved-schemas.ts'
import {
  type Criteria,
  emptyCriteria,
  readCriteria,
  writeCriteria,
  writeCriteriaJson,
} from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'

type Filters = SavedSearch['filters']

/** Returns the criteria in their saved form: only the criteria that are set, money in reais. */
export const toSavedFilters = (criteria: Criteria): Filters => writeCriteriaJson(criteria) as Filters

/** Reads saved filters as criteria; unknown filters are left out. */
export const fromSavedFilters = (filters: Filters): Criteria => readCriteria(filters).criteria

/** Finds the saved search that finds the same as these criteria, in whatever order. */
export const findSameSearch = (
  searches: readonly SavedSearch[],
  criteria: Criteria,
): SavedSearch | undefined => {
  const { sort } = emptyCriteria
  const wanted = toSavedFilters({ ...criteria, sort })
  return searches.find(({ filters }) =>
    areSameFilters(toSavedFilters({ ...fromSavedFilters(filters), sort }), wanted),
  )
}

/** Whether two notations of filters mean the same criteria. */
export const areSameFilters = (a: Filters, b: Filters): boolean =>
  writeQueryString(writeCriteria(fromSavedFilters(a))) ===
  writeQueryString(writeCriteria(fromSavedFilters(b)))
