import { isTestedCity } from '#domain/paid-prices/tested-city.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/** The cities whose records are loaded and give estimates. */
export const paidCitiesQuery = queryOptions({
  queryKey: ['paid cities'],
  queryFn: ({ signal }) => callApi('GET /api/paid-prices/cities', { signal }),
  select: cities => cities.filter(isTestedCity),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
})

/** What was paid in the building of a lot from elsewhere; `null` while its city or address is not known, and of land and houses. */
export const paidPriceQuery = ({
  state,
  city,
  address,
  area,
  category,
}: Pick<OwnLot, 'state' | 'city' | 'address' | 'area' | 'category'>) =>
  queryOptions({
    queryKey: ['paid price', state, city, address, area, category],
    queryFn: async ({ signal }) =>
      state === null || city === null || address === null || category !== 'apartamento'
        ? null
        : callApi('GET /api/paid-prices', {
            query: { state, city, address, ...(area !== null && { area: String(area) }) },
            signal,
          }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
