import { infiniteQueryOptions, type Query, queryOptions } from '@tanstack/react-query'
import type { Property } from '#contract/catalogue.ts'
import { type Criteria, everything, writeCriteria } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import { ask, askForList, type Source, standIn } from '../../data/catalogue/source.ts'
import { readPoints } from './points.ts'

/** The answer before stands in while another is on its way, but never one from elsewhere: key's second part. */
const ofSame =
  (source: Source) =>
  <T>(before: T | undefined, query?: Pick<Query, 'queryKey'>): T | undefined =>
    query?.queryKey[1] === source ? before : undefined

/** Rows that come at once. */
export const rowsAtOnce = 30

const unsorted = (criteria: Criteria): Criteria => ({ ...criteria, sort: everything.sort })

/** All matches by place, read once per answer. */
export const pointsQuery = (source: Source, criteria: Criteria) =>
  queryOptions({
    queryKey: ['map', source, writeQuery(writeCriteria(unsorted(criteria)))],
    queryFn: async ({ signal }) =>
      readPoints(
        await askForList(source, (catalogue, until) => catalogue.map(unsorted(criteria), until), signal),
      ),
    // Functions and shared columns: compared by identity.
    structuralSharing: false,
    placeholderData: ofSame(source),
  })

/** Once the map is on the page while the server is away: who stands in for it there. */
export const standInForMap = (criteria: Criteria): Promise<void> =>
  standIn(catalogue => catalogue.map(unsorted(criteria)))

/** The properties of these numbers, in their order, 30 at a time. `of` tells lists of numbers apart. */
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
