import { setLatest } from '#domain/set-latest.ts'
import { type PageLocation, type PageState, readPageLocation, writePageAddress } from './page-location.ts'
import type { NavigationTarget, PageNavigation } from './page-navigation.ts'
import { readStored, writeStored } from './browser-storage.ts'

/** The events by which a person scrolls by hand or begins to use the page. */
const uses = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where a page was left, in pixels from the top, and keeps that position while parts of the page still load:
 * it scrolls on while the page grows long enough, and corrects for growth above. It ends when a person scrolls or uses
 * the page.
 * @returns ends it
 */
export function restorePosition(page: Window, position: number): () => void {
  const { documentElement: root, body } = page.document
  const end = new AbortController()
  const options = { capture: true, passive: true, signal: end.signal }
  const isReachable = (): boolean => position <= root.scrollHeight - page.innerHeight
  // The browser would keep in view what stood at this place while the page was short, such as the footer.
  root.style.overflowAnchor = 'none'
  // The position at which the page's own last scroll ended. The browser reports it later, when the page may have grown.
  let reached = position
  const scroll = (): void => {
    page.scrollTo(0, position)
    reached = page.scrollY
  }
  const growth = new ResizeObserver(scroll)
  end.signal.addEventListener('abort', () => {
    root.style.overflowAnchor = ''
    growth.disconnect()
  })
  for (const use of uses) page.addEventListener(use, () => end.abort(), options)
  page.addEventListener(
    'scroll',
    () => {
      const isElsewhere = [position, reached].every(place => Math.abs(page.scrollY - place) > 1)
      if (isReachable() && isElsewhere) end.abort()
    },
    options,
  )
  scroll()
  growth.observe(body)
  return () => end.abort()
}

/** Where the pages of the history were left, by the key of their entry, in pixels from the top. */
interface ScrollPositions {
  get(key: string): number
  set(key: string, position: number): void
  /** Stores the positions for the documents that follow in this tab. */
  store(): void
}

/** The most scroll positions that are remembered. */
const maxPositions = 100
const storageKey = 'scroll-positions'

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, 'sessionStorage') ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

/** Opens the positions that this tab remembers. */
export function openScrollPositions(): ScrollPositions {
  const positions = new Map(readPositions())
  return {
    get: key => positions.get(key) ?? 0,
    set(key, position) {
      setLatest(positions, key, position, maxPositions)
    },
    store: () => writeStored(storageKey, JSON.stringify([...positions]), 'sessionStorage'),
  }
}

/**
 * Returns how many entries of this site stand before the one that the browser has just opened with a document of its
 * own, as a link does that is pressed before the page's scripts are there; 1 for more than that where it does not count.
 */
