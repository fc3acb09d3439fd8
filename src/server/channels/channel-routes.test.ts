import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Channels, maxPushDevices, TelegramCode } from '#contract/channel-calls.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { accountsOn, jsonRequest } from '#test/support/accounts.ts'
import { channelKeys } from '#test/support/channel-world.ts'
import { anyEngine } from '#test/support/database.ts'
import { appOn } from '#test/support/page-app.ts'
import { startTelegramServer, type TelegramServer, testBotToken } from '#test/support/telegram-server.ts'
import type { ServerEvents } from '../capability.ts'
import type { Database } from '../database/database.ts'
import type { ServerDependencies } from '../server-dependencies.ts'
import { completeVapidKeys, generateVapidPrivateKey } from '../vapid-keys.ts'

const secrets = { auth: 'um segredo so dos testes, bem longo', admin: null, vapid: channelKeys, papers: [] }
const { publicKey } = channelKeys

anyEngine(engine => {
  describe('the channels of an account', () => {
    let db: Database
    let app: Hono
    let accounts: ReturnType<typeof accountsOn>
    let telegram: TelegramServer
    let id: string
    let cookie: string
    const open = (changes: Partial<ServerDependencies> = {}) =>
      appOn(db, { secrets, telegram: { token: testBotToken, url: telegram.url }, ...changes })
    beforeEach(async () => {
      db = await engine.fresh()
      telegram = await startTelegramServer()
      accounts = accountsOn(db)
      const account = await accounts.person()
      id = account.id
      cookie = await accounts.cookieOf(account)
      app = await open()
    })
    afterEach(() => telegram.stop())

    const ask = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, as = cookie) =>
      app.request(path, jsonRequest(method, body, { cookie: as }))
    const channels = async (as = cookie) =>
      Channels.parse(await (await app.request('/api/me/channels', { headers: { cookie: as } })).json())
    const refusalOf = async (response: Response) => ErrorBody.parse(await response.json()).error.code
    const subscription = (name: string = randomUUID(), change = {}) => ({
      endpoint: `https://push.example.com/${name}`,
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      publicKey,
      ...change,
    })

    it('have no browser whose service leads into a private network', async () => {
      app = await open({ lookupHost: (_, __, done) => done(null, [{ address: '10.0.0.1', family: 4 }]) })
      const answer = await ask(
        'PUT',
        '/api/me/push',
        subscription('x', { endpoint: 'https://10.0.0.1.nip.io/x' }),
      )
      expect([answer.status, await refusalOf(answer)]).toEqual([400, 'bad_request'])
      expect((await channels()).push.devices).toEqual([])
    })

    it('are none at first, and say what the server can do', async () => {
      expect(await channels()).toEqual({
        push: { publicKey, devices: [] },
        telegram: { available: true, linked: null },
        calendar: { since: null },
      })
      app = await open({ secrets: { ...secrets, vapid: null }, telegram: null })
      expect(await channels()).toMatchObject({ push: { publicKey: null }, telegram: { available: false } })
      expect(await refusalOf(await ask('PUT', '/api/me/push', subscription()))).toBe('push_unavailable')
      expect(await refusalOf(await ask('POST', '/api/me/telegram/code'))).toBe('telegram_unavailable')
    })

    it('a browser has one subscription: the same one again changes nothing, another replaces it', async () => {
      for (const name of ['um', 'um', 'dois'])
        expect((await ask('PUT', '/api/me/push', subscription(name))).status).toBe(200)
      const { push } = await channels()
      expect(push.devices).toMatchObject([{ current: true, outdated: false }])
      expect(await db.query(sql`select endpoint from push_subscriptions`)).toEqual([
        { endpoint: 'https://push.example.com/dois' },
      ])
      const removed = await ask('DELETE', `/api/me/push/${push.devices[0]?.id}`)
      expect(Channels.parse(await removed.json()).push.devices).toEqual([])
    })

    it('a browser that changes hands is the new account’s, and nothing of the other one goes there', async () => {
      await ask('PUT', '/api/me/push', subscription('um'))
      await ask('POST', '/api/notifications/test')
      await db.query(sql`
        insert into deliveries (id, user_id, channel, subscription_id, service, title, body, created_at, next_attempt_at)
        select ${randomUUID()}, user_id, 'push', id, service, 'Só da Ana', '', now(), now() from push_subscriptions`)
      const other = await accounts.cookieOf(await accounts.person())
      await ask('PUT', '/api/me/push', subscription('um'), other)
      expect((await channels()).push.devices).toEqual([])
      expect((await channels(other)).push.devices).toHaveLength(1)
      expect(await db.query(sql`select 1 from deliveries`)).toEqual([])
    })

    it('nobody removes another account’s browser', async () => {
      await ask('PUT', '/api/me/push', subscription())
      const other = await accounts.cookieOf(await accounts.person())
      const { push } = await channels()
      expect((await ask('DELETE', `/api/me/push/${push.devices[0]?.id}`, undefined, other)).status).toBe(200)
      expect((await channels()).push.devices).toHaveLength(1)
    })

    it('of more than ten browsers, the ones seen last stay', async () => {
      const cookies: string[] = []
      for (let number = 0; number < maxPushDevices + 1; number++) {
        cookies.push(await accounts.cookieOf({ id }))
        await ask('PUT', '/api/me/push', subscription(), cookies.at(-1))
      }
      expect((await channels(cookies.at(-1))).push.devices).toMatchObject([
        { current: true },
        ...Array.from({ length: maxPushDevices - 1 }, () => ({ current: false })),
      ])
      expect((await channels(cookies[0])).push.devices.some(({ current }) => current)).toBe(false)
    })

    it('a browser ends with its session, wherever that is ended', async () => {
      const elsewhere = await accounts.cookieOf({ id })
      await ask('PUT', '/api/me/push', subscription(), elsewhere)
      await ask('POST', '/api/auth/end-other-sessions')
      expect((await channels()).push.devices).toEqual([])
    })

    it.each([
      ['an address of a private host', { endpoint: 'https://10.0.0.1/x' }, 'bad_request'],
      ['an address without encryption', { endpoint: 'http://push.example.com/x' }, 'bad_request'],
      ['this machine', { endpoint: 'http://127.0.0.1:9/x' }, 'bad_request'],
      ['an address without end', { endpoint: `https://push.example.com/${'x'.repeat(1000)}` }, 'bad_request'],
      ['keys that are none', { keys: { p256dh: 'x', auth: 'y' } }, 'bad_request'],
      [
        'a key of the server before',
        { publicKey: completeVapidKeys(generateVapidPrivateKey()).publicKey },
        'push_key_changed',
      ],
    ])('%s is refused', async (_, change, code) => {
      expect(await refusalOf(await ask('PUT', '/api/me/push', subscription('x', change)))).toBe(code)
      expect((await channels()).push.devices).toEqual([])
    })

    it('browsers that signed with another key are shown as outdated', async () => {
      await ask('PUT', '/api/me/push', subscription())
      app = await open({ secrets: { ...secrets, vapid: completeVapidKeys(generateVapidPrivateKey()) } })
      expect((await channels()).push.devices).toMatchObject([{ outdated: true }])
    })

    it('a code for Telegram leads to the bot, and is stored as a hash', async () => {
      const answer = TelegramCode.parse(await (await ask('POST', '/api/me/telegram/code')).json())
      expect(answer.link).toBe(`https://t.me/arremate_bot?start=${answer.code}`)
      expect(answer.code).toMatch(/^[A-Z2-8]{12}$/)
      expect(JSON.stringify(await db.query(sql`select * from telegram_codes`))).not.toContain(answer.code)
      await telegram.stop()
      app = await open()
      expect(await refusalOf(await ask('POST', '/api/me/telegram/code'))).toBe('telegram_unavailable')
      telegram = await startTelegramServer()
    })

    it('Telegram can be unlinked here; what waits for it goes with it', async () => {
      await db.query(sql`
        insert into telegram_links (user_id, chat_id, name, linked_at) values (${id}, '7', 'Ana', now())`)
      expect((await channels()).telegram.linked).toMatchObject({ name: 'Ana' })
      for (let attempt = 0; attempt < 2; attempt++)
        expect((await ask('DELETE', '/api/me/telegram')).status).toBe(200)
      expect((await channels()).telegram.linked).toBeNull()
    })

    it('codes, addresses and subscriptions are limited', async () => {
      const codes = await Promise.all(
        Array.from({ length: 21 }, async () => ask('POST', '/api/me/telegram/code')),
      )
      expect(codes.filter(({ status }) => status === 429)).toHaveLength(1)
      const feeds = await Promise.all(
        Array.from({ length: 21 }, async () => ask('POST', '/api/me/calendar-feed')),
      )
      expect(feeds.filter(({ status }) => status === 429)).toHaveLength(1)
    })

    it('a test notification goes to the channels that there are, at any hour', async () => {
      await ask('PUT', '/api/me/push', subscription())
      const events: ServerEvents = new EventEmitter()
      let notified = 0
      events.on('notified', () => notified++)
      app = await open({ events })
      await ask('POST', '/api/notifications/test')
      expect(notified).toBe(1)
      expect(await db.query(sql`select push, telegram, mail, urgent from notifications`)).toEqual([
        { push: 'waiting', telegram: 'none', mail: 'none', urgent: true },
      ])
    })

    it('choices are stored one by one, and unknown ones mean as before', async () => {
      const changed = await ask('PATCH', '/api/me/preferences', { dealByPush: false, quietFrom: 23 })
      expect(await changed.json()).toMatchObject({
        dealByPush: false,
        auctionByPush: true,
        quietFrom: 23,
        email: true,
      })
      expect(await refusalOf(await ask('PATCH', '/api/me/preferences', { quietFrom: 24 }))).toBe(
        'bad_request',
      )
    })

    it('ending the mails leaves the browsers and Telegram', async () => {
      await ask('PUT', '/api/me/push', subscription())
      const changed = await ask('PATCH', '/api/me/preferences', { email: false })
      expect(await changed.json()).toMatchObject({ email: false, dealByPush: true, dealByTelegram: true })
      expect((await channels()).push.devices).toHaveLength(1)
    })
  })
})
