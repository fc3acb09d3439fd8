// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { type OpenPage } from './browser-navigation.ts'

import { fakeWindow, start, slowPages } from '#test/support/fake-history.ts'

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

  it('know of the page before that a document of its own has left, by what the browser counts', () => {
    const after = fakeWindow('/imovel/1')
    Object.assign(after.page, { navigation: { currentEntry: { index: 2 } } })
    expect(start('/imovel/1', undefined, after).navigation.canGoBack()).toBe(true)
    const alone = fakeWindow('/imovel/1')
    Object.assign(alone.page, { navigation: { currentEntry: { index: 0 } } })
    expect(start('/imovel/1', undefined, alone).navigation.canGoBack()).toBe(false)
  })

  it.each([
    ['a page of the site', 'https://site.example/search?state=SP', 2, true],
    ['a page of the site, in a new tab', 'https://site.example/search', 1, false],
    ['another site', 'https://site.example.org/', 2, false],
    ['nowhere', '', 2, false],
  ])('know, where the browser does not count, whether the person comes from %s', (_, from, length, can) => {
    const fake = fakeWindow('/imovel/1')
    Object.assign(fake.page.document, { referrer: from })
    Object.defineProperty(fake.page.history, 'length', { value: length })
    expect(start('/imovel/1', undefined, fake).navigation.canGoBack()).toBe(can)
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
