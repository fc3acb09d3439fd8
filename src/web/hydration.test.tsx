// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { defaultPreferences, type Me } from '#contract/account-schemas.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { pagePaths, readPropertyPath } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { completeDocument } from '#test/support/complete-document.ts'
import { fakedStats } from '#test/support/faked-account.ts'
import { favoriteOf, storeFavorites } from '#test/support/faked-favorites.ts'
import { bareProperty, listedProperty, richProperty } from '#test/support/property-detail.ts'
import { Application } from './application.tsx'
import { catalogueQuery } from './data/catalogue/catalogue-query.ts'
import { propertyQuery } from './data/catalogue/property-query.ts'
import { createQueryClient } from './data/query-client.ts'
import { loadAllParts } from './framework/lazy-part.tsx'
import { PageLocationContext, readPageLocation } from './framework/page-location.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const id = '8444405322578'

beforeAll(async () => {
  completeDocument()
  await loadAllParts()
})

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const account: Me = {
  user: {
    id: 'a1',
    email: 'ana@exemplo.com',
    name: 'Ana',
    city: null,
    state: null,
    createdAt: '2026-01-01T12:00:00Z',
  },
  plan: { type: 'monthly', status: 'active', premiumUntil: '2099-03-02T12:00:00Z', renews: null },
  mustChangePassword: false,
  preferences: defaultPreferences,
  targetRoi: null,
  home: null,
  hasSeenOnboarding: true,
  demonstration: false,
  unreadNotifications: 0,
}

/** What an earlier visit left in the browser's storage. */
const remembered: Record<string, string> = {
  'auction-theme': 'light',
  'calculator-results': JSON.stringify({
    bid: {
      at: now,
      listing: null,
      answer: 'lance máximo R$ 90.000',
      basis: 'meta de 15%',
      address: '/a?b=1',
    },
  }),
  'catalogue-of': 'demo',
  'visitor:favorites': storeFavorites([favoriteOf({ ...listedProperty, id })]),
  'account:favorites:a1': storeFavorites([favoriteOf({ ...listedProperty, id })]),
  currentChatId: 'c1',
  'account:chat-draft:': 'casas em Goiânia',
  'account:chat-draft:a1': 'casas em Goiânia',
  [`account:checked::${id}`]: 'visit',
  [`account:checked:a1:${id}`]: 'visit',
  prefEmailAlerts: 'false',
  prefDealAlerts: 'false',
  prefNewsTips: 'true',
  userId: 'v1',
}

/** Parts of the markup that the style hides, such as the layout of the map for another width. */
const hidden = '.for-living, [popover], .map-pane, .map-list-bar'

/** Returns everything that can be pressed, with all its contents. */
function listPressed(): Element[] {
  const pressable = 'a[href], button, label, summary, [role=button]'
  return [...document.querySelectorAll(`:is(${pressable}), :is(${pressable}) *`)].filter(
    part => part.closest(hidden) === null,
  )
}

/** The properties that the server gives to an account. */
const details: Partial<Record<string, PropertyDetail>> = Object.fromEntries(
  [
    richProperty,
    { ...richProperty, id: '11', images: ['/api/photos/11/1', '/api/photos/11/2'] },
    { ...richProperty, id: '12', gone: true },
    { ...bareProperty, id: '13' },
  ].map(detail => [detail.id, detail]),
)

/** The site at an address, on the server and in the browser. */
function siteAt(address: string, hasSession: boolean, home?: HomeProfile) {
  const location = readPageLocation(address)
  const client = createQueryClient()
  const detail = details[readPropertyPath(address) ?? '']
  if (hasSession && detail !== undefined) {
    client.setQueryData(propertyQuery('server', detail.id).queryKey, detail)
    client.setQueryData(catalogueQuery.queryKey, { ...fakedStats, source: 'caixa' })
  }
  return (
    <Application
      client={client}
      rendered={{ at: now, hasSession, key: location.key }}
      home={home ?? null}
      at={page => <PageLocationContext value={location}>{page}</PageLocationContext>}
    />
  )
}

