import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { accountsOn, cookieHeader, jsonRequest } from '#test/support/accounts.ts'
import { anyEngine } from '#test/support/database.ts'
import { testPassword } from '#test/support/sign-in.ts'

const present = '__Host-arremate.session_token'
const older = '__Secure-arremate.session_token'

anyEngine(engine => {
  /** A site over HTTPS and an account with a session from before the cookie had its present name. */
  async function siteWithOlderSession() {
    const db = await engine.fresh()
    const accounts = accountsOn(db, { secure: true })
    const account = await accounts.person({ password: testPassword })
    const cookie = await accounts.cookieOf(account)
    await db.query(sql`update sessions set older_cookie = true`)
    const ask = (path: string, given: string, init: RequestInit = {}) =>
      accounts.app.request(path, { ...init, headers: { ...init.headers, cookie: given } })
    return { db, accounts, account, ask, cookie: cookie.replace(present, older) }
  }

  describe('over HTTPS the cookie of a session', () => {
    it('can be set by this name of the domain alone', async () => {
      const { accounts, account, ask } = await siteWithOlderSession()
      const entered = await accounts.app.request(
        '/api/auth/sign-in/email',
        jsonRequest('POST', { email: account.email, password: testPassword }),
      )
      const lines = entered.headers.getSetCookie()
      for (const line of lines) {
        expect(line).toMatch(/^__Host-arremate\.(session_token|device)=/)
        expect(line).toMatch(/; Path=\/(;|$)/)
        expect(line).toMatch(/; Secure/)
        expect(line).toMatch(/; HttpOnly/)
        expect(line).not.toMatch(/Domain/i)
      }
      expect(lines).toHaveLength(2)
      expect((await ask('/api/me', cookieHeader(lines))).status).toBe(200)
    })

    it('is taken over from its older name, and nobody is signed out', async () => {
      const { ask, cookie } = await siteWithOlderSession()
      const both = await Promise.all([ask('/api/me', cookie), ask('/api/me', cookie)])
      for (const answer of both) {
        expect(answer.status).toBe(200)
        const lines = answer.headers.getSetCookie()
        expect(lines).toContainEqual(expect.stringMatching(/^__Secure-arremate\.session_token=; Max-Age=0;/))
        const renamed = lines.find(line => line.startsWith(`${present}=`)) ?? ''
        expect(renamed).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
        const next = await ask('/api/me', cookieHeader([renamed]))
        expect(next.status).toBe(200)
        expect(next.headers.getSetCookie()).toEqual([])
      }
    })

    it('of the older name serves for a new password and for the way out', async () => {
      const { ask, cookie } = await siteWithOlderSession()
      const change = { currentPassword: testPassword, newPassword: 'quatro pedras no caminho' }
      const changed = await ask('/api/auth/change-password', cookie, jsonRequest('POST', change))
      expect(changed.status).toBe(200)
      const newCookie = changed.headers.getSetCookie().findLast(line => line.startsWith(`${present}=`)) ?? ''
      expect((await ask('/api/me', cookieHeader([newCookie]))).status).toBe(200)
      const other = await siteWithOlderSession()
      const left = await other.ask('/api/auth/sign-out', other.cookie, { method: 'POST' })
      expect(left.headers.getSetCookie().at(-1)).toMatch(/^__Secure-.*=; Max-Age=0;/)
      expect((await other.ask('/api/me', other.cookie)).status).toBe(401)
    })

    it('of the older name opens no session that began under the present one', async () => {
      const { db, ask, cookie } = await siteWithOlderSession()
      await db.query(sql`update sessions set older_cookie = false`)
      const answer = await ask('/api/me', cookie)
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Secure-.*=; Max-Age=0;/)])
    })

    it('of the older name does not count beside one of the present name', async () => {
      const { accounts, ask, cookie } = await siteWithOlderSession()
      const other = await accounts.person()
      const answer = await ask('/api/me', `${cookie}; ${await accounts.cookieOf(other)}`)
      expect(await answer.json()).toMatchObject({ user: { email: other.email } })
    })
  })
})
