import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#contract/account.ts'
import { getJson } from '../../data/client.ts'

/** Where the account is open, this place first, then the latest used. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => getJson<Session[]>('/api/auth/sessions', {}, signal),
  select: sessions =>
    sessions.toSorted(
      (one, other) =>
        Number(other.current) - Number(one.current) || other.lastUsedAt.localeCompare(one.lastUsedAt),
    ),
  refetchOnMount: 'always',
})
