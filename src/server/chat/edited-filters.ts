import { readCriteria } from '#domain/search/search-criteria.ts'
import { type SavedFiltersJson, writeSavedFilters, readSavedFilters } from '#domain/search/saved-filters.ts'
import { findNearProblem } from '../geo/near-municipality.ts'
import { badRequestRefusal } from '../http/refusal.ts'

/**
 * Checks edited filters like those of a search.
 * @throws Refusal 400, each wrong one named
 */
export function checkFilters(given: Record<string, unknown>): SavedFiltersJson {
  const { criteria, errors } = readCriteria(given)
  const fields = Object.entries({ ...errors, ...findNearProblem(criteria) }).map(([name, problem]) => [
    `filters.${name}`,
    problem,
  ])
  if (fields.length > 0) throw badRequestRefusal(Object.fromEntries(fields))
  return writeSavedFilters(criteria)
}

/** Normalizes edited filters for the search: without an order they are sorted by price. */
export const canonicalFilters = (filters: object): SavedFiltersJson =>
  writeSavedFilters(readSavedFilters({ sort: 'price', ...filters }))

export const areEditedFiltersSame = (some: object, others: object): boolean =>
  JSON.stringify(canonicalFilters(some)) === JSON.stringify(canonicalFilters(others))
