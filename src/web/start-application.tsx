import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { pagePaths } from '#contract/pages.ts'
import { askOnReturn } from './data/account/account.ts'
import { queries } from './data/query-client.ts'
import { followAccount } from './guard.ts'
import { router } from './routes.tsx'

/** Renders the page of the window's address into `place`. The returned function removes everything again. */
export async function startApplication(place: Element): Promise<() => void> {
  followAccount(
    () => router.invalidate(),
    () => router.navigate({ to: pagePaths.login }),
    () => window.location.reload(),
  )
  askOnReturn(window, Date.now)
  // The page's code is loaded before index.html's shell is replaced, so that nothing flickers.
  await router.load()
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    queries.clear()
    router.history.destroy()
  }
}
