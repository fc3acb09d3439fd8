import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CuratedPage, PropertyPage } from '#contract/catalogue.ts'
import { type Criteria, everything, writeCriteria } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import type { Uf } from '#domain/states.ts'
import { ask, askForList, askOrFallBack, type Source, standIn } from './source.ts'
import type { SearchState } from './search-state.ts'

export const pageSize = 30

const keyOf = (criteria: Criteria): string => writeQuery(writeCriteria(criteria))

/** Drops the order, which does not affect a count. */
const unsorted = (criteria: Criteria): Criteria => ({ ...criteria, sort: everything.sort })

/**
 * The list page by page; a curated list is one page. Only the first page may fall back to the demonstration, so that
 * two sources never mix on the screen.
 */
export const listQuery = (source: Source, { criteria, curated }: SearchState) =>
  infiniteQueryOptions({
    queryKey: ['list', source, curated ?? keyOf(criteria)],
    queryFn: ({ pageParam, signal }): Promise<PropertyPage | CuratedPage> => {
      if (curated !== null)
        return askForList(source, (catalogue, until) => catalogue.curated(curated, until), signal)
      const page = { page: pageParam, limit: pageSize }
      if (pageParam > 0) return ask(source, catalogue => catalogue.search(criteria, page, signal))
      return askForList(source, (catalogue, until) => catalogue.search(criteria, page, until), signal)
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      curated === null && pages.length * pageSize < last.total && last.items.length > 0
        ? pages.length
        : undefined,
  })

/** Chooses a fallback source for a list that comes onto the page while the server is away. */
export const standInForList = ({ criteria, curated }: SearchState): Promise<void> =>
  standIn(catalogue =>
    curated === null ? catalogue.search(criteria, { page: 0, limit: pageSize }) : catalogue.curated(curated),
  )

/** Several counts at once, in the order of their criteria. */
export const countsQuery = (source: Source, all: Criteria[]) =>
  queryOptions({
    queryKey: ['counts', source, ...all.map(criteria => keyOf(unsorted(criteria)))],
    queryFn: ({ signal }) =>
      ask(source, async catalogue => {
        const counts = await Promise.all(all.map(criteria => catalogue.count(unsorted(criteria), signal)))
        return counts.map(count => count.total)
      }),
  })

export const facetsQuery = (source: Source, criteria: Criteria) =>
  queryOptions({
    queryKey: ['facets', source, keyOf(unsorted(criteria))],
    queryFn: ({ signal }) => ask(source, catalogue => catalogue.facets(unsorted(criteria), signal)),
    placeholderData: keepPreviousData,
  })

export const citiesQuery = (source: Source, uf: Uf) =>
  queryOptions({
    queryKey: ['cities', source, uf],
    queryFn: ({ signal }) => ask(source, catalogue => catalogue.cities(uf, signal)),
  })

export const statsQuery = (source: Source) =>
  queryOptions({
    queryKey: ['stats', source],
    queryFn: ({ signal }) => askOrFallBack(source, catalogue => catalogue.stats(signal)),
  })
