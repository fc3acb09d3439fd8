import { createContext, use } from 'react'
import { type PageLocation, type PageState, type PageTarget, readPageLocation } from './page-location.ts'

export interface NavigationTarget extends PageTarget {
  state?: PageState | undefined
  /** Whether the new page takes the place of this one in the history. */
  replace?: boolean | undefined
  /** `false` leaves the scroll position as it is. */
  resetScroll?: boolean | undefined
}

/** Changes the page that is shown. */
export interface PageNavigation {
  /** Opens a page once its code is loaded; at once when it is. Resolves when its address is in the history. */
  navigate(target: NavigationTarget): Promise<void>
  /** Returns the page that is being opened, otherwise the one that is shown. */
  latest(): PageLocation
  /** Loads the code of a page that a person may open next. */
  prepare(path: string): void
  back(): void
  /** Whether the browser's history has a page of this site before this one. */
  canGoBack(): boolean
  /** Calls the listener before another page is opened. Returns the function that stops it. */
  onLeave(listener: () => void): () => void
  /** Calls the listener after a page is drawn and scrolled. Returns the function that stops it. */
  onShown(listener: () => void): () => void
}

const noStop = (): void => {}
const startPage = readPageLocation('/')

/** Opens nothing: on the server, and in tests of markup. */
const noNavigation: PageNavigation = {
  navigate: async () => undefined,
  latest: () => startPage,
  prepare: () => undefined,
  back: () => undefined,
  canGoBack: () => false,
  onLeave: () => noStop,
  onShown: () => noStop,
}

export const PageNavigationContext = createContext<PageNavigation>(noNavigation)

/** Returns the site's navigation; outside of its provider, one that does nothing. */
export const usePageNavigation = (): PageNavigation => use(PageNavigationContext)

/** Returns the function that opens a page. */
export const useNavigate = (): PageNavigation['navigate'] => usePageNavigation().navigate
