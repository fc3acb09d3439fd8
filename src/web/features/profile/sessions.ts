import { compareCodes } from '#domain/compare-names.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../data/api-client.ts'

/** Fetches the sessions of the account, this one first, then the most recently used. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callApi('GET /api/auth/sessions', { signal }),
  select: sessions =>
    sessions.toSorted(
      (one, other) =>
        Number(other.current) - Number(one.current) || compareCodes(other.lastUsedAt, one.lastUsedAt),
    ),
  refetchOnMount: 'always',
})
