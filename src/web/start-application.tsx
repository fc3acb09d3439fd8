import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { pagePaths } from '#contract/page-paths.ts'
import { refetchOnReturn } from './data/account/session.ts'
import { queryClient } from './data/query-client.ts'
import { followAccount } from './page-guard.ts'
import { router } from './routes.tsx'

/** Renders the page of the window's address into `place`. The returned function removes everything again. */
export async function startApplication(place: Element): Promise<() => void> {
  followAccount(
    () => router.invalidate(),
    () => router.navigate({ to: pagePaths.login }),
    () => window.location.reload(),
  )
  refetchOnReturn(window, Date.now)
  // The page's code is loaded before index.html's shell is replaced, so that nothing flickers.
  await router.load()
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    queryClient.clear()
    router.history.destroy()
  }
}
