import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/** The plans with their prices; they change with the server's settings alone. */
export const planQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => callApi('GET /api/plans', { signal }),
  staleTime: 300_000,
  refetchOnWindowFocus: false,
})
