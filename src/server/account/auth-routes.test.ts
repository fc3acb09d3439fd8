import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { SessionEntry, Me } from '#contract/account-schemas.ts'
import { accountsOn, cookieHeader, jsonRequest } from '#test/support/accounts.ts'
import { firstImportedListing, importWholeList } from '#test/support/imports.ts'
import { listFile } from '#test/support/list-file.ts'
import { createBrowserClient, testPassword, expectRefusal } from '#test/support/sign-in.ts'
import { anyEngine } from '#test/support/database.ts'

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

anyEngine(engine => {
  let accounts: ReturnType<typeof accountsOn>
  let instant: () => Date
  beforeAll(async () => {
    accounts = accountsOn(await engine.fresh(), { now: () => instant() })
  })
  const reset = () => {
    instant = () => new Date()
  }
  beforeAll(reset)

  const { ask, somebody, signIn, signedIn, whoIs } = createBrowserClient(() => accounts.app)

  describe('signing in', () => {
    it('answers with the account and a cookie that scripts cannot read', async () => {
      const { email } = await accounts.person({ email: 'Ana@Exemplo.com.br', password: testPassword })
      const response = await signIn('  ANA@exemplo.com.br ', testPassword)
      expect(response.status).toBe(200)
      expect(Me.parse(await response.json()).user.email).toBe(email)
      const [cookie] = response.headers.getSetCookie()
      expect(cookie).toMatch(/HttpOnly/i)
      expect(cookie).toMatch(/SameSite=Lax/i)
      expect(await whoIs(cookieHeader(response.headers.getSetCookie()))).toBe(email)
    })

    it('answers an unknown e-mail, a wrong password and an account without one alike', async () => {
      const known = await accounts.person({ password: testPassword })
      const passwordless = await accounts.person()
      const answers = await Promise.all(
        [
          [known.email, 'outra senha qualquer'],
          ['ninguem@exemplo.com.br', testPassword],
          [passwordless.email, testPassword],
          [known.email, 'x'.repeat(900)],
        ].map(async ([email, given]) => {
          const response = await signIn(email as string, given)
          expect(response.headers.getSetCookie()).toEqual([])
          return [response.status, await response.json()]
        }),
      )
      expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).toEqual([
        401,
        { error: { code: 'invalid_credentials', message: 'E-mail ou senha incorretos.' } },
      ])
    })

    it.each([
      ['no body', undefined],
      ['a list', []],
      ['no password', { email: 'a@b.co' }],
      ['a number as password', { email: 'a@b.co', password: 12345678 }],
      ['no e-mail address', { email: 'nobody', password: testPassword }],
      ['an object as e-mail', { email: { $ne: null }, password: testPassword }],
      ['an endless password', { email: 'a@b.co', password: 'x'.repeat(100_000) }],
    ])('refuses %s', async (_, body) => {
      const response = await ask('/api/auth/sign-in/email', jsonRequest('POST', body ?? null, somebody()))
      await expectRefusal(response, 400, 'bad_request')
    })

    it('accepts only JSON', async () => {
      const init = {
        method: 'POST',
        body: 'email=a',
        headers: { 'content-type': 'text/plain', ...somebody() },
      }
      await expectRefusal(await ask('/api/auth/sign-in/email', init), 415, 'unsupported_media_type')
      const broken = { ...init, body: '{"email":', headers: { 'content-type': 'application/json' } }
      await expectRefusal(await ask('/api/auth/sign-in/email', broken), 400, 'bad_request')
    })

    it('reports an expired plan only after the correct password and opens nothing', async () => {
      const { email } = await accounts.person({ password: testPassword, premiumUntil: later(-1) })
      await expectRefusal(await signIn(email, 'a senha errada'), 401, 'invalid_credentials')
      const response = await signIn(email, testPassword)
      expect(response.headers.getSetCookie()).toEqual([])
      await expectRefusal(response, 403, 'access_expired')
    })

    it.each([
      ['suspended', { status: 'suspended' as const }],
      ['suspended, its plan ended', { status: 'suspended' as const, premiumUntil: later(-1) }],
      ['of a provisional password', { mustChangePassword: true }],
    ])('lets in an account that is %s, which may open its profile', async (_, state) => {
      const { email } = await accounts.person({ password: testPassword, ...state })
      const cookie = await signedIn(email)
      expect((await ask('/api/me', { headers: { cookie } })).status).toBe(200)
    })

    it('stops forty wrong passwords from one address, also when they come at once', async () => {
      const { email } = await accounts.person({ password: testPassword })
      const headers = somebody()
      const tries = await Promise.all(
        Array.from({ length: 40 }, (_, index) => signIn(`${index}-${email}`, 'errada', headers)),
      )
      expect(tries.filter(({ status }) => status === 401)).toHaveLength(20)
      const last = await signIn(email, testPassword, headers)
      const wait = Number(last.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(900)
      expect((await expectRefusal(last, 429, 'too_many_requests')).message).toMatch(/Espere \d+ minutos/)
      expect((await signIn(email, testPassword)).status, 'from another address').toBe(200)
    })

    it('stops wrong passwords for one account sooner without locking its owner out elsewhere', async () => {
      const { email } = await accounts.person({ password: testPassword })
      const headers = somebody()
      const tries = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'errada', headers)))
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
      expect((await signIn(email, testPassword)).status).toBe(200)
    })

    it('does not count correct passwords', async () => {
      const { email } = await accounts.person({ password: testPassword })
      const headers = somebody()
      for (let attempt = 0; attempt < 22; attempt++)
        expect((await signIn(email, testPassword, headers)).status).toBe(200)
    })
  })

  describe('the demonstration account', () => {
    const enter = (demo: ReturnType<typeof accountsOn>, headers: Record<string, string>) =>
      demo.app.request('http://localhost:3000/api/auth/demo', { method: 'POST', headers })

    it('is opened with one click and has an active annual plan', async () => {
      const demo = accountsOn(await engine.fresh(), { demonstration: true })
      const response = await enter(demo, { host: 'localhost:3000' })
      const me = Me.parse(await response.json())
      expect(me).toMatchObject({ demonstration: true, plan: { type: 'annual', status: 'active' } })
      const again = Me.parse(await (await enter(demo, { host: '127.0.0.1:3000' })).json())
      expect(again.user.id).toBe(me.user.id)
      const cookie = cookieHeader(response.headers.getSetCookie())
      const passwordChange = await demo.app.request(
        '/api/auth/change-password',
        jsonRequest('POST', { currentPassword: 'x', newPassword: testPassword }, { cookie }),
      )
      await expectRefusal(passwordChange, 422, 'no_password')
      for (const headers of [
        { host: 'arremate.com.br' },
        { host: 'localhost.evil.com' },
        { host: '10.0.0.1' },
        { host: 'localhost:3000', forwarded: 'for=1.2.3.4' },
        { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' },
        { host: 'localhost:3000', 'x-forwarded-proto': 'https' },
        { host: 'localhost:3000', via: '1.1 proxy' },
        { host: 'localhost:3000', 'x-real-ip': '203.0.113.9' },
        { host: 'localhost:3000', 'true-client-ip': '203.0.113.9' },
        { host: 'localhost:3000', 'x-client-ip': '203.0.113.9' },
        { host: 'localhost:3000', 'cf-ray': '8' },
        { host: 'localhost:3000', 'fastly-client-ip': '203.0.113.9' },
      ]) {
        await expectRefusal(await enter(demo, headers as Record<string, string>), 404, 'not_found')
        const entry = await demo.app.request('/api/auth/session', {
          headers: headers as Record<string, string>,
        })
        expect(SessionEntry.parse(await entry.json()).demonstration).toBe(false)
      }
    })

    it('closes for good with the first real list, and its sessions end', async () => {
      const db = await engine.fresh()
      const demo = accountsOn(db, { demonstration: true })
      const ownHost = { host: 'localhost:3000' }
      const cookie = cookieHeader((await enter(demo, ownHost)).headers.getSetCookie())
      const entry = async (headers: Record<string, string>) =>
        SessionEntry.parse(await (await demo.app.request('/api/auth/session', { headers })).json())
      expect(await entry({ ...ownHost, cookie })).toMatchObject({
        me: { demonstration: true },
        demonstration: true,
      })
      await importWholeList(db, listFile('2026-11-20', [firstImportedListing]))

      expect(await entry({ ...ownHost, cookie })).toEqual({ me: null, demonstration: false })
      await expectRefusal(await demo.app.request('/api/me', { headers: { cookie } }), 401, 'no_session')
      await expectRefusal(await enter(demo, ownHost), 404, 'not_found')
      expect(await db.query(sql`select 1 from sessions`)).toEqual([])

      await db.query(sql`update listings set gone = true`)
      expect((await entry(ownHost)).demonstration, 'when nothing is listed any more').toBe(false)
      await expectRefusal(await enter(demo, ownHost), 404, 'not_found')
    })

    it('does not exist outside the demonstration', async () => {
      const response = await ask('/api/auth/demo', { method: 'POST', headers: { host: 'localhost' } })
      await expectRefusal(response, 404, 'not_found')
    })
  })

  it('accepts no write from another site', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://arremate.example', host: 'arremate.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://sub.arremate.example' },
    ]) {
      const response = await ask(
        '/api/auth/sign-out',
        jsonRequest('POST', undefined, headers as Record<string, string>),
      )
      await expectRefusal(response, 403, 'cross_site')
    }
    const own = jsonRequest('POST', undefined, {
      origin: 'https://arremate.example',
      'sec-fetch-site': 'same-origin',
    })
    expect((await ask('/api/auth/sign-out', own)).status, 'behind a proxy').toBe(200)
  })
})
