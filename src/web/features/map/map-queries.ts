import { infiniteQueryOptions, type Query, queryOptions } from '@tanstack/react-query'
import type { Property } from '#contract/catalogue-schemas.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import {
  askCatalogue,
  askForListing,
  type CatalogueSource,
  chooseFallbackSource,
} from '../../data/catalogue/catalogue-source.ts'
import { readMapPoints } from './map-points.ts'

/** Shows the previous answer while another loads, but never one of another source: the second part of the key. */
const keepSameSource =
  (source: CatalogueSource) =>
  <T>(before: T | undefined, query?: Pick<Query, 'queryKey'>): T | undefined =>
    query?.queryKey[1] === source ? before : undefined

/** Rows per request. */
const rowsPerPage = 30

const unsorted = (criteria: Criteria): Criteria => ({ ...criteria, sort: emptyCriteria.sort })

/** Fetches all matches by place, parsed once per answer. */
export const mapPointsQuery = (source: CatalogueSource, criteria: Criteria) =>
  queryOptions({
    queryKey: ['map', source, writeQueryString(writeCriteria(unsorted(criteria)))],
    queryFn: async ({ signal }) => {
      const answer = await askForListing(
        source,
        (catalogue, until) => catalogue.map(unsorted(criteria), until),
        signal,
      )
      // Parsing the answer took its time; the browser may handle input before the rest.
      await new Promise(resolve => setTimeout(resolve))
      return readMapPoints(answer)
    },
    // Functions and shared columns are compared by identity.
    structuralSharing: false,
    placeholderData: keepSameSource(source),
  })

/** Fetches what the map of a search begins with; a few kilobytes. */
export const mapClustersQuery = (source: CatalogueSource, criteria: Criteria) =>
  queryOptions({
    queryKey: ['map-clusters', source, writeQueryString(writeCriteria(unsorted(criteria)))],
    queryFn: ({ signal }) =>
      askCatalogue(source, catalogue => catalogue.clusters(unsorted(criteria), signal)),
    retry: false,
  })

/** Whether the list has the returns of the neighborhoods: in one city, until one of them is chosen. */
export const hasNeighborhoodReturns = ({ city, neighborhood }: Criteria): boolean =>
  city.length === 1 && neighborhood.length === 0

/** Fetches the median return of each neighborhood. */
export const neighborhoodReturnsQuery = (source: CatalogueSource, criteria: Criteria) =>
  queryOptions({
    queryKey: ['neighborhood-returns', source, writeQueryString(writeCriteria(unsorted(criteria)))],
    queryFn: ({ signal }) =>
      askCatalogue(source, catalogue => catalogue.neighborhoodReturns(unsorted(criteria), signal)),
    retry: false,
  })

/** Prepares, once the map is on the page, what replaces the server there while it is away. */
export const mapPlaceholder = (criteria: Criteria): Promise<void> =>
  chooseFallbackSource(catalogue => catalogue.map(unsorted(criteria)))

/** Fetches the properties of these numbers, in their order, 30 at a time. `listKey` identifies the list of numbers. */
export const mapRowsQuery = (
  source: CatalogueSource,
  listKey: string,
  count: number,
  idAt: (at: number) => string,
) =>
  infiniteQueryOptions({
    queryKey: ['map-rows', source, listKey],
    queryFn: async ({ pageParam, signal }): Promise<Property[]> => {
      const length = Math.min(rowsPerPage, count - pageParam * rowsPerPage)
      if (length <= 0) return []
      const ids = Array.from({ length }, (_, index) => idAt(pageParam * rowsPerPage + index))
      return (await askCatalogue(source, catalogue => catalogue.listed(ids, signal))).items
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length * rowsPerPage < count ? pages.length : undefined),
    placeholderData: keepSameSource(source),
  })
