import { writeQueryString } from '#domain/search/query-string.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'

/** Whether a search has no criterion: everything is found, in whatever order. */
export const isEmptySearch = (criteria: Criteria): boolean =>
  writeQueryString(writeCriteria({ ...criteria, sort: emptyCriteria.sort })) === ''
