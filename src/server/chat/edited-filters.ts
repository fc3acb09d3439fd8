import { readCriteria } from '#domain/search/criteria.ts'
import { type FiltersJson, filtersJson, readFilters } from '#domain/search/filters-json.ts'
import { badRequest } from '../http/refusal.ts'

/**
 * Checks edited filters like those of a search.
 * @throws Refusal 400, each wrong one named
 */
export function checkedFilters(given: Record<string, unknown>): FiltersJson {
  const { criteria, errors } = readCriteria(given)
  const fields = Object.entries(errors).map(([name, problem]) => [`filters.${name}`, problem])
  if (fields.length > 0) throw badRequest(Object.fromEntries(fields))
  return filtersJson(criteria)
}

/** Normalizes edited filters for the search: without an order they are sorted by price. */
export const canonical = (filters: object): FiltersJson =>
  filtersJson(readFilters({ sort: 'price', ...filters }))

export const sameFilters = (some: object, others: object): boolean =>
  JSON.stringify(canonical(some)) === JSON.stringify(canonical(others))
