import { expect } from 'vitest'
import { writeQueryString } from '#domain/search/query-string.ts'
import { type Criteria, type QueryParameters, readCriteria } from '#domain/search/search-criteria.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { searchNaively } from './naive-search.ts'
import type { OracleClient } from './oracle-server.ts'

/** Reads criteria that must be valid. */
export function readValidCriteria(query: QueryParameters): Criteria {
  const { criteria, errors } = readCriteria(query)
  expect(errors).toEqual({})
  return criteria
}

/** The numbers on one page of a search, in order, and how many all pages have. */
export interface OraclePage {
  ids: string[]
  total: number
}

/** Asks the API for one page of a search. */
export async function askForPage(
  client: OracleClient,
  query: QueryParameters,
  page: number,
): Promise<OraclePage> {
  const path = `/api/properties?${writeQueryString({ ...query, page: String(page), limit: '100' })}`
  const { items, total } = await client.get<{ items: { id: string }[]; total: number }>(path)
  return { ids: items.map(({ id }) => id), total }
}

/** Computes the page that a search must return, one listing after another. */
export function expectPage(catalogue: NaiveCatalogue, query: QueryParameters, page: number): OraclePage {
  const found = searchNaively(catalogue, readValidCriteria(query))
  return { ids: found.slice(page * 100, page * 100 + 100).map(({ id }) => id), total: found.length }
}

/** Whether two pages say the same. */
export const isSamePage = (one: OraclePage, other: OraclePage): boolean =>
  one.total === other.total && one.ids.join() === other.ids.join()
