import { queryOptions } from '@tanstack/react-query'
import { type CuratedList, curatedLists } from '#domain/search/curated-lists.ts'
import { changeSearchPreset } from '#domain/search/search-presets.ts'
import { emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { serverCatalogue } from '../catalogue-calls.ts'
import { callApi } from '../api-client.ts'

const fiveMinutes = 300_000

/** Fetched at every visit of the page, because other pages may have changed what is saved. */
export const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: ({ signal }) => callApi('GET /api/news', { signal }),
  staleTime: 0,
})

/** The first properties of the default order. */
export const firstListingsQuery = queryOptions({
  queryKey: ['first listings'],
  queryFn: async ({ signal }) =>
    (await serverCatalogue.search(emptyCriteria, { page: 0, limit: 3 }, signal)).items,
  staleTime: fiveMinutes,
  refetchOnWindowFocus: false,
})

/** The newest listings below their appraisal, which a visitor sees first. */
export const newBelowAppraisalQuery = queryOptions({
  queryKey: ['new below appraisal'],
  queryFn: async ({ signal }) => {
    const criteria = { ...emptyCriteria, minDiscount: 1, sort: 'newest' as const }
    return (await serverCatalogue.search(criteria, { page: 0, limit: 6 }, signal)).items
  },
  staleTime: fiveMinutes,
  refetchOnWindowFocus: false,
})

/** The number of properties that qualify for each curated list. */
export const listTotalsQuery = queryOptions({
  queryKey: ['list totals'],
  queryFn: async ({ signal }): Promise<Partial<Record<CuratedList, number>>> => {
    const counts = await Promise.all(
      curatedLists.map(list =>
        callApi('GET /api/properties/count', {
          query: writeCriteria(changeSearchPreset(emptyCriteria, list)),
          signal,
        }),
      ),
    )
    return Object.fromEntries(curatedLists.map((list, index) => [list, counts[index]?.total]))
  },
  staleTime: fiveMinutes,
  refetchOnWindowFocus: false,
})
