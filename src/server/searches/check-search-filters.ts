import { criteriaFields, readCriteria } from '#domain/search/search-criteria.ts'
import { type SavedFiltersJson, writeSavedFilters } from '#domain/search/saved-filters.ts'
import { findNearProblem } from '../geo/near-municipality.ts'
import { badRequestRefusal } from '../http/refusal.ts'

const knownNames: ReadonlySet<string> = new Set(criteriaFields)
const unknownName = 'Não há um filtro com este nome.'
/** Unknown names of one request that its refusal lists. */
const mostNamed = 20

const findUnknownNames = (given: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(given)
      .filter(name => !knownNames.has(name))
      .slice(0, mostNamed)
      .map(name => [name, unknownName]),
  )

/**
 * Checks the filters in a request's body like those of a search, and returns them in canonical form. Neither a wrong
 * filter nor one of an unknown name is left out: without it the search would find, and alert on, more than was asked, up
 * to all of Brazil. An address may have other parameters than filters; a body has none.
 * @throws Refusal 400, naming each wrong filter
 */
export function checkSearchFilters(given: Record<string, unknown>): SavedFiltersJson {
  const { criteria, errors } = readCriteria(given)
  const problems = { ...findUnknownNames(given), ...errors, ...findNearProblem(criteria) }
  const fields = Object.entries(problems).map(([name, problem]) => [`filters.${name}`, problem])
  if (fields.length > 0) throw badRequestRefusal(Object.fromEntries(fields))
  return writeSavedFilters(criteria)
}
