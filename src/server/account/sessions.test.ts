import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { maxSessions } from '#contract/account-limits.ts'
import { Sessions } from '#contract/account-schemas.ts'
import { accountsOn, cookieHeader, jsonRequest } from '#test/support/accounts.ts'
import { anyEngine } from '#test/support/database.ts'
import { createBrowserClient, expectRefusal, testPassword } from '#test/support/sign-in.ts'

anyEngine(engine => {
  let accounts: ReturnType<typeof accountsOn>
  beforeAll(async () => {
    accounts = accountsOn(await engine.fresh())
  })
  const { ask, somebody, signIn, signedIn, whoIs } = createBrowserClient(() => accounts.app)

  describe('a session', () => {
    it('is not accepted when its cookie was forged, truncated or belongs to an ended session', async () => {
      const account = await accounts.person({ password: testPassword })
      const cookie = await signedIn(account.email)
      const [name, value] = cookie.split('=') as [string, string]
      const token = decodeURIComponent(value).split('.')[0] ?? ''
      for (const forged of [
        `${name}=${token}`,
        `${name}=${token}.AAAA`,
        `${name}=${encodeURIComponent(`${token}.${'A'.repeat(43)}=`)}`,
        `${name}=`,
        `${name}=%00%ff`,
        cookie.slice(0, -4),
      ]) {
        await expectRefusal(await ask('/api/me', { headers: { cookie: forged } }), 401, 'no_session')
        expect(await whoIs(forged), forged).toBeNull()
      }
      expect(await whoIs(cookie)).toBe(account.email)
      expect((await ask('/api/auth/sign-out', jsonRequest('POST', undefined, { cookie }))).status).toBe(200)
      expect(await whoIs(cookie)).toBeNull()
      expect((await ask('/api/auth/sign-out', jsonRequest('POST', undefined, { cookie }))).status).toBe(200)
    })

    it('is listed with its device and can be ended alone or with all others', async () => {
      const account = await accounts.person({ password: testPassword })
      const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
      const thisDevice = await signedIn(account.email)
      const otherDevice = cookieHeader(
        (
          await signIn(account.email, testPassword, { ...somebody(), 'user-agent': phone })
        ).headers.getSetCookie(),
      )
      await signedIn(account.email)
      const list = async () =>
        Sessions.parse(await (await ask('/api/auth/sessions', { headers: { cookie: thisDevice } })).json())
      const open = await list()
      expect(open).toHaveLength(3)
      expect(open.filter(session => session.current)).toHaveLength(1)
      const other = open.find(session => session.device === 'Chrome no Android')
      const end = () =>
        ask(`/api/auth/sessions/${other?.id}`, jsonRequest('DELETE', undefined, { cookie: thisDevice }))
      expect((await end()).status).toBe(200)
      expect(await whoIs(otherDevice)).toBeNull()
      await expectRefusal(await end(), 404, 'session_not_found')
      await ask('/api/auth/end-other-sessions', jsonRequest('POST', undefined, { cookie: thisDevice }))
      expect(await list()).toHaveLength(1)
      expect(await whoIs(thisDevice)).toBe(account.email)
    })

    it('is stored only as a hash, and lasts when its lifetime is extended', async () => {
      const db = await engine.fresh()
      const others = accountsOn(db)
      const account = await others.person({ password: testPassword })
      const cookie = await others.cookieOf(account)
      const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
      expect(token).toMatch(/^\w{32}$/)
      const stored = JSON.stringify(await db.query(sql`select * from sessions`))
      expect(stored).not.toContain(token)
      const me = () => others.app.request('/api/me', { headers: { cookie } })
      await db.query(sql`update sessions set expires_at = expires_at - interval '2 days'`)
      const extended = cookieHeader((await me()).headers.getSetCookie())
      expect(extended, 'the same session, with a new lifetime').toBe(cookie)
      expect((await me()).status).toBe(200)
      const [{ token: hash } = { token: '' }] = await db.query<{ token: string }>(
        sql`select token from sessions`,
      )
      const stolen = cookie.replace(token, hash)
      expect((await others.app.request('/api/me', { headers: { cookie: stolen } })).status).toBe(401)
    })

    it('is one of ten: an eleventh ends the one that was not used for longest', async () => {
      const account = await accounts.person({ password: testPassword })
      const cookies: string[] = []
      for (let attempt = 0; attempt < maxSessions; attempt++) cookies.push(await signedIn(account.email))
      await Promise.all(Array.from({ length: 5 }, () => signedIn(account.email)))
      const last = await signedIn(account.email)
      const list = Sessions.parse(
        await (await ask('/api/auth/sessions', { headers: { cookie: last } })).json(),
      )
      expect(list).toHaveLength(maxSessions)
      const open = await Promise.all(cookies.map(whoIs))
      expect(open.map(who => who !== null)).toEqual(cookies.map((_, index) => index >= 6))
    })

    it('of another account cannot be ended', async () => {
      const [mine, theirs] = [await accounts.person(), await accounts.person()]
      const [cookie, other] = [await accounts.cookieOf(mine), await accounts.cookieOf(theirs)]
      const [session] = Sessions.parse(
        await (await ask('/api/auth/sessions', { headers: { cookie: other } })).json(),
      )
      const response = await ask(
        `/api/auth/sessions/${session?.id}`,
        jsonRequest('DELETE', undefined, { cookie }),
      )
      await expectRefusal(response, 404, 'session_not_found')
      expect(await whoIs(other)).toBe(theirs.email)
    })
  })
})
