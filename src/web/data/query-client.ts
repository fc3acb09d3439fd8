import { QueryClient } from '@tanstack/react-query'

/**
 * Answers count as fresh for 60 s. Nothing is retried or paused when offline: when the server cannot be reached,
 * another source answers at once (data/catalogue/catalogue-source.ts).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 1_800_000,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The browser's own; the server has one for each page that it renders. */
export const queryClient = createQueryClient()
