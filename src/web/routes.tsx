import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { pagePaths, propertyPagePattern } from '#contract/page-paths.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import { AppFrame } from './features/shell/app-frame.tsx'
import { continueAfterSignIn, guardPage } from './page-guard.ts'
import { FailurePage } from './pages/failure-page.tsx'

/** The query of a page that parses it itself and ignores invalid parts. */
const toQueryParameters = (parameters: Record<string, unknown>) => parameters as QueryParameters

const root = createRootRoute({
  component: AppFrame,
  errorComponent: FailurePage,
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found.tsx')),
})

/** Dashboard or first steps; without a session, /login. */
const home = createRoute({
  getParentRoute: () => root,
  path: pagePaths.home,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/home.tsx')),
})

const search = createRoute({
  getParentRoute: () => root,
  path: pagePaths.search,
  /** Parsed by data/catalogue/search-address.ts, which ignores invalid parts. */
  validateSearch: toQueryParameters,
  component: lazyRouteComponent(() => import('./pages/search.tsx')),
})

interface LoginSearch {
  /** The page to open after sign-in. */
  redirect?: string
}

const login = createRoute({
  getParentRoute: () => root,
  path: pagePaths.login,
  validateSearch: ({ redirect }: Record<string, unknown>): LoginSearch =>
    typeof redirect === 'string' ? { redirect } : {},
  beforeLoad: continueAfterSignIn,
  component: lazyRouteComponent(() => import('./pages/login.tsx')),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: pagePaths.forgotPassword,
  component: lazyRouteComponent(() => import('./pages/forgot-password.tsx')),
})

const newPassword = createRoute({
  getParentRoute: () => root,
  path: pagePaths.newPassword,
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  component: lazyRouteComponent(() => import('./pages/new-password.tsx')),
})

const property = createRoute({
  getParentRoute: () => root,
  path: propertyPagePattern,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/property.tsx')),
})

const mapPage = lazyRouteComponent(() => import('./pages/map.tsx'))
const map = createRoute({ getParentRoute: () => root, path: pagePaths.map, component: mapPage })
const mapa = createRoute({ getParentRoute: () => root, path: pagePaths.mapa, component: mapPage })

const chat = createRoute({
  getParentRoute: () => root,
  path: pagePaths.chat,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/chat.tsx')),
})

const savedChats = createRoute({
  getParentRoute: () => root,
  path: pagePaths.savedChats,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/saved-chats.tsx')),
})

const favorites = createRoute({
  getParentRoute: () => root,
  path: pagePaths.favorites,
  validateSearch: toQueryParameters,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/favorites.tsx')),
})

const savedSearches = createRoute({
  getParentRoute: () => root,
  path: pagePaths.savedSearches,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/saved-searches.tsx')),
})

const compare = createRoute({
  getParentRoute: () => root,
  path: pagePaths.compare,
  beforeLoad: guardPage,
  validateSearch: ({ ids }: Record<string, unknown>): { ids?: string } =>
    typeof ids === 'string' ? { ids } : {},
  component: lazyRouteComponent(() => import('./pages/compare.tsx')),
})

const tools = createRoute({
  getParentRoute: () => root,
  path: pagePaths.tools,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/tools.tsx')),
})

const financing = createRoute({
  getParentRoute: () => root,
  path: pagePaths.financing,
  validateSearch: toQueryParameters,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/financing.tsx')),
})

const instalments = createRoute({
  getParentRoute: () => root,
  path: pagePaths.instalments,
  beforeLoad: ({ search }) => {
    throw redirect({ to: pagePaths.financing, search, replace: true })
  },
})

const bid = createRoute({
  getParentRoute: () => root,
  path: pagePaths.bid,
  validateSearch: toQueryParameters,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/bid.tsx')),
})

const costs = createRoute({
  getParentRoute: () => root,
  path: pagePaths.costs,
  validateSearch: toQueryParameters,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/costs.tsx')),
})

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: pagePaths.unsubscribe,
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  component: lazyRouteComponent(() => import('./pages/unsubscribe.tsx')),
})

const adminPayments = createRoute({
  getParentRoute: () => root,
  path: pagePaths.adminPayments,
  validateSearch: toQueryParameters,
  component: lazyRouteComponent(() => import('./pages/admin-payments.tsx')),
})

const adminCatalogue = createRoute({
  getParentRoute: () => root,
  path: pagePaths.adminCatalogue,
  component: lazyRouteComponent(() => import('./pages/admin-catalogue.tsx')),
})

const adminUsers = createRoute({
  getParentRoute: () => root,
  path: pagePaths.adminUsers,
  component: lazyRouteComponent(() => import('./pages/admin-users.tsx')),
})

const adminHealth = createRoute({
  getParentRoute: () => root,
  path: pagePaths.adminHealth,
  component: lazyRouteComponent(() => import('./pages/admin-health.tsx')),
})

const profile = createRoute({
  getParentRoute: () => root,
  path: pagePaths.profile,
  beforeLoad: guardPage,
  component: lazyRouteComponent(() => import('./pages/profile.tsx')),
})

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    search,
    login,
    forgotPassword,
    newPassword,
    property,
    map,
    mapa,
    chat,
    savedChats,
    favorites,
    savedSearches,
    compare,
    tools,
    financing,
    instalments,
    bid,
    costs,
    profile,
    unsubscribe,
    adminPayments,
    adminCatalogue,
    adminUsers,
    adminHealth,
  ]),
  parseSearch: readQueryString,
  stringifySearch: parameters => {
    const query = writeQueryString(parameters as QueryParameters)
    return query && `?${query}`
  },
  scrollRestoration: true,
  defaultErrorComponent: FailurePage,
  defaultPendingMs: 0,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Filters that chat and saved searches pass to /search, which reads them once. */
    presetFilters?: unknown
    /** What the search box says of the text that led to /search. */
    searchNote?: unknown
    /** The conversation that /chat opens. */
    presetConversationId?: string
    /** A message that /chat sends automatically. */
    presetQuery?: string
  }
}
