import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api-client.ts'

/** The server's own figures; the demonstration in the browser must not replace them. */
export const catalogueQuery = queryOptions({
  queryKey: ['stats', 'server'],
  queryFn: ({ signal }) => callApi('GET /api/stats', { signal }),
  staleTime: 300_000,
  refetchOnWindowFocus: false,
})
