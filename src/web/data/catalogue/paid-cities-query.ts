import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/** The cities whose records are loaded and give estimates. */
export const paidCitiesQuery = queryOptions({
  queryKey: ['paid cities'],
  queryFn: async ({ signal }) =>
    (await callApi('GET /api/paid-prices/cities', { signal })).filter(({ tested }) => tested !== null),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
})
