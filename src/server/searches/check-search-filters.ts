import { criteriaFields, readCriteria } from '#domain/search/search-criteria.ts'
import { type SavedFiltersJson, writeSavedFilters } from '#domain/search/saved-filters.ts'
import { findUnknownFilters } from '#domain/search/unknown-filters.ts'
import { findNearProblem } from '../geo/near-municipality.ts'
import { badRequestRefusal } from '../http/refusal.ts'

/**
 * Checks the filters in a request's body like those of a search, and returns them in canonical form. Neither a wrong
 * filter nor one of an unknown name is left out: without it the search would find, and alert on, more than was asked, up
 * to all of Brazil. An address may have other parameters than filters; a body has none.
 * @throws Refusal 400, naming each wrong filter
 */
export function checkSearchFilters(given: Record<string, unknown>): SavedFiltersJson {
  const { criteria, errors } = readCriteria(given)
  const problems = { ...findUnknownFilters(given, criteriaFields), ...errors, ...findNearProblem(criteria) }
  const fields = Object.entries(problems).map(([name, problem]) => [`filters.${name}`, problem])
  if (fields.length > 0) throw badRequestRefusal(Object.fromEntries(fields))
  return writeSavedFilters(criteria)
}
