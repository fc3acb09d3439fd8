import type { ComponentType } from 'react'
import { pagePaths, readPlacePath, readPropertyPath } from '#contract/page-paths.ts'
import { readSharedListPath } from '#contract/shared-list-path.ts'
import { lastKnownAccount } from './data/account/session.ts'
import { continueAfterSignIn, guardAccount, guardPage } from './data/account/page-guard.ts'
import { type LazyPart, lazyPart } from './framework/lazy-part.tsx'
import type { OpenPage } from './framework/browser-navigation.ts'
import type { PageLocation } from './framework/page-location.ts'
import { wideScreenQuery } from './ui/wide-screen.ts'

/** A page of the site, for the server and the browser. */
export interface PageRoute {
  /** The page; its code is a file of its own. */
  page: LazyPart<object>
  /** The file of its code, as the build names it. */
  file: string
  /** Whether only an account may see it: a visitor is led to /login. */
  isGuarded?: boolean
  /** What visitors have instead. */
  visitors?: Pick<PageRoute, 'page' | 'file'>
  /** The files of the code that only a wide screen needs at once, as the build names them. */
  wideFiles?: readonly string[]
  /** Asks, in the browser, for what the page's code will ask for. */
  begin?: () => void
  /** Decides what opens instead of the page, in the browser. */
  decide?: OpenPage
}

const files = import.meta.glob<{ default: ComponentType }>('./pages/*.tsx')

/** The page in a file of `pages/`. */
function pageIn(name: string): Pick<PageRoute, 'page' | 'file'> {
  const load = files[`./pages/${name}.tsx`]
  if (load === undefined) throw new Error(`There is no page "${name}"`)
  const file = `pages/${name}.tsx`
  return { page: lazyPart(file, load), file }
}

/** The map's own code is large, and a wide screen shows the map at once. */
function beginMap(): void {
  if (matchMedia(wideScreenQuery).matches) import('./features/map/map-view.tsx').catch(() => undefined)
}

const guarded = (name: string): PageRoute => ({ ...pageIn(name), isGuarded: true, decide: guardPage })

const map: PageRoute = { ...pageIn('map'), wideFiles: ['features/map/map-view.tsx'], begin: beginMap }
const property: PageRoute = {
  ...pageIn('property'),
  visitors: pageIn('property-facts'),
  decide: guardAccount,
}
const place: PageRoute = pageIn('place')
const sharedList: PageRoute = pageIn('shared-list')
const notFound: PageRoute = pageIn('not-found')
const financing: PageRoute = guarded('financing')
const adminHealth: PageRoute = pageIn('admin-health')

/** Every page with one path. */
const routes: Partial<Record<string, PageRoute>> = {
  // Dashboard or first steps.
  [pagePaths.home]: {
    ...pageIn('home'),
    visitors: pageIn('welcome'),
    decide: guardAccount,
  },
  [pagePaths.plans]: pageIn('plans'),
  [pagePaths.search]: pageIn('search'),
  [pagePaths.homePurchase]: pageIn('home-purchase'),
  [pagePaths.login]: { ...pageIn('login'), decide: continueAfterSignIn },
  [pagePaths.forgotPassword]: pageIn('forgot-password'),
  [pagePaths.newPassword]: pageIn('new-password'),
  [pagePaths.map]: map,
  [pagePaths.mapa]: map,
  [pagePaths.chat]: guarded('chat'),
  [pagePaths.savedChats]: guarded('saved-chats'),
  [pagePaths.favorites]: guarded('favorites'),
  [pagePaths.savedSearches]: guarded('saved-searches'),
  [pagePaths.compare]: guarded('compare'),
  [pagePaths.desk]: guarded('desk'),
  [pagePaths.tools]: guarded('tools'),
  [pagePaths.financing]: financing,
  [pagePaths.instalments]: {
    ...financing,
    decide: ({ query }) => ({ to: pagePaths.financing, search: query, replace: true }),
  },
  [pagePaths.bid]: guarded('bid'),
  [pagePaths.costs]: guarded('costs'),
  [pagePaths.papers]: guarded('papers'),
  [pagePaths.profile]: guarded('profile'),
  [pagePaths.unsubscribe]: pageIn('unsubscribe'),
  [pagePaths.admin]: {
    ...adminHealth,
    decide: ({ query }) => ({ to: pagePaths.adminHealth, search: query, replace: true }),
  },
  [pagePaths.adminPayments]: pageIn('admin-payments'),
  [pagePaths.adminCatalogue]: pageIn('admin-catalogue'),
  [pagePaths.adminUsers]: pageIn('admin-users'),
  [pagePaths.adminHealth]: adminHealth,
}

/** Returns the page of an address; the not-found page for one that the site does not have. */
export function findPageRoute(path: string): PageRoute {
  const route = routes[path]
  if (route !== undefined) return route
  if (readPropertyPath(path) !== null) return property
  if (readSharedListPath(path) !== null) return sharedList
  return readPlacePath(path) === null ? notFound : place
}

/** Returns the form of a page for a visitor or for an account. */
export const choosePage = (route: PageRoute, isVisitor: boolean): NonNullable<PageRoute['visitors']> =>
  isVisitor && route.visitors !== undefined ? route.visitors : route

/**
 * Makes a page ready: loads its code and decides whether another opens instead.
 * @param hasSession whether the server saw a session's cookie and rendered the account's form of the page
 */
export const openPage = (location: PageLocation, hasSession = false): ReturnType<OpenPage> => {
  const route = findPageRoute(location.path)
  const { begin, decide } = route
  begin?.()
  const loading = choosePage(route, !hasSession && lastKnownAccount() === null).page.load()
  const decided = decide?.(location)
  if (loading === undefined && !(decided instanceof Promise)) return decided
  // A page whose code does not load says so where it is drawn.
  return Promise.all([decided, loading?.catch(() => undefined)]).then(([instead]) => instead)
}
