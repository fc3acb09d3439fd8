import type { SavedSearch } from '#contract/saved.ts'
import { type Criteria, criteriaFields, readCriteria, writeCriteria } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'

type Filters = SavedSearch['filters']

/**
 * Returns the criteria in their saved form: only the criteria that are set, numbers and flags as such, money in
 * reais.
 */
export function filtersOf(criteria: Criteria): Filters {
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
export const criteriaOf = (filters: Filters): Criteria => readCriteria(filters).criteria

/** Whether two notations of filters mean the same criteria. */
export const sameFilters = (a: Filters, b: Filters): boolean =>
  writeQuery(writeCriteria(criteriaOf(a))) === writeQuery(writeCriteria(criteriaOf(b)))
