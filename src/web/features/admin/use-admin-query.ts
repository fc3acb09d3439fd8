import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ApiOutput } from '#contract/api-types.ts'
import type { ApiQuestion } from '../../data/api-client.ts'
import { type AdminEndpoint, callAdminApi } from './call-admin-api.ts'

interface PollingOptions<T> {
  every?: number | false | ((data: T | undefined) => number | false)
  /** Show the answer to another question until this one comes. */
  keep?: boolean
}

/**
 * An answer of the administration, kept under `['admin', …]`; asked again at every visit and then every `every` ms
 * while the tab is seen.
 */
export const useAdminQuery = <E extends AdminEndpoint>(
  name: readonly string[],
  endpoint: E,
  question: ApiQuestion<E>,
  { every = false, keep = false }: PollingOptions<ApiOutput<E>> = {},
): UseQueryResult<ApiOutput<E>> =>
  useQuery<ApiOutput<E>>({
    queryKey: ['admin', ...name, 'query' in question ? question.query : {}],
    queryFn: ({ signal }) => callAdminApi(endpoint, { ...question, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...(keep && { placeholderData: keepPreviousData }),
    refetchInterval: query =>
      typeof every === 'function' ? every(query.state.data as ApiOutput<E> | undefined) : every,
  })