function countEntriesBefore({ navigation, history, document, location }: Window): number {
  // Older browsers do not have it.
  const counted = (navigation as Navigation | undefined)?.currentEntry?.index
  if (counted !== undefined) return Math.max(0, counted)
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`) ? 1 : 0
}

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

/**
 * Whether the browser could not scroll as far as the page was left, in pixels from the top: it restores the position in what
 * the server rendered, where what this page draws is not there yet.
 */
function isCutShort({ scrollY, innerHeight, document }: Window, position: number): boolean {
  if (position <= scrollY) return false
  return scrollY === 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1
}

/** The most redirects of one navigation. */
const maxRedirects = 5

/**
 * Creates the navigation over the browser's history. A page appears once `open` has made it ready; a later navigation
 * replaces one that still waits. The shown page writes its own address at once, and nothing is opened for it.
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
  const positions = openScrollPositions()
  let openingNumber = 0
  /** What `settle` does with the entry that is being shown. */
  let scroll: 'restore' | 'reset' | 'keep' = 'keep'
  let stopRestoring = (): void => {}

  const entry = (): HistoryEntry | null => (history.state as HistoryEntry | null) ?? null
  const readLocation = (): PageLocation =>
    readPageLocation(
      address.pathname + address.search + address.hash,
      entry()?.page ?? {},
      entry()?.key ?? '',
    )

  if (entry()?.key === undefined)
    history.replaceState(
      { key: newKey(), index: countEntriesBefore(page), page: {} } satisfies HistoryEntry,
      '',
    )
  let shown = readLocation()
  let index = entry()?.index ?? 0
  /** The page that is being opened, and whether the history's current entry is already its own. */
  let opening: { location: PageLocation; isEntry: boolean } | null = null
  /**
   * The scroll position at which the document was found cut short; if the person scrolls up from there before the page
   * is drawn, that position stays.
   */
  let stoodAt = 0
  if (isCutShort(page, positions.get(shown.key))) {
    scroll = 'restore'
    stoodAt = page.scrollY
  }

  const listen = (set: Set<() => void>, listener: () => void) => {
    set.add(listener)
    return () => void set.delete(listener)
  }

  function show(location: PageLocation, then: typeof scroll): void {
    // A page that only writes its own address leaves what `settle` has still to do.
    if (then !== 'keep') scroll = then
    shown = location
    index = entry()?.index ?? 0
    for (const listener of listeners) listener()
  }

  function write(location: PageLocation, { state = {}, replace = false }: NavigationTarget): PageLocation {
    const key = newKey()
    const next: HistoryEntry = { key, index: (entry()?.index ?? index) + (replace ? 0 : 1), page: state }
    const written = `${location.href}${location.hash && `#${location.hash}`}`
    if (replace) history.replaceState(next, '', written)
    else history.pushState(next, '', written)
    return { ...location, key, state }
  }

  const scrollOf = ({ resetScroll }: NavigationTarget) => (resetScroll === false ? 'keep' : 'reset')

  /** Begins to open a page instead of any that is being opened; returns whether it still is the latest one. */
  function begin(location: PageLocation, isEntry: boolean): () => boolean {
    openingNumber += 1
    const ownNumber = openingNumber
    opening = { location, isEntry }
    return () => ownNumber === openingNumber
  }

  function finish(target: NavigationTarget, location: PageLocation): void {
    opening = null
    stopRestoring()
    positions.set(shown.key, page.scrollY)
    show(write(location, target), scrollOf(target))
  }

  /** Opens a page; without waiting, when it is ready. */
  async function go(target: NavigationTarget, redirects = 0): Promise<void> {
    const location = readPageLocation(writePageAddress(target), target.state)
    if (target.replace && redirects === 0 && location.path === shown.path) {
      // In the entry of another page the address would be wrong.
      if (!opening?.isEntry) show(write(location, target), scrollOf(target))
      return
    }
    if (redirects === 0) for (const listener of leaving) listener()
    const isLatest = begin(location, opening?.isEntry ?? false)
    const opened = open(location)
    const instead = opened instanceof Promise ? await opened : opened
    if (!isLatest()) return
    if (instead === undefined || redirects >= maxRedirects) finish(target, location)
    else await go({ ...instead, replace: instead.replace ?? target.replace }, redirects + 1)
  }

  async function follow(): Promise<void> {
    positions.set(shown.key, page.scrollY)
    if (entry() === null) {
      // The browser followed a link within the page, and has scrolled.
      history.replaceState({ key: newKey(), index: index + 1, page: {} } satisfies HistoryEntry, '')
      return show(readLocation(), 'keep')
    }
    const location = readLocation()
    const isLatest = begin(location, true)
    for (const listener of leaving) listener()
    const opened = open(location)
    const instead = opened instanceof Promise ? await opened : opened
    if (!isLatest()) return
    if (instead !== undefined) return go({ ...instead, replace: true }, 1)
    opening = null
    show(location, 'restore')
  }

  // The browser restores the position of a reloaded document by itself; within the site `settle` does.
  const byHand = () => void (history.scrollRestoration = 'manual')
  const onHide = () => {
    history.scrollRestoration = 'auto'
    positions.set(shown.key, page.scrollY)
    positions.store()
  }
  const onPop = () => void follow()
  byHand()
  page.addEventListener('popstate', onPop)
  page.addEventListener('pagehide', onHide)
  page.addEventListener('pageshow', byHand)

  return {
    navigate: go,
    latest: () => opening?.location ?? shown,
    current: () => shown,
    subscribe: listener => listen(listeners, listener),
    prepare: path => void open(readPageLocation(path)),
    back: () => history.back(),
    canGoBack: () => (entry()?.index ?? index) > 0,
    onLeave: listener => listen(leaving, listener),
    onShown: listener => listen(showing, listener),
    settle(location) {
      const then = scroll === 'restore' && page.scrollY < stoodAt ? 'keep' : scroll
      scroll = 'keep'
      stoodAt = 0
      if (then !== 'keep') stopRestoring()
      const target = location.hash === '' ? null : page.document.getElementById(location.hash)
      if (then === 'restore') stopRestoring = restorePosition(page, positions.get(location.key))
      else if (then === 'reset' && target) target.scrollIntoView()
      else if (then === 'reset') page.scrollTo(0, 0)
      for (const listener of showing) listener()
    },
    async reopen() {
      const ownNumber = openingNumber
      const instead = await open(shown)
      if (instead !== undefined && ownNumber === openingNumber) await go({ ...instead, replace: true }, 1)
    },
    stop() {
      openingNumber += 1
      stopRestoring()
      page.removeEventListener('popstate', onPop)
      page.removeEventListener('pagehide', onHide)
      page.removeEventListener('pageshow', byHand)
    },
  }
}
