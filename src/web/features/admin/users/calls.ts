import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { callAdminApi } from '../call-admin-api.ts'

const limit = 30

/** The accounts that answer to `q`, the newest first, page after page. */
export const useUsers = (q: string) =>
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
 * What was done to an account shows in the list, and in its own panel, as the server now has it. Never throws: what
 * was done is done, though it cannot be looked at.
 */
export async function lookAgain(client: QueryClient, email: string): Promise<void> {
  void client.invalidateQueries({ queryKey: ['admin', 'users'] })
  await client.invalidateQueries({ queryKey: ['admin', 'user', email] })
}
