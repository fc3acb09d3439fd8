import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { callAdminApi } from '../call-admin-api.ts'

const limit = 30

/** The accounts that match `q`, newest first, page by page. */
export const useAccounts = (q: string) =>
  useInfiniteQuery({
    queryKey: ['admin', 'users', q],
    queryFn: ({ signal, pageParam }) =>
      callAdminApi('GET /api/admin/users', { query: { q, page: pageParam, limit }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * limit < total ? pages.length : undefined),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  })

/**
 * Fetches the list and the account again after an action. Never throws, because the action has succeeded even when
 * the fetch fails.
 */
export async function refetchAccounts(client: QueryClient, email: string): Promise<void> {
  void client.invalidateQueries({ queryKey: ['admin', 'users'] })
  await client.invalidateQueries({ queryKey: ['admin', 'user', email] })
}
