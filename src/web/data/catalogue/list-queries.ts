import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { foldText } from '#domain/fold-text.ts'
import type { Uf } from '#domain/states.ts'
import {
  askCatalogue,
  askForListing,
  askWithFallback,
  type CatalogueSource,
  chooseFallbackSource,
} from './catalogue-source.ts'

/** Listings of one page of a search's list. */
export const pageSize = 30

const keyOf = (criteria: Criteria): string => writeQueryString(writeCriteria(criteria))

/** Drops the order, which does not affect a count. */
const unsorted = (criteria: Criteria): Criteria => ({ ...criteria, sort: emptyCriteria.sort })

/**
 * The list page by page. Only the page that it begins with may fall back to the demonstration, so that two sources
 * never mix on the screen.
 * @param first the page that it begins with, counted from 0
 */
export const listQuery = (source: CatalogueSource, criteria: Criteria, first = 0) =>
  infiniteQueryOptions({
    queryKey: ['list', source, keyOf(criteria), ...(first > 0 ? [first] : [])],
    queryFn: ({ pageParam, signal }): Promise<PropertySearchPage> => {
      const page = { page: pageParam, limit: pageSize }
      if (pageParam > first)
        return askCatalogue(source, catalogue => catalogue.search(criteria, page, signal))
      return askForListing(source, (catalogue, until) => catalogue.search(criteria, page, until), signal)
    },
    initialPageParam: first,
    getNextPageParam: (last, pages) =>
      (first + pages.length) * pageSize < last.total && last.items.length > 0
        ? first + pages.length
        : undefined,
  })

/** Chooses a fallback source for a list that comes onto the page while the server is away. */
export const chooseFallbackForList = (criteria: Criteria): Promise<void> =>
  chooseFallbackSource(catalogue => catalogue.search(criteria, { page: 0, limit: pageSize }))

/** Several counts at once, in the order of their criteria. */
export const countsQuery = (source: CatalogueSource, all: Criteria[]) =>
  queryOptions({
    queryKey: ['counts', source, ...all.map(criteria => keyOf(unsorted(criteria)))],
    queryFn: ({ signal }) =>
      askCatalogue(source, async catalogue => {
        const counts = await Promise.all(all.map(criteria => catalogue.count(unsorted(criteria), signal)))
        return counts.map(count => count.total)
      }),
  })

/** The counts of every filter within a search; the previous counts stay while new ones are fetched. */
export const facetsQuery = (source: CatalogueSource, criteria: Criteria) =>
  queryOptions({
    queryKey: ['facets', source, keyOf(unsorted(criteria))],
    queryFn: ({ signal }) => askCatalogue(source, catalogue => catalogue.facets(unsorted(criteria), signal)),
    placeholderData: keepPreviousData,
  })

/** The cities of a state that have listings. */
export const citiesQuery = (source: CatalogueSource, uf: Uf) =>
  queryOptions({
    queryKey: ['cities', source, uf],
    queryFn: ({ signal }) => askCatalogue(source, catalogue => catalogue.cities(uf, signal)),
  })

/** The figures of the whole catalogue; the demonstration answers while the server is away. */
export const statsQuery = (source: CatalogueSource) =>
  queryOptions({
    queryKey: ['stats', source],
    queryFn: ({ signal }) => askWithFallback(source, catalogue => catalogue.stats(signal)),
  })

/** Places whose names begin with what is typed, counted within a search. */
export const suggestionsQuery = (source: CatalogueSource, typed: string, criteria: Criteria) =>
  queryOptions({
    queryKey: ['suggestions', source, foldText(typed), keyOf(unsorted(criteria))],
    queryFn: ({ signal }) =>
      askCatalogue(source, catalogue => catalogue.suggestions(foldText(typed), unsorted(criteria), signal)),
    gcTime: 300_000,
  })

/** A listing by its number; `null` when no list has it. */
export const numberQuery = (source: CatalogueSource, id: string) =>
  queryOptions({
    queryKey: ['number', source, id],
    queryFn: async ({ signal }) => {
      const { items } = await askCatalogue(source, catalogue => catalogue.listed([id], signal))
      return items[0] ?? null
    },
  })
