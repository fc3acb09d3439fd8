import { infiniteQueryOptions, type Query, queryOptions } from '@tanstack/react-query'
import type { Property } from '#contract/catalogue.ts'
import { type Criteria, everything, writeCriteria } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import { ask, askForList, type Source, standIn } from '../../data/catalogue/source.ts'
import { readPoints } from './points.ts'

/** Shows the previous answer while another loads, but never one of another source: the second part of the key. */
const ofSame =
  (source: Source) =>
  <T>(before: T | undefined, query?: Pick<Query, 'queryKey'>): T | undefined =>
    query?.queryKey[1] === source ? before : undefined

/** Rows per request. */
export const rowsAtOnce = 30

const unsorted = (criteria: Criteria): Criteria => ({ ...criteria, sort: everything.sort })

/** Fetches all matches by place, parsed once per answer. */
export const pointsQuery = (source: Source, criteria: Criteria) =>
  queryOptions({
    queryKey: ['map', source, writeQuery(writeCriteria(unsorted(criteria)))],
    queryFn: async ({ signal }) =>
      readPoints(
        await askForList(source, (catalogue, until) => catalogue.map(unsorted(criteria), until), signal),
      ),
    // Functions and shared columns are compared by identity.
    structuralSharing: false,
    placeholderData: ofSame(source),
  })

/** Prepares, once the map is on the page, what replaces the server there while it is away. */
export const standInForMap = (criteria: Criteria): Promise<void> =>
  standIn(catalogue => catalogue.map(unsorted(criteria)))

/** Fetches the properties of these numbers, in their order, 30 at a time. `of` identifies the list of numbers. */
export const rowsQuery = (source: Source, of: string, count: number, idAt: (at: number) => string) =>
  infiniteQueryOptions({
    queryKey: ['map-rows', source, of],
    queryFn: async ({ pageParam, signal }): Promise<Property[]> => {
      const length = Math.min(rowsAtOnce, count - pageParam * rowsAtOnce)
      if (length <= 0) return []
      const ids = Array.from({ length }, (_, index) => idAt(pageParam * rowsAtOnce + index))
      return (await ask(source, catalogue => catalogue.listed(ids, signal))).items
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length * rowsAtOnce < count ? pages.length : undefined),
    placeholderData: ofSame(source),
  })
