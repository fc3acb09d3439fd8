import { queryOptions } from '@tanstack/react-query'
import type { PlaceAddress } from '#contract/page-paths.ts'
import type { PlaceNeighbors, PlacePage } from '#contract/place-schemas.ts'
import { callApi, RequestRefused } from '../api-client.ts'

const seldom = { staleTime: 300_000, refetchOnWindowFocus: false } as const

/** Returns `null` where the server knows no such place. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof RequestRefused && error.status === 404) return null
    throw error
  }
}

const placeParameters = ({ uf, city, category }: PlaceAddress) => ({
  ...(uf !== null && { uf }),
  ...(city !== null && { city }),
  ...(category !== null && { category }),
})

/**
 * One page of a place's list with its figures; `null` for a place without properties for a year, and for a page beyond
 * the list's end.
 */
export const placeQuery = (address: PlaceAddress, page: number) =>
  queryOptions({
    queryKey: ['place', placeParameters(address), page],
    queryFn: ({ signal }): Promise<PlacePage | null> =>
      orNull(callApi('GET /api/places', { query: { ...placeParameters(address), page }, signal })),
    ...seldom,
  })

/** The name of a municipality and the cities around it; `null` for one that nobody knows, and for a state. */
export const placeNeighborsQuery = ({ uf, city, category }: PlaceAddress) =>
  queryOptions({
    queryKey: ['place neighbors', uf, city, category],
    queryFn: async ({ signal }): Promise<PlaceNeighbors | null> => {
      if (uf === null || city === null) return null
      const query = { uf, city, ...(category !== null && { category }) }
      return orNull(callApi('GET /api/places/neighbors', { query, signal }))
    },
    ...seldom,
  })
