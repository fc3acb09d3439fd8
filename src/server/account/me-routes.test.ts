import { beforeAll, describe, expect, it } from 'vitest'
import { defaultPreferences, Me, Preferences } from '#contract/account-schemas.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { accountsOn, cookieHeader, jsonRequest } from '#test/support/accounts.ts'
import { testPassword } from '#test/support/sign-in.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { type Account, readTargetRoi } from './account-store.ts'

const manyValues = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`v${at}`, '1']))
const family = { renda: '4000', entrada: '60000', fgts: '12400', pessoas: '3', uf: 'GO', cidade: 'Goiânia' }

anyEngine(engine => {
  const erased: string[] = []
  let accounts: ReturnType<typeof accountsOn>
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
    accounts = accountsOn(db, {
      unread: async () => 3,
      ownedData: {
        merge: async () => undefined,
        erase: async (_, id) => {
          erased.push(id)
        },
        export: (_, id) => ({ favorites: async () => [`of ${id}`] }),
      },
    })
  })

  async function signedIn(state: Parameters<typeof accounts.person>[0] = {}) {
    const account = await accounts.person(state)
    const cookie = await accounts.cookieOf(account)
    const ask = (method: Parameters<typeof jsonRequest>[0], path: string, body?: unknown) =>
      accounts.app.request(path, jsonRequest(method, body, { cookie }))
    const me = async () =>
      Me.parse(await (await accounts.app.request('/api/me', { headers: { cookie } })).json())
    return { account, cookie, ask, me }
  }
  async function refused(response: Response, status: number, code: string) {
    const { error } = ErrorBody.parse(await response.json())
    expect([response.status, error.code]).toEqual([status, code])
    return error
  }

  it('returns account, plan, preferences and the number of unread notifications', async () => {
    const { account, me } = await signedIn({ name: 'José' })
    expect(await me()).toEqual({
      user: {
        id: account.id,
        email: account.email,
        name: 'José',
        city: null,
        state: null,
        createdAt: account.createdAt.toISOString(),
      },
      plan: {
        type: 'annual',
        status: 'active',
        premiumUntil: account.premiumUntil?.toISOString(),
        renews: null,
      },
      mustChangePassword: false,
      preferences: defaultPreferences,
      targetRoi: null,
      home: null,
      hasSeenOnboarding: false,
      demonstration: false,
      unreadNotifications: 3,
    })
  })

  it.each<[string, Partial<Account>]>([
    ['suspended', { status: 'suspended' }],
    ['expired', { premiumUntil: new Date(0) }],
    ['without a plan', { plan: 'none', premiumUntil: null }],
    ['with a provisional password', { mustChangePassword: true }],
  ])('opens for an account that is %s', async (_, state) => {
    const { me, ask } = await signedIn(state)
    await me()
    expect((await ask('PATCH', '/api/me', { name: 'Novo nome' })).status).toBe(200)
    expect((await me()).user.name).toBe('Novo nome')
  })

  describe('changing the account', () => {
    it('changes only the given fields, also from two tabs at once', async () => {
      const { account, ask, me } = await signedIn()
      await Promise.all([
        ask('PATCH', '/api/me', { name: 'Ana' }),
        ask('PATCH', '/api/me', { state: 'SP', city: 'santo andre' }),
        ask('PATCH', '/api/me', { hasSeenOnboarding: true }),
        ask('PATCH', '/api/me', { targetRoi: 18.5 }),
        ask('PATCH', '/api/me/preferences', { auction: false }),
        ask('PATCH', '/api/me/preferences', { news: true }),
      ])
      const { user, hasSeenOnboarding, targetRoi, preferences } = await me()
      expect(targetRoi).toBe(18.5)
      expect(await readTargetRoi(db, account.id)).toBe(18.5)
      expect(await readTargetRoi(db, 'conta-de-ninguem')).toBe(15)
      expect(user).toMatchObject({ name: 'Ana', state: 'SP', city: 'Santo André' })
      expect(hasSeenOnboarding).toBe(true)
      expect(preferences).toEqual({ ...defaultPreferences, auction: false, news: true })
    })

    it('keeps what a family said, exports it, and forgets it', async () => {
      const { ask, cookie, me } = await signedIn()
      expect((await me()).home).toBeNull()
      const given = { parameters: { ...family, nada: 'x', km: '' }, isForLiving: true }
      const answer = await ask('PATCH', '/api/me', { home: given })
      const kept = { parameters: family, isForLiving: true }
      expect(Me.parse(await answer.json()).home).toEqual(kept)
      await ask('PATCH', '/api/me', { name: 'Ana' })
      expect((await me()).home).toEqual(kept)
      const exported = (await (
        await accounts.app.request('/api/me/export', { headers: { cookie } })
      ).json()) as {
        account: Me
      }
      expect(exported.account.home).toEqual(kept)
      await ask('PATCH', '/api/me', { home: null })
      expect((await me()).home).toBeNull()
    })

    it('clears the city when the state changes and keeps it when the state is the same', async () => {
      const { ask, me } = await signedIn()
      await ask('PATCH', '/api/me', { state: 'SP', city: 'Campinas' })
      await ask('PATCH', '/api/me', { state: 'SP' })
      expect((await me()).user.city).toBe('Campinas')
      await ask('PATCH', '/api/me', { state: 'GO' })
      expect((await me()).user).toMatchObject({ state: 'GO', city: null })
      await ask('PATCH', '/api/me', { city: 'Goiânia' })
      await ask('PATCH', '/api/me', { city: '' })
      expect((await me()).user).toMatchObject({ state: 'GO', city: null })
    })

    it.each([
      ['a city of another state', { state: 'GO', city: 'Campinas' }, 'city'],
      ['a city without a state', { city: 'Campinas' }, 'city'],
      ['a state that does not exist', { state: 'XX' }, 'state'],
      ['an empty name', { name: '   ' }, 'name'],
      ['a long name', { name: 'x'.repeat(101) }, 'name'],
      ['a number as name', { name: 7 }, 'name'],
      ['a name no database keeps', { name: 'a\u0000b' }, 'name'],
      ['a target below 0', { targetRoi: -1 }, 'targetRoi'],
      ['a target above 100', { targetRoi: 100.01 }, 'targetRoi'],
      ['a target of three decimals', { targetRoi: 15.125 }, 'targetRoi'],
      ['a target that is text', { targetRoi: '15' }, 'targetRoi'],
      ['no target', { targetRoi: null }, 'targetRoi'],
      ['a family of 41 values', { home: { parameters: manyValues, isForLiving: true } }, 'home.parameters'],
      [
        'a family with a long text',
        { home: { parameters: { cidade: 'a'.repeat(301) }, isForLiving: true } },
        'home.parameters.cidade',
      ],
      ['an income of words', { home: { parameters: { renda: 'muito' }, isForLiving: true } }, 'home'],
      ['a family without its choice of words', { home: { parameters: { renda: '1' } } }, 'home.isForLiving'],
    ])('refuses %s', async (_, change, field) => {
      const { ask } = await signedIn()
      const { fields } = await refused(await ask('PATCH', '/api/me', change), 400, 'bad_request')
      expect(fields).toHaveProperty([field])
    })

    it('does not let its owner set plan, e-mail or status', async () => {
      const { account, ask, me } = await signedIn({ premiumUntil: new Date(0), status: 'suspended' })
      const before = await me()
      await ask('PATCH', '/api/me', {
        plan: 'annual',
        status: 'active',
        premiumUntil: '2099-01-01T00:00:00Z',
        email: 'outro@exemplo.com.br',
        id: 'other',
        mustChangePassword: false,
      })
      expect(await me()).toEqual(before)
      expect(before.user.email).toBe(account.email)
    })

    it.each([{ auction: 'yes' }, { auction: null }, []])('refuses %j as preferences', async change => {
      const { ask } = await signedIn()
      await refused(await ask('PATCH', '/api/me/preferences', change), 400, 'bad_request')
    })

    it('returns the current preferences', async () => {
      const { ask } = await signedIn()
      const response = await ask('PATCH', '/api/me/preferences', { email: false })
      expect(Preferences.parse(await response.json())).toEqual({ ...defaultPreferences, email: false })
    })
  })

  const askExport = (cookie: string) => accounts.app.request('/api/me/export', { headers: { cookie } })

  it('exports everything stored about the account', async () => {
    const { account, cookie } = await signedIn()
    const response = await askExport(cookie)
    expect(response.headers.get('content-disposition')).toContain('arremate-meus-dados.json')
    expect(await response.json()).toMatchObject({
      account: { user: { email: account.email } },
      sessions: [{ current: true }],
      favorites: [`of ${account.id}`],
    })
  })

  it.each([
    ['a suspended', { status: 'suspended' }],
    ['an expired', { premiumUntil: new Date(0) }],
  ] as const)('exports the data of %s account, too', async (_, state) => {
    const { cookie } = await signedIn(state)
    expect((await askExport(cookie)).status).toBe(200)
  })

  it('exports ten times an hour, one export of an account at a time', async () => {
    const { cookie } = await signedIn()
    const first = await askExport(cookie)
    await refused(await askExport(cookie), 429, 'too_many_requests')
    const other = await signedIn()
    expect((await askExport(other.cookie)).status).toBe(200)
    await first.json()
    for (let again = 0; again < 8; again++) await (await askExport(cookie)).json()
    await refused(await askExport(cookie), 429, 'too_many_requests')
  })

  describe('deleting the account', () => {
    it('requires the password, then erases everything and ends every session', async () => {
      const { account, ask, cookie } = await signedIn({ password: testPassword })
      const other = await accounts.cookieOf(account)
      await refused(await ask('POST', '/api/me/delete', {}), 422, 'wrong_password')
      await refused(await ask('POST', '/api/me/delete', { password: 'errada' }), 422, 'wrong_password')
      expect((await ask('POST', '/api/me/delete', { password: testPassword })).status).toBe(200)
      expect(erased).toContain(account.id)
      for (const gone of [cookie, other]) {
        const response = await accounts.app.request('/api/me', { headers: { cookie: gone } })
        await refused(response, 401, 'no_session')
      }
      const signIn = jsonRequest(
        'POST',
        { email: account.email, password: testPassword },
        { 'x-forwarded-for': '10.9.9.9' },
      )
      await refused(await accounts.app.request('/api/auth/sign-in/email', signIn), 401, 'invalid_credentials')
    })

    it('needs no password for the demonstration account, which the next sign-in creates again', async () => {
      const demo = accountsOn(await engine.fresh(), { demonstration: true })
      const enter = () =>
        demo.app.request('/api/auth/demo', { method: 'POST', headers: { host: 'localhost' } })
      const entered = await enter()
      const before = Me.parse(await entered.json())
      const cookie = cookieHeader(entered.headers.getSetCookie())
      expect((await demo.app.request('/api/me/delete', jsonRequest('POST', {}, { cookie }))).status).toBe(200)
      expect(Me.parse(await (await enter()).json()).user.id).not.toBe(before.user.id)
    })
  })
})
