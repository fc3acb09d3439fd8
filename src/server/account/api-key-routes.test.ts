import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxApiKeys } from '#contract/account-limits.ts'
import type { NewApiKey } from '#contract/api-key-calls.ts'
import { accountsOn, jsonRequest } from '#test/support/accounts.ts'
import { anyEngine } from '#test/support/database.ts'
import { createBrowserClient, expectRefusal, testPassword } from '#test/support/sign-in.ts'

anyEngine(engine => {
  let accounts: ReturnType<typeof accountsOn>
  beforeAll(async () => {
    accounts = accountsOn(await engine.fresh())
  })
  const { ask, signedIn } = createBrowserClient(() => accounts.app)
  let cookie: string
  let email: string
  beforeEach(async () => {
    const account = await accounts.person({ password: testPassword })
    email = account.email
    cookie = await signedIn(email)
  })
  const create = (body: unknown) => ask('/api/me/keys', jsonRequest('POST', body, { cookie }))
  const created = async (...scopes: string[]): Promise<NewApiKey> => {
    const response = await create({ name: ' Planilha ', scopes })
    expect(response.status).toBe(201)
    return (await response.json()) as NewApiKey
  }
  const askWith = (token: string, path = '/api/me', method = 'GET') =>
    ask(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    })
  const list = async () => (await ask('/api/me/keys', { headers: { cookie } })).json()

  describe('an API key', () => {
    it('shows its token once, and opens the account that made it', async () => {
      const { token, ...key } = await created('write', 'read', 'read')
      expect(token).toMatch(/^ark_[\w-]{43}$/)
      expect(key).toMatchObject({ name: 'Planilha', scopes: ['read', 'write'], lastUsedAt: null })
      expect(await list()).toEqual([key])
      const me = (await (await askWith(token)).json()) as { user: { email: string } }
      expect(me.user.email).toBe(email)
      expect(await list()).toEqual([{ ...key, lastUsedAt: expect.any(String) }])
    })

    it('is stored as a hash alone', async () => {
      const { token } = await created('read')
      const rows = await accounts.access.db.query(sql`select * from api_keys`)
      expect(JSON.stringify(rows)).not.toContain(token.slice(4))
    })

    it('reads or writes by its scopes', async () => {
      const [reader, writer] = [await created('read'), await created('write')]
      expect((await askWith(reader.token)).status).toBe(200)
      await expectRefusal(await askWith(reader.token, '/api/me', 'PATCH'), 403, 'key_scope')
      expect((await askWith(writer.token, '/api/me', 'PATCH')).status).toBe(200)
      await expectRefusal(await askWith(writer.token), 403, 'key_scope')
    })

    it('makes no keys and ends no sessions', async () => {
      const { token, id } = await created('read', 'write')
      for (const [path, method] of [
        ['/api/me/keys', 'GET'],
        ['/api/me/keys', 'POST'],
        [`/api/me/keys/${id}`, 'DELETE'],
        ['/api/auth/sessions', 'GET'],
        ['/api/auth/change-password', 'POST'],
        ['/api/me/delete', 'POST'],
      ] as const)
        await expectRefusal(await askWith(token, path, method), 403, 'closed_to_keys')
    })

    it('that has ended, never was or is another account’s opens nothing', async () => {
      const { token, id } = await created('read')
      const other = await signedIn((await accounts.person({ password: testPassword })).email)
      const end = (by: string) => ask(`/api/me/keys/${id}`, jsonRequest('DELETE', undefined, { cookie: by }))
      expect((await end(other)).status).toBe(200)
      expect((await askWith(token)).status).toBe(200)
      expect((await end(cookie)).status).toBe(200)
      expect((await end(cookie)).status).toBe(200)
      await expectRefusal(await askWith(token), 401, 'unauthorized')
      await expectRefusal(await askWith(`ark_${'A'.repeat(43)}`), 401, 'unauthorized')
    })

    it.each([
      [{ scopes: ['read'] }, 'name'],
      [{ name: '  ', scopes: ['read'] }, 'name'],
      [{ name: 'x', scopes: [] }, 'scopes'],
      [{ name: 'x', scopes: ['admin'] }, 'scopes.0'],
    ])('is not made of %j', async (body, field) => {
      const response = await create(body)
      expect(response.status).toBe(400)
      expect(Object.keys(((await response.json()) as { error: { fields: object } }).error.fields)).toEqual([
        field,
      ])
    })

    it(`is one of ${maxApiKeys} at most`, async () => {
      for (let at = 0; at < maxApiKeys; at++) await created('read')
      await expectRefusal(await create({ name: 'mais uma', scopes: ['read'] }), 409, 'too_many_keys')
    })
  })
})
