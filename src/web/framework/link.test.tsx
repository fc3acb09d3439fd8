// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { Link } from './link.tsx'
import { PageLocationContext, readPageLocation } from './page-location.ts'
import { type NavigationTarget, PageNavigationContext } from './page-navigation.ts'

const opened: NavigationTarget[] = []
const prepared: string[] = []
/** Whether the browser was left to follow each press by itself. */
const left: boolean[] = []

const noteClick = (event: Event) => {
  left.push(!event.defaultPrevented)
  event.preventDefault()
}

beforeEach(() => document.addEventListener('click', noteClick))
afterEach(() => {
  document.removeEventListener('click', noteClick)
  for (const noted of [opened, prepared, left]) noted.length = 0
})

const navigation = {
  navigate: async (target: NavigationTarget) => void opened.push(target),
  latest: () => readPageLocation('/'),
  prepare: (path: string) => void prepared.push(path),
  back: vi.fn(),
  canGoBack: () => false,
  onLeave: () => () => {},
  onShown: () => () => {},
}

const At = ({ address = '/map', ...link }: { address?: string } & ComponentProps<typeof Link>) => (
  <PageNavigationContext value={navigation}>
    <PageLocationContext value={readPageLocation(address)}>
      <Link {...link}>Abrir</Link>
    </PageLocationContext>
  </PageNavigationContext>
)

const shownLink = (): HTMLAnchorElement => document.querySelector('a') ?? document.createElement('a')

describe('a press on a link', () => {
  it('opens its page in place of a new document', async ({ view }) => {
    const target: NavigationTarget = {
      to: '/search',
      search: { state: 'GO', type: ['casa', 'terreno'] },
      hash: 'list',
      state: { presetQuery: 'casa' },
      replace: true,
      resetScroll: false,
    }
    view.render(<At {...target} />)
    expect(shownLink().getAttribute('href')).toBe('/search?state=GO&type=casa&type=terreno#list')
    await view.user.click(shownLink())
    expect([opened, left]).toEqual([[target], [false]])
  })

  it('opens it also by the keyboard', async ({ view }) => {
    view.render(<At to="/search" />)
    await view.user.tab()
    expect(document.activeElement).toBe(shownLink())
    await view.user.keyboard('{Enter}')
    expect([opened.map(({ to }) => to), left]).toEqual([['/search'], [false]])
  })

  it.for([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ] as const)('is left to the browser with %s', ([, how], { view }) => {
    view.render(<At to="/search" />)
    fireEvent.click(shownLink(), how)
    expect([opened, left]).toEqual([[], [true]])
  })

  it.for([
    ['_blank', true],
    ['outra', true],
    ['_self', false],
  ] as const)('with the target %s is left to the browser: %s', ([target, isLeft], { view }) => {
    view.render(<At to="/search" target={target} />)
    fireEvent.click(shownLink())
    expect([opened.length, left]).toEqual([isLeft ? 0 : 1, [isLeft]])
  })

  it('opens nothing where the link’s own work has taken it', ({ view }) => {
    view.render(<At to="/search" onClick={event => event.preventDefault()} />)
    fireEvent.click(shownLink())
    expect(opened).toEqual([])
  })

  it('opens the page of the link as it is now', async ({ view }) => {
    const Turning = () => {
      const [page, setPage] = useState(1)
      return <At to="/search" search={{ pagina: String(page) }} onClick={() => setPage(page + 1)} />
    }
    view.render(<Turning />)
    await view.user.click(shownLink())
    await view.user.click(shownLink())
    expect(opened.map(({ search }) => search)).toEqual([{ pagina: '1' }, { pagina: '2' }])
  })
})

it.for([
  ['a pointer', 'pointerOver'],
  ['a finger', 'touchStart'],
  ['the focus', 'focusIn'],
] as const)('a link’s page is made ready when %s comes to it', ([, event], { view }) => {
  view.render(<At to="/search?state=GO" />)
  fireEvent[event](shownLink())
  expect([prepared, opened]).toEqual([['/search'], []])
})

describe('a link says that it is the current page', () => {
  const go = { state: 'GO' }
  it.for([
    ['/map', '/map', {}, true],
    ['/map', '/map?state=GO', {}, true],
    ['/map', '/mapa', {}, false],
    ['/imoveis', '/imoveis/go', {}, true],
    ['/imoveis', '/imoveis/go', { activeOptions: { exact: true } }, false],
    ['/', '/map', {}, false],
    ['/', '/', {}, true],
    ['/search', '/search?state=GO', { search: go }, true],
    ['/search', '/search', { search: go }, false],
    ['/search', '/search?state=GO', { search: {} }, false],
    ['/search', '/search?state=GO', { search: {}, activeOptions: { includeSearch: false } }, true],
    ['/search?state=GO', '/search', {}, true],
  ] as const)('to %s on %s with %o: %s', ([to, address, options, isCurrent], { view }) => {
    view.render(<At to={to} address={address} {...options} />)
    expect(shownLink().getAttribute('aria-current')).toBe(isCurrent ? 'page' : null)
  })
})
