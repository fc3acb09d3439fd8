import { writeQueryString } from '#domain/search/query-string.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'

/** Whether a search has no criterion, so that it finds all listings; its order does not matter. */
export const isEmptySearch = (criteria: Criteria): boolean =>
  writeQueryString(writeCriteria({ ...criteria, sort: emptyCriteria.sort })) === ''

/** Whether a search names anything but all properties in the usual order. */
export const isNarrowedSearch = (criteria: Criteria): boolean =>
  !isEmptySearch(criteria) || criteria.sort !== emptyCriteria.sort
