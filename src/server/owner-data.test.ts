import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { Me } from '#contract/account-schemas.ts'
import { Favorites } from '#contract/saved-schemas.ts'
import { accountsOn, cookieHeader, jsonRequest } from '#test/support/accounts.ts'
import { appOn } from '#test/support/page-app.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { testPassword } from '#test/support/sign-in.ts'
import type { Database } from './database/database.ts'

const visitor = 'visitante-0123456789abcdef'

anyEngine(engine => {
  describe('the data of an owner', () => {
    let db: Database
    let app: Awaited<ReturnType<typeof appOn>>
    let accounts: ReturnType<typeof accountsOn>
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, [
        createListing({ id: '1' }),
        createListing({ id: '2' }),
        createListing({ id: '3' }),
      ])
      app = await appOn(db)
      accounts = accountsOn(db)
    })

    const save = (user_id: string, id: string, cookie = '') =>
      app.request('/api/favorites', jsonRequest('POST', { user_id, property: { id } }, { cookie }))
    const favorites = async (user_id: string, cookie = '') => {
      const response = await app.request(`/api/favorites?user_id=${user_id}`, { headers: { cookie } })
      return Favorites.parse(await response.json()).map(favorite => favorite.property_id)
    }
    const search = (user_id: string, name: string) =>
      app.request('/api/saved-searches', jsonRequest('POST', { user_id, name, filters: { state: 'SP' } }))

    it('moves from visitor to account at sign-in, without duplicates', async () => {
      const account = await accounts.person({ password: testPassword })
      const cookie = await accounts.cookieOf(account)
      await save(account.id, '1', cookie)
      await save(visitor, '1')
      await save(visitor, '2')
      await search(visitor, 'Perto')
      const entered = await app.request(
        '/api/auth/sign-in/email',
        jsonRequest('POST', { email: account.email, password: testPassword, anonymousId: visitor }),
      )
      expect(Me.parse(await entered.json()).user.id).toBe(account.id)
      const own = cookieHeader(entered.headers.getSetCookie())
      expect((await favorites(account.id, own)).sort()).toEqual(['1', '2'])
      expect(await favorites(visitor)).toEqual([])
      const exported = await (await app.request('/api/me/export', { headers: { cookie: own } })).json()
      expect(exported).toMatchObject({ savedSearches: [{ name: 'Perto' }], notifications: [] })
    })

    it('never moves from another account, whatever id is sent at sign-in', async () => {
      const rich = await accounts.person()
      await save(rich.id, '3', await accounts.cookieOf(rich))
      const thief = await accounts.person({ password: testPassword })
      const entered = await app.request(
        '/api/auth/sign-in/email',
        jsonRequest('POST', { email: thief.email, password: testPassword, anonymousId: rich.id }),
      )
      expect(await favorites(thief.id, cookieHeader(entered.headers.getSetCookie()))).toEqual([])
      expect(await favorites(rich.id, await accounts.cookieOf(rich))).toEqual(['3'])
    })

    it('is erased with the account, to the last row', async () => {
      const account = await accounts.person({ password: testPassword })
      const cookie = await accounts.cookieOf(account)
      await save(account.id, '1', cookie)
      await app.request('/api/me/calendar-feed', jsonRequest('POST', undefined, { cookie }))
      await db.query(sql`
        insert into telegram_links (user_id, chat_id, linked_at) values (${account.id}, '7', now())`)
      await db.query(sql`
        insert into telegram_codes (user_id, code_hash, expires_at) values (${account.id}, 'x', now())`)
      await db.query(sql`
        insert into push_subscriptions (id, user_id, session_id, endpoint, service, p256dh, auth, public_key,
          created_at, seen_at)
        select ${randomUUID()}, user_id, id, 'https://push.example/segredo', 'https://push.example', '', '', '', now(),
          now()
        from sessions where user_id = ${account.id} limit 1`)
      await app.request('/api/notifications/test', jsonRequest('POST', undefined, { cookie }))
      await db.query(sql`
        insert into deliveries (id, user_id, channel, service, title, body, created_at, next_attempt_at)
        values (${randomUUID()}, ${account.id}, 'telegram', 'telegram', '', '', now(), now())`)
      const exported = await (await app.request('/api/me/export', { headers: { cookie } })).text()
      expect(JSON.parse(exported)).toMatchObject({
        channels: { browsers: [{ device: 'Outro aplicativo' }], telegram: { name: null } },
      })
      expect(exported).not.toContain('segredo')
      expect(
        (await app.request('/api/me/delete', jsonRequest('POST', { password: testPassword }, { cookie })))
          .status,
      ).toBe(200)
      const [left] = await db.query(sql`
        select (select count(*) from usuarios where id = ${account.id}) as accounts,
          (select count(*) from credentials where user_id = ${account.id}) as passwords,
          (select count(*) from sessions where user_id = ${account.id}) as sessions,
          (select count(*) from favorites where user_id = ${account.id}) as favorites,
          (select count(*) from push_subscriptions) as browsers, (select count(*) from telegram_links) as chats,
          (select count(*) from telegram_codes) as codes, (select count(*) from deliveries) as deliveries,
          (select count(*) from calendar_feeds) as calendars,
          (select count(*) from notifications where user_id = ${account.id}) as notifications`)
      expect(left).toEqual({
        accounts: 0,
        passwords: 0,
        sessions: 0,
        favorites: 0,
        notifications: 0,
        browsers: 0,
        chats: 0,
        codes: 0,
        deliveries: 0,
        calendars: 0,
      })
      for (const late of [await save(account.id, '2', cookie), await save(account.id, '2')]) {
        expect(late.status, 'a tab that does not know yet').toBe(401)
      }
    })

    it('is erased even while another tab saves', async () => {
      const account = await accounts.person({ password: testPassword })
      const cookie = await accounts.cookieOf(account)
      const saving = Array.from({ length: 20 }, (_, index) =>
        save(account.id, String((index % 3) + 1), cookie),
      )
      await Promise.all([
        ...saving,
        app.request('/api/me/delete', jsonRequest('POST', { password: testPassword }, { cookie })),
        ...Array.from({ length: 20 }, (_, index) => save(account.id, String((index % 3) + 1), cookie)),
      ])
      expect(await db.query(sql`select 1 from favorites where user_id = ${account.id}`)).toEqual([])
    })
  })
})
