import { pagePaths, readPlacePath, readPropertyPath } from '#contract/page-paths.ts'
import { continueAfterSignIn, guardPage } from './page-guard.ts'
import { lazyPart } from './ui/lazy-part.tsx'
import type { OpenPage } from './ui/navigation/browser-navigation.ts'
import type { PageLocation } from './ui/navigation/page-location.ts'

/** A page of the site, for the server and the browser. */
export interface PageRoute {
  /** The page; its code is a file of its own. */
  page: ReturnType<typeof lazyPart<object>>
  /** Whether only an account with an active plan may see it; the guard decides in the browser. */
  isGuarded?: boolean
  /** Decides what opens instead of the page, in the browser. */
  decide?: OpenPage
}

const guarded = (page: PageRoute['page']): PageRoute => ({ page, isGuarded: true, decide: guardPage })

const map: PageRoute = { page: lazyPart(() => import('./pages/map.tsx')) }
const property: PageRoute = guarded(lazyPart(() => import('./pages/property.tsx')))
const notFound: PageRoute = { page: lazyPart(() => import('./pages/not-found.tsx')) }
const financing: PageRoute = guarded(lazyPart(() => import('./pages/financing.tsx')))

/** Every page with one path. */
const routes: Partial<Record<string, PageRoute>> = {
  // Dashboard or first steps; without a session, /login.
  [pagePaths.home]: guarded(lazyPart(() => import('./pages/home.tsx'))),
  [pagePaths.search]: { page: lazyPart(() => import('./pages/search.tsx')) },
  [pagePaths.login]: { page: lazyPart(() => import('./pages/login.tsx')), decide: continueAfterSignIn },
  [pagePaths.forgotPassword]: { page: lazyPart(() => import('./pages/forgot-password.tsx')) },
  [pagePaths.newPassword]: { page: lazyPart(() => import('./pages/new-password.tsx')) },
  [pagePaths.map]: map,
  [pagePaths.mapa]: map,
  [pagePaths.chat]: guarded(lazyPart(() => import('./pages/chat.tsx'))),
  [pagePaths.savedChats]: guarded(lazyPart(() => import('./pages/saved-chats.tsx'))),
  [pagePaths.favorites]: guarded(lazyPart(() => import('./pages/favorites.tsx'))),
  [pagePaths.savedSearches]: guarded(lazyPart(() => import('./pages/saved-searches.tsx'))),
  [pagePaths.compare]: guarded(lazyPart(() => import('./pages/compare.tsx'))),
  [pagePaths.tools]: guarded(lazyPart(() => import('./pages/tools.tsx'))),
  [pagePaths.financing]: financing,
  [pagePaths.instalments]: {
    ...financing,
    decide: ({ query }) => ({ to: pagePaths.financing, search: query, replace: true }),
  },
  [pagePaths.bid]: guarded(lazyPart(() => import('./pages/bid.tsx'))),
  [pagePaths.costs]: guarded(lazyPart(() => import('./pages/costs.tsx'))),
  [pagePaths.profile]: guarded(lazyPart(() => import('./pages/profile.tsx'))),
  [pagePaths.unsubscribe]: { page: lazyPart(() => import('./pages/unsubscribe.tsx')) },
  [pagePaths.adminPayments]: { page: lazyPart(() => import('./pages/admin-payments.tsx')) },
  [pagePaths.adminCatalogue]: { page: lazyPart(() => import('./pages/admin-catalogue.tsx')) },
  [pagePaths.adminUsers]: { page: lazyPart(() => import('./pages/admin-users.tsx')) },
  [pagePaths.adminHealth]: { page: lazyPart(() => import('./pages/admin-health.tsx')) },
}

/** Returns the page of an address; the not-found page for one that the site does not have. */
export function findPageRoute(path: string): PageRoute {
  const route = routes[path]
  if (route !== undefined) return route
  if (readPropertyPath(path) !== null) return property
  return readPlacePath(path) === null ? notFound : notFound
}

/** Makes a page ready: loads its code and decides whether another opens instead. */
export const openPage: OpenPage = (location: PageLocation) => {
  const { page, decide } = findPageRoute(location.path)
  const loading = page.load()
  const decided = decide?.(location)
  if (loading === undefined && !(decided instanceof Promise)) return decided
  // A page whose code does not load says so where it is drawn.
  return Promise.all([decided, loading?.catch(() => undefined)]).then(([instead]) => instead)
}
