import { type PageLocation, type PageState, readPageLocation, writePageAddress } from './page-location.ts'
import type { NavigationTarget, PageNavigation } from './page-navigation.ts'

/** What a history entry of this site holds. */
interface HistoryEntry {
  key: string
  /** How many entries of this site stand before it. */
  index: number
  page: PageState
}

/** How the page of an address is made ready; an address to open instead when the person may not see it. */
export type OpenPage = (
  location: PageLocation,
) => Promise<NavigationTarget | undefined> | NavigationTarget | undefined

export interface BrowserNavigation extends PageNavigation {
  /** The page to show. */
  current(): PageLocation
  subscribe(listener: () => void): () => void
  /** Scrolls to where the page that was just drawn begins, or to where it was left. */
  settle(location: PageLocation): void
  /** Decides again whether the page that is shown may be seen. */
  reopen(): Promise<void>
  stop(): void
}

/** The most scroll positions that are remembered. */
const maxPositions = 100
/** The most redirects of one navigation. */
const maxRedirects = 5

/**
 * Creates the navigation over the browser's history. A page appears once `open` has made it ready; a later navigation
 * replaces one that still waits.
 * @param newKey returns a key that no other entry of the history has
 */
export function createBrowserNavigation(
  page: Window,
  open: OpenPage,
  newKey: () => string,
): BrowserNavigation {
  const { history, location: address } = page
  const listeners = new Set<() => void>()
  const leaving = new Set<() => void>()
  const showing = new Set<() => void>()
  const positions = new Map<string, number>()
  let turn = 0
  /** What `settle` does with the entry that is being shown. */
  let scroll: 'restore' | 'reset' | 'keep' = 'keep'

  const entry = (): HistoryEntry | null => (history.state as HistoryEntry | null) ?? null
  const here = (): PageLocation =>
    readPageLocation(
      address.pathname + address.search + address.hash,
      entry()?.page ?? {},
      entry()?.key ?? '',
    )

  if (entry()?.key === undefined)
    history.replaceState({ key: newKey(), index: 0, page: {} } satisfies HistoryEntry, '')
  let shown = here()
  let latest = shown

  const listen = (set: Set<() => void>, listener: () => void) => {
    set.add(listener)
    return () => void set.delete(listener)
  }

  function rememberPosition(): void {
    positions.delete(shown.key)
    positions.set(shown.key, page.scrollY)
    if (positions.size > maxPositions) positions.delete(positions.keys().next().value ?? '')
  }

  function show(location: PageLocation, then: typeof scroll): void {
    scroll = then
    shown = location
    latest = location
    for (const listener of listeners) listener()
  }

  function write(location: PageLocation, { state = {}, replace = false }: NavigationTarget): PageLocation {
    const key = newKey()
    const index = (entry()?.index ?? 0) + (replace ? 0 : 1)
    const next: HistoryEntry = { key, index, page: state }
    const written = `${location.href}${location.hash && `#${location.hash}`}`
    if (replace) history.replaceState(next, '', written)
    else history.pushState(next, '', written)
    return { ...location, key, state }
  }

  /** Opens a page; without waiting, when it is ready. */
  function go(target: NavigationTarget, redirects = 0): Promise<void> {
    const location = readPageLocation(writePageAddress(target), target.state)
    for (const listener of leaving) listener()
    turn += 1
    const mine = turn
    latest = location
    const finish = (instead: NavigationTarget | undefined): Promise<void> | undefined => {
      if (mine !== turn) return undefined
      if (instead !== undefined && redirects < maxRedirects)
        return go({ replace: target.replace, ...instead }, redirects + 1)
      rememberPosition()
      show(write(location, target), target.resetScroll === false ? 'keep' : 'reset')
      return undefined
    }
    const opened = open(location)
    if (opened instanceof Promise) return opened.then(finish)
    return Promise.resolve(finish(opened))
  }

  async function follow(): Promise<void> {
    rememberPosition()
    for (const listener of leaving) listener()
    turn += 1
    const mine = turn
    latest = here()
    const location = latest
    const opened = open(location)
    const instead = opened instanceof Promise ? await opened : opened
    if (mine !== turn) return
    if (instead === undefined) show(location, 'restore')
    else await go({ ...instead, replace: true })
  }

  // The browser restores the position of a reloaded document by itself; within the site `settle` does.
  const byHand = () => void (history.scrollRestoration = 'manual')
  const byBrowser = () => void (history.scrollRestoration = 'auto')
  const onPop = () => void follow()
  byHand()
  page.addEventListener('popstate', onPop)
  page.addEventListener('pagehide', byBrowser)
  page.addEventListener('pageshow', byHand)

  return {
    navigate: go,
    latest: () => latest,
    current: () => shown,
    subscribe: listener => listen(listeners, listener),
    prepare: path => void open(readPageLocation(path)),
    back: () => history.back(),
    canGoBack: () => (entry()?.index ?? 0) > 0,
    onLeave: listener => listen(leaving, listener),
    onShown: listener => listen(showing, listener),
    settle(location) {
      const then = scroll
      scroll = 'keep'
      const target = location.hash === '' ? null : page.document.getElementById(location.hash)
      if (then === 'restore') page.scrollTo(0, positions.get(location.key) ?? 0)
      else if (then === 'reset' && target) target.scrollIntoView()
      else if (then === 'reset') page.scrollTo(0, 0)
      for (const listener of showing) listener()
    },
    async reopen() {
      const mine = turn
      const instead = await open(shown)
      if (instead !== undefined && mine === turn) await go({ ...instead, replace: true })
    },
    stop() {
      turn += 1
      page.removeEventListener('popstate', onPop)
      page.removeEventListener('pagehide', byBrowser)
      page.removeEventListener('pageshow', byHand)
    },
  }
}
