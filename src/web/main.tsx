import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { pagePaths } from '#contract/pages.ts'
import { askOnReturn } from './data/account/account.ts'
import { queries } from './data/query-client.ts'
import { followAccount } from './guard.ts'
import { router } from './routes.tsx'

/** Milliseconds after which the first visit has what it needs. */
const settled = 3_000

const place = document.getElementById('root')
if (place) {
  followAccount(
    () => router.invalidate(),
    () => router.navigate({ to: pagePaths.login }),
    () => window.location.reload(),
  )
  askOnReturn(window, Date.now)
  // The page's code is here before index.html's shell is replaced, so that nothing blinks.
  await router.load()
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(
      () => void import('./offline/start.ts').then(page => page.startOffline()).catch(() => {}),
      settled,
    )
  }
}
