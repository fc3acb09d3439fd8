// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createBrowserNavigation } from './browser-navigation.ts'

import { fakeWindow, start, newKey } from '#test/support/fake-history.ts'

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

  it('is reached in the next document, too, where that was too short for it when the browser scrolled', () => {
    const first = start('/login')
    first.page.scrollY = 362
    first.page.hide()
    first.navigation.stop()
    const again = start('/login', undefined, fakeWindow('/login', first.state(), 306, 1_106))
    again.navigation.settle(again.navigation.current())
    expect(again.scrolledTo).toHaveBeenCalledExactlyOnceWith(0, 362)
  })

  it('is left to who scrolls up before a document that was too short is drawn', () => {
    const first = start('/login')
    first.page.scrollY = 362
    first.page.hide()
    first.navigation.stop()
    const again = start('/login', undefined, fakeWindow('/login', first.state(), 306, 1_106))
    again.page.scrollY = 20
    again.navigation.settle(again.navigation.current())
    expect(again.scrolledTo).not.toHaveBeenCalled()
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
  const events: string[] = []
  const stop = navigation.onLeave(() => events.push(`leave ${navigation.latest().path}`))
  navigation.onShown(() => events.push(`shown ${navigation.current().path}`))
  await navigation.navigate({ to: '/chat' })
  expect(events).toEqual(['leave /search', 'shown /login'])
  stop()
  page.step(-1)
  expect(events.slice(2)).toEqual(['shown /search'])
})
