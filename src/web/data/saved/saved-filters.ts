import type { SavedSearch } from '#contract/saved-schemas.ts'
import { type Criteria, criteriaFields, readCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'

type Filters = SavedSearch['filters']

/**
 * Returns the criteria in their saved form: only the criteria that are set, numbers and flags as such, money in
 * reais.
 */
export function toSavedFilters(criteria: Criteria): Filters {
  const written = writeCriteria(criteria)
  const filters: Record<string, unknown> = {}
  for (const name of criteriaFields) {
    const text = written[name]
    const value = criteria[name]
    if (text === undefined) continue
    if (Array.isArray(value)) filters[name] = [text].flat()
    else filters[name] = typeof value === 'number' ? Number(text) : typeof value === 'boolean' ? value : text
  }
  return filters as Filters
}

/** Reads saved filters as criteria; unknown filters are left out. */
export const fromSavedFilters = (filters: Filters): Criteria => readCriteria(filters).criteria

/** Whether two notations of filters mean the same criteria. */
export const areSameFilters = (a: Filters, b: Filters): boolean =>
  writeQueryString(writeCriteria(fromSavedFilters(a))) ===
  writeQueryString(writeCriteria(fromSavedFilters(b)))