/** Renders as the server does, where there is no window. */
function renderOnServer(address: string, hasSession: boolean, home?: HomeProfile): string {
  const names = ['window', 'document', 'localStorage', 'sessionStorage', 'matchMedia', 'navigator'] as const
  for (const name of names) vi.stubGlobal(name, undefined)
  try {
    return renderToString(siteAt(address, hasSession, home))
  } finally {
    vi.unstubAllGlobals()
  }
}

const addresses = [
  ...Object.values(pagePaths),
  `/imovel/${id}`,
  ...Object.keys(details).map(known => `/imovel/${known}`),
  '/nao-existe',
  '/search?state=GO&type=casa&minRooms=2',
]
const cases = addresses.flatMap(address => [true, false].map(hasSession => [address, hasSession] as const))

it.each(cases)(
  'the browser takes over %s as the server rendered it (with a session: %s)',
  async (address, hasSession) => {
    const problems: string[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => {
      // happy-dom does not know the element <search>.
      if (!(String(words[0]).startsWith('The tag <%s>') && words[1] === 'search'))
        problems.push(words.join(' ').slice(0, 3_000))
    })
    const markup = renderOnServer(address, hasSession)
    expect(markup).not.toContain('<!--$!-->')
    // The browser knows more than the server: who was here, and the time.
    for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value)
    document.documentElement.dataset.cards = 'list'
    sessionStorage.setItem('admin-token', 'abcdefghijklmnopqrstuvwxyz0123456789')
    sessionStorage.setItem('seen-pages', 'search:1,2')
    if (hasSession) localStorage.setItem('session', JSON.stringify(account))
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    document.body.innerHTML = `<div id="root">${markup}</div>`
    const pressed = listPressed()
    const root = await act(async () =>
      hydrateRoot(document.getElementById('root') as Element, siteAt(address, hasSession), {
        onRecoverableError: error => problems.push(String(error)),
      }),
    )
    // The browser makes no click of a press whose target has disappeared before the release.
    const replaced = pressed.filter(part => !part.isConnected).map(part => part.outerHTML.slice(0, 200))
    await act(async () => root.unmount())
    expect(problems).toEqual([])
    expect(replaced).toEqual([])
  },
)

it('the sign-in page says the same before and after its scripts know what this browser saved: nothing moves', async () => {
  const markup = renderOnServer(pagePaths.login, false)
  for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  const readMain = () => document.querySelector('main')?.textContent
  const before = readMain()
  expect(before).toContain('vão para a sua conta quando você entra')
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root') as Element, siteAt(pagePaths.login, false)),
  )
  expect(readMain()).toBe(before)
  await act(async () => root.unmount())
})

it('an account that the browser does not know yet is no visitor while the session is asked for', async () => {
  const markup = renderOnServer(pagePaths.chat, true)
  expect(markup).toContain('aria-label="Conversas recentes"')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  const linksToSignIn = () => document.querySelectorAll(`header a[href="${pagePaths.login}"]`).length
  expect(linksToSignIn()).toBe(0)
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root') as Element, siteAt(pagePaths.chat, true)),
  )
  expect(linksToSignIn()).toBe(0)
  await act(async () => root.unmount())
})

it('a family’s page of a property speaks of its first day from the first picture on, and is taken over so', async () => {
  const problems: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => problems.push(words.join(' ').slice(0, 3_000)))
  const home = { parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }
  const address = `/imovel/${richProperty.id}`
  const markup = renderOnServer(address, true, home)
  expect(markup).toContain('Para a sua família morar')
  expect(markup).not.toContain('ROI líquido')
  localStorage.setItem('session', JSON.stringify({ ...account, home }))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root') as Element, siteAt(address, true, home), {
      onRecoverableError: error => problems.push(String(error)),
    }),
  )
  expect(document.body.textContent).toContain('Para a sua família morar')
  await act(async () => root.unmount())
  expect(problems).toEqual([])
})
