import type { SavedSearch } from '#contract/saved-schemas.ts'
import {
  type Criteria,
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

/** Whether two notations of filters mean the same criteria. */
export const areSameFilters = (a: Filters, b: Filters): boolean =>
  writeQueryString(writeCriteria(fromSavedFilters(a))) ===
  writeQueryString(writeCriteria(fromSavedFilters(b)))
