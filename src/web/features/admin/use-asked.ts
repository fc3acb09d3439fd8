import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ask } from './ask.ts'

/**
 * An answer of the administration, kept under `['admin', …]`; asked anew at every visit and then every `every` ms while
 * the tab is seen.
 */
export const useAsked = <T>(
  name: readonly string[],
  path: string,
  {
    parameters = {},
    every = false,
    keep = false,
  }: {
    parameters?: Record<string, string>
    every?: number | false | ((data: T | undefined) => number | false)
    /** Show the answer to other parameters until this one comes. */
    keep?: boolean
  } = {},
): UseQueryResult<T> =>
  useQuery<T>({
    queryKey: ['admin', ...name, parameters],
    queryFn: ({ signal }) => ask<T>(path, { parameters, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...(keep && { placeholderData: keepPreviousData }),
    refetchInterval: query =>
      typeof every === 'function' ? every(query.state.data as T | undefined) : every,
  })
