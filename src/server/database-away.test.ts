import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { accountsOn, json } from '#test/support/accounts.ts'
import { appOn } from '#test/support/app.ts'
import { password } from '#test/support/sign-in.ts'
import { listing, seed } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import type { Account } from './account/account-store.ts'
import type { Database } from './database/database.ts'
import { DatabaseUnavailable } from './database/database-errors.ts'

describe('while the database is unavailable', () => {
  const engine = testEngine('embedded')
  let away = false
  let app: Awaited<ReturnType<typeof appOn>>
  let account: Account
  let cookie: string

  beforeAll(async () => {
    const db = await engine.fresh()
    await seed(db, [listing()])
    const refuse = () => Promise.reject(new DatabaseUnavailable('connection refused'))
    const shaky: Database = {
      ...db,
      query: statement => (away ? refuse() : db.query(statement)),
      transaction: work => (away ? refuse() : db.transaction(work)),
    }
    app = await appOn(shaky)
    const { person, cookieOf } = accountsOn(db)
    account = await person({ password })
    cookie = await cookieOf(account)
  })

  const calls: [string, () => [string, RequestInit?]][] = [
    ['who is here', () => ['/api/auth/session', { headers: { cookie } }]],
    ['the account', () => ['/api/me', { headers: { cookie } }]],
    ['signing in', () => ['/api/auth/sign-in/email', json('POST', { email: account.email, password })]],
    ['signing out', () => ['/api/auth/sign-out', json('POST', undefined, { cookie })]],
    [
      'a forgotten password',
      () => ['/api/auth/request-password-reset', json('POST', { email: account.email })],
    ],
    [
      'changing the password',
      () => [
        '/api/auth/change-password',
        json('POST', { currentPassword: password, newPassword: 'outra senha longa' }, { cookie }),
      ],
    ],
    ['preferences', () => ['/api/me/preferences', json('PATCH', { news: true }, { cookie })]],
    ['favourites', () => [`/api/favorites?user_id=${account.id}`, { headers: { cookie } }]],
    [
      'a visitor’s favourite',
      () => [
        '/api/favorites',
        json('POST', { user_id: 'visitante-0123456789', property: { id: listing().id } }),
      ],
    ],
    ['saved searches', () => [`/api/saved-searches?user_id=${account.id}`, { headers: { cookie } }]],
    ['news', () => ['/api/news', { headers: { cookie } }]],
    ['a property', () => [`/api/properties/${listing().id}`, { headers: { cookie } }]],
  ]

  it.each(calls)(
    '%s is answered with 503 and Retry-After; afterwards everything works as before',
    async (_, call) => {
      away = true
      const response = await app.request(...call())
      away = false
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(ErrorBody.parse(await response.json()).error.code).toBe('database_unavailable')
      expect((await app.request('/api/me', { headers: { cookie } })).status).toBe(200)
    },
  )
})
