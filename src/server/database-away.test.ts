import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { accountsOn, jsonRequest } from '#test/support/accounts.ts'
import { appOn } from '#test/support/page-app.ts'
import { testPassword } from '#test/support/sign-in.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
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
    await seedCatalogue(db, [createListing()])
    const refuse = () => Promise.reject(new DatabaseUnavailable('connection refused'))
    const shaky: Database = {
      ...db,
      query: statement => (away ? refuse() : db.query(statement)),
      transaction: work => (away ? refuse() : db.transaction(work)),
    }
    app = await appOn(shaky)
    const { person, cookieOf } = accountsOn(db)
    account = await person({ password: testPassword })
    cookie = await cookieOf(account)
  })

  const calls: [string, () => [string, RequestInit?]][] = [
    ['who is here', () => ['/api/auth/session', { headers: { cookie } }]],
    ['the account', () => ['/api/me', { headers: { cookie } }]],
    [
      'signing in',
      () => [
        '/api/auth/sign-in/email',
        jsonRequest('POST', { email: account.email, password: testPassword }),
      ],
    ],
    ['signing out', () => ['/api/auth/sign-out', jsonRequest('POST', undefined, { cookie })]],
    [
      'a forgotten password',
      () => ['/api/auth/request-password-reset', jsonRequest('POST', { email: account.email })],
    ],
    [
      'changing the password',
      () => [
        '/api/auth/change-password',
        jsonRequest('POST', { currentPassword: testPassword, newPassword: 'outra senha longa' }, { cookie }),
      ],
    ],
    ['preferences', () => ['/api/me/preferences', jsonRequest('PATCH', { news: true }, { cookie })]],
    ['favourites', () => [`/api/favorites?user_id=${account.id}`, { headers: { cookie } }]],
    [
      'a visitor’s favourite',
      () => [
        '/api/favorites',
        jsonRequest('POST', { user_id: 'visitante-0123456789', property: { id: createListing().id } }),
      ],
    ],
    ['saved searches', () => [`/api/saved-searches?user_id=${account.id}`, { headers: { cookie } }]],
    ['news', () => ['/api/news', { headers: { cookie } }]],
    ['a property', () => [`/api/properties/${createListing().id}`, { headers: { cookie } }]],
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
