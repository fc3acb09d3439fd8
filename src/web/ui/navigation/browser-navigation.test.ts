// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowserNavigation, type OpenPage } from './browser-navigation.ts'
import type { NavigationTarget } from './page-navigation.ts'

interface Entry {
  state: unknown
  href: string
}

/** Imitates a window with a history and a scroll position; steps in the history arrive when `arrive` is called. */
function fakeWindow(first: string, state: unknown = null, scrollY = 0) {
  const entries: Entry[] = [{ state, href: first }]
  let at = 0
  const events = new EventTarget()
  const url = () => new URL(entries[at]?.href ?? '', 'https://site.example')
  const scrolledTo = vi.fn()
  const ids = new Map<string, () => void>()
  const page = {
    scrollY,
    scrollTo: (x: number, y: number) => {
      scrolledTo(x, y)
      page.scrollY = y
    },
    location: {
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
const newKey = () => `k${(keys += 1)}`

function start(first: string, open: OpenPage = () => undefined, fake = fakeWindow(first)) {
  const navigation = createBrowserNavigation(fake.page as unknown as Window, open, newKey)
  const shown: string[] = []
  navigation.subscribe(() => {
    shown.push(navigation.current().href)
    navigation.settle(navigation.current())
  })
  return { ...fake, navigation, shown }
}

/** Opens pages only when a test says so. */
function slowPages() {
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

describe('opening a page', () => {
  it('shows a ready page within the same turn, in an entry of its own', () => {
    const { navigation, entries, shown } = start('/search')
    const before = navigation.current().key
    void navigation.navigate({ to: '/map', search: { state: 'GO' }, hash: 'list' })
    expect(entries()).toEqual(['/search', '/map?state=GO#list'])
    expect(shown).toEqual(['/map?state=GO'])
    expect(navigation.current()).toMatchObject({ path: '/map', query: { state: 'GO' }, hash: 'list' })
    expect(navigation.current().key).not.toBe(before)
  })

  it('gives the same address pressed again another key', () => {
    const { navigation } = start('/search')
    void navigation.navigate({ to: '/search' })
    const once = navigation.current().key
    void navigation.navigate({ to: '/search' })
    expect(navigation.current().key).not.toBe(once)
  })

  it('keeps what pages pass to each other in the entry, and nothing of it for the next one', () => {
    const { navigation, page } = start('/search')
    void navigation.navigate({ to: '/chat', state: { presetQuery: 'casa em Goiânia' } })
    void navigation.navigate({ to: '/map' })
    expect(navigation.current().state).toEqual({})
    page.step(-1)
    expect(navigation.current().state).toEqual({ presetQuery: 'casa em Goiânia' })
  })

  it('waits until the page is ready; the address and the page stay until then', async () => {
    const { open, finish } = slowPages()
    const { navigation, here, shown } = start('/search', open)
    void navigation.navigate({ to: '/map' })
    expect([here(), shown, navigation.latest().path]).toEqual(['/search', [], '/map'])
    await finish('/map')
    expect([here(), shown, navigation.latest()]).toEqual(['/map', ['/map'], navigation.current()])
  })

  it('goes to the page that was asked for last, whichever is ready first', async () => {
    const { open, finish } = slowPages()
    const { navigation, entries, shown } = start('/search', open)
    void navigation.navigate({ to: '/map' })
    void navigation.navigate({ to: '/chat' })
    await finish('/chat')
    await finish('/map')
    expect([entries(), shown]).toEqual([['/search', '/chat'], ['/chat']])
  })

  it('does nothing anymore once stopped', async () => {
    const { open, finish } = slowPages()
    const { navigation, here } = start('/search', open)
    void navigation.navigate({ to: '/map' })
    navigation.stop()
    await finish('/map')
    expect(here()).toBe('/search')
  })
})

describe('a page that opens instead', () => {
  const guard: OpenPage = ({ path, href }) =>
    path === '/favorites' ? { to: '/login', search: { redirect: href } } : undefined

  it('stands in the history alone', () => {
    const { navigation, entries, shown } = start('/search', guard)
    void navigation.navigate({ to: '/favorites' })
    expect([entries(), shown]).toEqual([
      ['/search', '/login?redirect=%2Ffavorites'],
      ['/login?redirect=%2Ffavorites'],
    ])
  })

  it('takes the place of the entry when the navigation did', () => {
    const { navigation, entries } = start('/search', guard)
    void navigation.navigate({ to: '/favorites', replace: true })
    expect(entries()).toEqual(['/login?redirect=%2Ffavorites'])
  })

  it('takes the place of an entry that was stepped to, also when it is the page that is shown', async () => {
    let closed = false
    const { navigation, page, entries } = start('/search', ({ path }) =>
      closed && path === '/search' ? { to: '/profile' } : undefined,
    )
    await navigation.navigate({ to: '/profile' })
    closed = true
    page.step(-1)
    await Promise.resolve()
    expect(entries()).toEqual(['/profile', '/profile'])
    expect(navigation.current().path).toBe('/profile')
  })

  it('ends where pages send to each other forever', async () => {
    const opened = vi.fn<OpenPage>(({ path }) => ({ to: path === '/a' ? '/b' : '/a' }))
    const { navigation, shown } = start('/search', opened)
    await navigation.navigate({ to: '/a' })
    expect(shown).toHaveLength(1)
    expect(opened.mock.calls.length).toBeLessThan(10)
  })

  it('replaces the shown page when that is decided again', async () => {
    let closed = false
    const { navigation, entries } = start('/favorites', () => (closed ? { to: '/login' } : undefined))
    await navigation.reopen()
    expect(entries()).toEqual(['/favorites'])
    closed = true
    const again = navigation.reopen()
    closed = false
    await again
    expect(entries()).toEqual(['/login'])
  })

  it('does not replace a page that was opened while it was decided', async () => {
    const { open, finish } = slowPages()
    const { navigation, here } = start('/favorites', location =>
      location.path === '/favorites' ? open(location) : undefined,
    )
    void navigation.reopen()
    void navigation.navigate({ to: '/search' })
    await finish('/favorites', { to: '/login' })
    expect(here()).toBe('/search')
  })
})

describe('a page that writes its own address', () => {
  it('does so at once, although the page would be slow to open', async () => {
    const { open, finish } = slowPages()
    const { navigation, entries } = start('/conta?lance=1', open)
    void navigation.navigate({ to: '/conta', search: { lance: '2' }, replace: true, resetScroll: false })
    expect(entries()).toEqual(['/conta?lance=2'])
    void navigation.navigate({ to: '/outra' })
    await finish('/outra')
    expect(entries()).toEqual(['/conta?lance=2', '/outra'])
  })

  it('does not stop the page that a person has asked for meanwhile', async () => {
    const { open, finish } = slowPages()
    const { navigation, entries } = start('/conta', open)
    void navigation.navigate({ to: '/outra' })
    void navigation.navigate({ to: '/conta', search: { lance: '2' }, replace: true })
    expect(navigation.latest().path).toBe('/outra')
    await finish('/outra')
    expect(entries()).toEqual(['/conta?lance=2', '/outra'])
  })

  it('writes nothing into the entry of another page that is stepped to', async () => {
    const { open, finish } = slowPages()
    const { navigation, page, entries } = start('/outra', open)
    void navigation.navigate({ to: '/conta' })
    await finish('/conta')
    page.step(-1)
    void navigation.navigate({ to: '/conta', search: { lance: '2' }, replace: true })
    expect(entries()).toEqual(['/outra', '/conta'])
  })
})

describe('steps in the history', () => {
  it('know how many pages of the site stand before', async () => {
    const { navigation, page } = start('/search')
    expect(navigation.canGoBack()).toBe(false)
    await navigation.navigate({ to: '/map', replace: true })
    expect(navigation.canGoBack()).toBe(false)
    await navigation.navigate({ to: '/chat' })
    expect(navigation.canGoBack()).toBe(true)
    page.step(-1)
    expect(navigation.canGoBack()).toBe(false)
  })

  it('know it also after the document was loaded again', () => {
    const { navigation } = start('/map', undefined, fakeWindow('/map', { key: 'old', index: 3, page: {} }))
    expect(navigation.canGoBack()).toBe(true)
    expect(navigation.current().key).toBe('old')
  })

  it('leave a page that waited to open', async () => {
    const { open, finish } = slowPages()
    const { navigation, page, entries, shown } = start('/search', open)
    void navigation.navigate({ to: '/map' })
    await finish('/map')
    void navigation.navigate({ to: '/chat' })
    page.step(-1)
    await finish('/search')
    await finish('/chat')
    expect([entries(), shown]).toEqual([
      ['/search', '/map'],
      ['/map', '/search'],
    ])
  })
})

describe('the scroll position', () => {
  it('begins at the top of another page, and is where it was after a step back', async () => {
    const { navigation, page, scrolledTo } = start('/search')
    page.scrollY = 840
    await navigation.navigate({ to: '/map' })
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 0)
    page.scrollY = 120
    page.step(-1)
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 840)
    page.step(1)
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 120)
  })

  it('stays when the navigation says so', async () => {
    const { navigation, page, scrolledTo } = start('/search')
    page.scrollY = 840
    await navigation.navigate({ to: '/search', search: { state: 'GO' }, resetScroll: false })
    expect(scrolledTo).not.toHaveBeenCalled()
  })

  it('goes to the named place, or to the top when the page has none', async () => {
    const { navigation, ids, scrolledTo } = start('/search')
    const toPlace = vi.fn()
    ids.set('edital', toPlace)
    await navigation.navigate({ to: '/imovel/1', hash: 'edital' })
    expect([toPlace.mock.calls.length, scrolledTo.mock.calls.length]).toEqual([1, 0])
    await navigation.navigate({ to: '/imovel/1', hash: 'nada' })
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('begins at the top when the page writes its address before it is drawn', async () => {
    const fake = fakeWindow('/search')
    const navigation = createBrowserNavigation(fake.page as unknown as Window, () => undefined, newKey)
    await navigation.navigate({ to: '/chat' })
    await navigation.navigate({ to: '/chat', replace: true, resetScroll: false })
    navigation.settle(navigation.current())
    expect(fake.scrolledTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  it('is left to the browser for a link within the page, whose entry has its own key', () => {
    const { navigation, page, scrolledTo } = start('/search')
    const before = navigation.current().key
    page.scrollY = 300
    page.followHash('/search#main')
    expect(scrolledTo).not.toHaveBeenCalled()
    expect(navigation.current()).toMatchObject({ path: '/search', hash: 'main' })
    expect(['', before]).not.toContain(navigation.current().key)
    expect(navigation.canGoBack()).toBe(true)
  })

  it('is known to the next document of the tab', () => {
    const first = start('/search')
    first.page.scrollY = 500
    first.page.hide()
    expect(first.page.history.scrollRestoration).toBe('auto')
    first.navigation.stop()
    const again = start('/search', undefined, fakeWindow('/search', first.state()))
    again.navigation.settle(again.navigation.current())
    expect(again.scrolledTo).toHaveBeenCalledExactlyOnceWith(0, 500)
  })

  it('is not touched in the next document when the browser or a person has scrolled it', () => {
    const first = start('/search')
    first.page.scrollY = 500
    first.page.hide()
    first.navigation.stop()
    const again = start('/search', undefined, fakeWindow('/search', first.state(), 90))
    again.navigation.settle(again.navigation.current())
    expect(again.scrolledTo).not.toHaveBeenCalled()
  })

  it.each(['{', '7', '[["k",null],3]'])('does without stored positions that are %s', stored => {
    sessionStorage.setItem('scroll-positions', stored)
    expect(start('/search').navigation.current().path).toBe('/search')
  })
})

it('tells listeners once before a page is left, also when another one opens instead, and after one is drawn', async () => {
  const { navigation, page } = start('/search', ({ path }) =>
    path === '/chat' ? { to: '/login' } : undefined,
  )
  const told: string[] = []
  const stop = navigation.onLeave(() => told.push(`leave ${navigation.latest().path}`))
  navigation.onShown(() => told.push(`shown ${navigation.current().path}`))
  await navigation.navigate({ to: '/chat' })
  expect(told).toEqual(['leave /search', 'shown /login'])
  stop()
  page.step(-1)
  expect(told.slice(2)).toEqual(['shown /search'])
})
