import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultPreferences, type Me } from '#contract/account-schemas.ts'
import { sessionQuery } from './session.ts'
import { queryClient } from '../query-client.ts'
import { restrictedPath } from './restricted-path.ts'
import { readSafeReturn } from './safe-return.ts'
import { guardPage } from './page-guard.ts'
import { readPageLocation } from '../../framework/page-location.ts'

describe('the page after sign-in', () => {
  it.each([
    ['/favorites', '/favorites'],
    ['/chat?conversa=7&q=casa%20em%20Goi%C3%A2nia#fim', '/chat?conversa=7&q=casa%20em%20Goi%C3%A2nia#fim'],
    ['/imovel/8444405322578', '/imovel/8444405322578'],
    ['/%2Fevil.example', '/%2Fevil.example'],
    ['/compare?ids=https://evil.example', '/compare?ids=https://evil.example'],
    ['/login-antigo', '/login-antigo'],
  ])('can be %s on this site', (given, path) => {
    expect(readSafeReturn(given)).toBe(path)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '//[',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '%2F%2Fevil.example',
    '?x',
    '',
    '/login',
    '/login/',
    '/LOGIN',
    '/login?redirect=/favorites',
    '/./login#x',
    undefined,
    null,
    7,
    ['/favorites'],
  ])('is the start for %j', given => {
    expect(readSafeReturn(given)).toBe('/')
  })
})

const now = Date.parse('2026-03-01T12:00:00Z')
const account = (change: Partial<Omit<Me, 'plan'>>, plan: Partial<Me['plan']> = {}): Me => ({
  user: {
    id: 'a1',
    email: 'ana@exemplo.com',
    name: 'Ana',
    city: null,
    state: null,
    createdAt: '2026-01-01T12:00:00Z',
  },
  plan: { type: 'monthly', status: 'active', premiumUntil: '2026-03-02T12:00:00Z', renews: null, ...plan },
  mustChangePassword: false,
  preferences: defaultPreferences,
  targetRoi: null,
  home: null,
  hasSeenOnboarding: true,
  demonstration: false,
  unreadNotifications: 0,
  ...change,
})

describe('the restriction to the profile page', () => {
  it.each([
    ['a plan that runs', account({}), null],
    ['a plan that ends in a second', account({}, { premiumUntil: '2026-03-01T12:00:01Z' }), null],
    ['a plan that ends now', account({}, { premiumUntil: '2026-03-01T12:00:00Z' }), 'expired'],
    ['no plan', account({}, { premiumUntil: null, type: 'none' }), 'expired'],
    ['a suspended plan', account({}, { status: 'suspended' }), 'suspended'],
    ['suspended comes before expired', account({}, { status: 'suspended', premiumUntil: null }), 'suspended'],
    [
      'a provisional password comes first',
      account({ mustChangePassword: true }, { status: 'suspended' }),
      'password',
    ],
  ])('%s', (_, me, reason) => {
    expect(restrictedPath(me, now)).toBe(reason)
  })
})

describe('a protected page', () => {
  const suspended = account({}, { status: 'suspended' })
  /** Sets a session that was fetched over a minute ago. */
  const seen = (me: Me) =>
    queryClient.setQueryData(sessionQuery.queryKey, { me, demonstration: false }, { updatedAt: now - 61_000 })
  const answers = (me: Me) => vi.stubGlobal('fetch', async () => Response.json({ me, demonstration: false }))
  const open = () => guardPage(readPageLocation('/search'))

  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
  afterEach(async () => {
    await queryClient.cancelQueries()
    queryClient.clear()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('opens for an account whose plan has become active elsewhere in the meantime', async () => {
    seen(suspended)
    answers(account({}))
    await expect(open()).resolves.toBeUndefined()
  })

  it('stays closed when the server confirms the restriction', async () => {
    seen(suspended)
    answers(suspended)
    await expect(open()).resolves.toEqual({ to: '/profile' })
  })

  it('does not wait for the server when the account is not restricted', async () => {
    seen(account({}))
    vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
    const first = await Promise.race([
      open().then(() => 'open'),
      new Promise(resolve => setImmediate(resolve)),
    ])
    expect(first).toBe('open')
  })
})
