import type { ComponentType } from 'react'
import { findSitePage, notFoundFile, pagePaths } from '#contract/page-paths.ts'
import { continueAfterSignIn, guardAccount, guardPage } from './data/account/page-guard.ts'
import { lastKnownAccount } from './data/account/session.ts'
import type { OpenPage } from './framework/browser-navigation.ts'
import { type LazyPart, lazyPart } from './framework/lazy-part.tsx'
import type { PageLocation } from './framework/page-location.ts'
import { wideScreenQuery } from './ui/wide-screen.ts'

const code = import.meta.glob<{ default: ComponentType }>('./pages/*.tsx')

/** The pages by their files; the code of each is a file of its own. */
const pages = new Map<string, LazyPart<object>>(
  Object.entries(code).map(([path, load]) => {
    const file = path.slice('./pages/'.length, -'.tsx'.length)
    return [file, lazyPart(`pages/${file}.tsx`, load)]
  }),
)

/** What only a wide screen needs at once, by the page's file: the files of its code, as the build names them. */
export const wideSources: Readonly<Partial<Record<string, readonly string[]>>> = {
  map: ['features/map/map-view.tsx'],
}

/** Returns the file of an address's page, for a visitor or for an account; the not-found page for an unknown one. */
export function findPageFile(path: string, isVisitor: boolean): string {
  const page = findSitePage(path)
  return (isVisitor ? page?.visitorFile : undefined) ?? page?.file ?? notFoundFile
}

/** Returns the page of an address, for a visitor or for an account. */
export function findPage(path: string, isVisitor: boolean): LazyPart<object> {
  const file = findPageFile(path, isVisitor)
  const page = pages.get(file)
  if (page === undefined) throw new Error(`There is no page "${file}"`)
  return page
}

/** Decides, in the browser, what opens instead of a page. */
function decideInstead(location: PageLocation): ReturnType<OpenPage> {
  const { path, query } = location
  const page = findSitePage(path)
  if (page?.movedTo !== undefined) return { to: page.movedTo, search: query, replace: true }
  if (path === pagePaths.login) return continueAfterSignIn(location)
  if (page?.access === 'account') return guardPage(location)
  return page?.visitorFile === undefined ? undefined : guardAccount(location)
}

/**
 * Makes a page ready: loads its code and decides whether another opens instead.
 * @param hasSession whether the server saw a session's cookie and rendered the account's form of the page
 */
export const openPage = (location: PageLocation, hasSession = false): ReturnType<OpenPage> => {
  const isVisitor = !hasSession && lastKnownAccount() === null
  // The map's own code is large, and a wide screen shows the map at once.
  if (findPageFile(location.path, isVisitor) === 'map' && matchMedia(wideScreenQuery).matches)
    import('./features/map/map-view.tsx').catch(() => undefined)
  const loading = findPage(location.path, isVisitor).load()
  const decided = decideInstead(location)
  if (loading === undefined && !(decided instanceof Promise)) return decided
  // A page whose code does not load says so where it is drawn.
  return Promise.all([decided, loading?.catch(() => undefined)]).then(([instead]) => instead)
}
