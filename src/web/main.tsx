import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './routes.tsx'

/**
 * Answers count as fresh for 60 s (decisions.md 34). Nothing is retried or paused when offline: a server that
 * cannot be reached is stood in for at once (api/source.ts).
 */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 1_800_000,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
})

const place = document.getElementById('root')
if (place) {
  // The page's code is here before index.html's shell is replaced, so that nothing blinks.
  await router.load()
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
