import { queryOptions } from '@tanstack/react-query'
import type { PlaceAddress } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { readResponse, readServerAnswer, RequestRefused, requestHeaders } from '../api-client.ts'

const fiveMinutes = 300_000

/** One page of a place's list with its figures; `null` for an address that names no place. */
export const placeQuery = ({ uf, city, category }: PlaceAddress, page: number) =>
  queryOptions({
    queryKey: ['place', uf, city, category, page],
    queryFn: async ({ signal }): Promise<PlacePage | null> => {
      try {
        const path = `/api/places?${new URLSearchParams({ uf: uf ?? '', city: city ?? '', category: category ?? '', page: String(page) })}`
        const response = await fetch(path, { signal, headers: requestHeaders({}) })
        return readServerAnswer(path, await readResponse(response)) as PlacePage
      } catch (error) {
        if (error instanceof RequestRefused && error.status === 404) return null
        throw error
      }
    },
    staleTime: fiveMinutes,
    refetchOnWindowFocus: false,
  })
