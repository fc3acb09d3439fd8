import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { pagePaths } from '#contract/pages.ts'
import type { Parameters } from '#domain/search/criteria.ts'
import { readQuery, writeQuery } from '#domain/search/query.ts'
import { Frame } from './features/shell/frame.tsx'
import { Failure } from './pages/failure.tsx'

const root = createRootRoute({
  component: Frame,
  errorComponent: Failure,
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found.tsx')),
})

const home = createRoute({
  getParentRoute: () => root,
  path: pagePaths.home,
  beforeLoad: () => {
    throw redirect({ to: pagePaths.search, search: {}, replace: true })
  },
})

const search = createRoute({
  getParentRoute: () => root,
  path: pagePaths.search,
  /** Read, and what is wrong left out, by features/search/search-state.ts. */
  validateSearch: (parameters: Record<string, unknown>) => parameters as Parameters,
  component: lazyRouteComponent(() => import('./pages/search.tsx')),
})

export const router = createRouter({
  routeTree: root.addChildren([home, search]),
  parseSearch: readQuery,
  stringifySearch: parameters => {
    const query = writeQuery(parameters as Parameters)
    return query && `?${query}`
  },
  scrollRestoration: true,
  defaultErrorComponent: Failure,
  defaultPendingMs: 0,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Filters that chat and saved searches hand to /search, which reads them once. */
    presetFilters?: unknown
  }
}
