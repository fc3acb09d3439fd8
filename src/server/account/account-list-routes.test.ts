import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { AdminUser, AdminUsers } from '#contract/admin-schemas.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { accountsOn, jsonRequest, testAdminToken } from '#test/support/accounts.ts'
import { appOn } from '#test/support/page-app.ts'
import { anyEngine } from '#test/support/database.ts'

const headers = { authorization: `Bearer ${testAdminToken}` }

anyEngine(engine => {
  let app: Hono
  let accounts: ReturnType<typeof accountsOn>
  beforeAll(async () => {
    const db = await engine.fresh()
    app = await appOn(db)
    accounts = accountsOn(db)
    await accounts.person({ email: 'joao@exemplo.com.br', name: 'João Conceição' })
    await accounts.person({
      email: 'cem_por@exemplo.com.br',
      name: '100% Imóveis',
      password: 'uma senha longa',
    })
    await accounts.person({ email: 'angela@outro.com.br', name: 'A\u0302ngela', mustChangePassword: true })
    await db.query(sql`update usuarios set created_at = '2026-01-01T00:00:00Z'`)
  })
  const list = async (query: string) => {
    const response = await app.request(`/api/admin/users?${query}`, { headers })
    expect(response.status).toBe(200)
    return AdminUsers.parse(await response.json())
  }
  const names = async (q: string) =>
    (await list(`q=${encodeURIComponent(q)}`)).items.map(({ user }) => user.name).sort()

  it.each([
    ['joao', ['João Conceição']],
    ['CONCEIÇÃO', ['João Conceição']],
    ['  joão  conceicao ', ['João Conceição']],
    ['@EXEMPLO.com', ['100% Imóveis', 'João Conceição']],
    ['%', ['100% Imóveis']],
    ['cem_p', ['100% Imóveis']],
    ['_', ['100% Imóveis']],
    ["o'b\\", []],
    ['an\0gela', ['A\u0302ngela']],
    ['ângela', ['A\u0302ngela']],
  ])('“%s” finds %j', async (q, found) => {
    expect(await names(q)).toEqual(found)
  })

  it('pages through all accounts, each once, in a stable order even when they were created at once', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map(page => list(`limit=1&page=${page}`)))
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3])
    expect(pages.map(({ items }) => items.length)).toEqual([1, 1, 1, 0])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ user }) => user.id))).size).toBe(3)
    const again = await Promise.all([0, 1, 2].map(page => list(`limit=1&page=${page}`)))
    expect(again).toEqual(pages.slice(0, 3))
  })

  it('shows one account with its open sessions and ends them', async () => {
    const one = async () => {
      const response = await app.request('/api/admin/users/CEM_por@exemplo.com.br', { headers })
      return AdminUser.parse(await response.json())
    }
    const before = await one()
    expect(before).toMatchObject({
      hasPassword: true,
      mustChangePassword: false,
      demonstration: false,
      sessions: 0,
      lastSeenAt: null,
      plan: { type: 'annual' },
    })
    const cookie = await accounts.cookieOf({ id: before.user.id })
    const open = await one()
    expect(open.sessions).toBe(1)
    expect(open.lastSeenAt).not.toBeNull()
    const path = '/api/admin/users/cem_por@exemplo.com.br/end-sessions'
    for (const _ of ['once', 'again']) {
      expect(await (await app.request(path, jsonRequest('POST', undefined, headers))).json()).toEqual({
        ok: true,
      })
    }
    expect((await app.request('/api/me', { headers: { cookie } })).status).toBe(401)
    expect((await one()).sessions).toBe(0)
  })

  describe('the account list API refuses', () => {
    it.each([
      ['GET', '?limit=0', 400, 'bad_request'],
      ['GET', '?limit=101', 400, 'bad_request'],
      ['GET', '?page=-1', 400, 'bad_request'],
      ['GET', '?page=100001', 400, 'bad_request'],
      ['GET', '/nem-email', 400, 'bad_request'],
      ['GET', '/ninguem@exemplo.com.br', 404, 'account_not_found'],
      ['POST', '/ninguem@exemplo.com.br/end-sessions', 404, 'account_not_found'],
    ])('%s %s', async (method, path, status, code) => {
      const response = await app.request(`/api/admin/users${path}`, { method, headers })
      expect([response.status, ErrorBody.parse(await response.json()).error.code]).toEqual([status, code])
    })

    it('a caller who is not an administrator', async () => {
      expect((await app.request('/api/admin/users')).status).toBe(401)
    })
  })
})
