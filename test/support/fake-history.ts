import { afterEach, vi } from 'vitest'
import { createBrowserNavigation, type OpenPage } from '#web/framework/browser-navigation.ts'
import type { NavigationTarget } from '#web/framework/page-navigation.ts'

interface Entry {
  state: unknown
  href: string
}

/** Imitates a window with a history and a scroll position; steps in the history arrive when they are let in. */
export function fakeWindow(first: string, state: unknown = null, scrollY = 0, height = 5_000) {
  const entries: Entry[] = [{ state, href: first }]
  let at = 0
  const events = new EventTarget()
  const url = () => new URL(entries[at]?.href ?? '', 'https://site.example')
  const scrolledTo = vi.fn()
  const ids = new Map<string, () => void>()
  const page = {
    scrollY,
    innerHeight: 800,
    scrollTo: (x: number, y: number) => {
      scrolledTo(x, y)
      page.scrollY = y
    },
    location: {
      origin: 'https://site.example',
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
    },
    history: {
      scrollRestoration: 'auto',
      get length() {
        return entries.length
      },
      get state() {
        return entries[at]?.state ?? null
      },
      pushState(next: unknown, _: string, href: string) {
        entries.splice(at + 1, entries.length, { state: next, href })
        at += 1
      },
      replaceState(next: unknown, _: string, href?: string) {
        entries[at] = { state: next, href: href ?? entries[at]?.href ?? '' }
      },
      back: () => page.step(-1),
    },
    document: {
      referrer: '',
      documentElement: Object.defineProperty(document.createElement('html'), 'scrollHeight', {
        value: height,
      }),
      body: document.createElement('body'),
      getElementById: (id: string) => (ids.has(id) ? { scrollIntoView: ids.get(id) } : null),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    /** Goes back or forward like the browser's own buttons. */
    step(by: number) {
      at += by
      events.dispatchEvent(new Event('popstate'))
    },
    /** Follows a link to a place in the page, like the browser itself. */
    followHash(href: string) {
      page.history.pushState(null, '', href)
      events.dispatchEvent(new Event('popstate'))
    },
    hide: () => events.dispatchEvent(new Event('pagehide')),
  }
  return {
    page,
    ids,
    scrolledTo,
    entries: () => entries.map(({ href }) => href),
    here: () => entries[at]?.href,
    state: () => entries[at]?.state,
  }
}

let keys = 0
/** Creates a key that no entry of the history has had. */
export const newKey = () => `k${(keys += 1)}`

/** Starts a navigation in an invented window; `shown` records the addresses that it settled on. */
export function start(first: string, open: OpenPage = () => undefined, fake = fakeWindow(first)) {
  const navigation = createBrowserNavigation(fake.page as unknown as Window, open, newKey)
  const shown: string[] = []
  navigation.subscribe(() => {
    shown.push(navigation.current().href)
    navigation.settle(navigation.current())
  })
  return { ...fake, navigation, shown }
}

/** Opens pages only when a test says so. */
export function slowPages() {
  const waiting: { path: string; done: (instead?: NavigationTarget) => void }[] = []
  const open: OpenPage = ({ path }) =>
    new Promise(resolve => {
      waiting.push({ path, done: resolve })
    })
  const finish = async (path: string, instead?: NavigationTarget) => {
    waiting.find(each => each.path === path)?.done(instead)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { open, finish }
}

afterEach(() => sessionStorage.clear())
