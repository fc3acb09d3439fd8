import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ChannelWorld, createChannelWorld } from '#test/support/channel-world.ts'
import { eachEngine } from '#test/support/database.ts'
import { notificationFor } from '#test/support/digest-setup.ts'
import { type PushService, startPushService } from '#test/support/push-service.ts'
import { startTelegramServer, type TelegramServer } from '#test/support/telegram-server.ts'
import { deleteAccount } from '../account/account-store.ts'
import type { Database, Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { notifyAccounts } from '../notifications/notify-account.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'
import type { WaitingDelivery } from './delivery-store.ts'

const minute = 60_000
const hour = 60 * minute
const log = pino({ level: 'silent' })

eachEngine(engine => {
  let db: Database
  let service: PushService
  let telegram: TelegramServer
  let world: ChannelWorld
  beforeEach(async () => {
    db = await engine.fresh()
    service = await startPushService()
    telegram = await startTelegramServer()
    world = createChannelWorld(db, { service, telegramUrl: telegram.url })
    for (const id of ['ana', 'bia']) {
      await world.person(id)
      await world.prefer(id, { quiet: false })
    }
  })
  afterEach(async () => {
    await world.stop()
    await service.stop()
    await telegram.stop()
  })
  async function enqueue(id: string, title: string): Promise<void> {
    await notifyAccounts(db, [notificationFor(id, { title })], world.now())
    await world.gather()
  }
  const read = () => service.pushes.map(({ payload }) => payload.title)
  const counts = () =>
    db.query(sql`select channel, sent, failed from outbox_counts where channel <> 'mail' order by channel`)

  /** Sends on both channels in a process that dies before it can say how that ended. */
  async function sendAndDie(): Promise<void> {
    const dying: Database = {
      ...db,
      query: async <Row extends object>(statement: Parameters<Queryable['query']>[0]) => {
        if (/removed as|set attempts/.test(statement.text)) throw new DatabaseUnavailable('gone')
        return db.query<Row>(statement)
      },
    }
    const running = world.channels.map(channel =>
      startOutboxWorker(dying, channel, { log, now: world.now, every: hour }),
    )
    for (const worker of running) await worker.settled()
    for (const worker of running) await worker.stop()
  }

  it('after a crash behind the answer a browser gets its message again, which replaces itself, a chat does not', async () => {
    await world.browser('ana', 'celular')
    await world.chat('ana', 7)
    await enqueue('ana', 'Um')
    await sendAndDie()
    await world.deliver()
    expect([read(), telegram.messages.length]).toEqual([['Um'], 1])
    world.pass(2 * minute)
    await world.deliver()
    expect([read(), telegram.messages.length]).toEqual([['Um', 'Um'], 1])
    expect(new Set(service.pushes.flatMap(({ payload, topic }) => [payload.tag, topic])).size).toBe(1)
    expect(await world.deliveries()).toEqual([])
    expect(await counts()).toEqual([
      { channel: 'push', sent: 1, failed: 0 },
      { channel: 'telegram', sent: 0, failed: 1 },
    ])
  })

  it('a chat loses nothing when the database is away while Telegram refuses, and nobody died', async () => {
    await world.chat('ana', 7)
    await enqueue('ana', 'Um')
    telegram.behave(() => 'broken')
    let away = true
    const shaky: Database = {
      ...db,
      query: async <Row extends object>(statement: Parameters<Queryable['query']>[0]) => {
        if (away && statement.text.includes('set attempts')) throw new DatabaseUnavailable('gone')
        return db.query<Row>(statement)
      },
    }
    const [, channel] = world.channels
    if (!channel) throw new Error('There is no chat')
    const worker = startOutboxWorker(shaky, channel, { log, now: world.now, every: hour })
    await worker.settled()
    away = false
    telegram.behave(() => 'takes')
    world.pass(2 * minute)
    worker.kick()
    await worker.settled()
    world.pass(minute)
    worker.kick()
    await worker.settled()
    await worker.stop()
    expect(telegram.messages).toHaveLength(1)
  })

  it('a message that cannot even be tried holds up none behind it', async () => {
    await world.browser('ana', 'celular')
    for (let number = 0; number < 6; number++) {
      await enqueue('ana', number < 5 ? 'Mau' : 'Bom')
      world.pass(1)
    }
    const { pushChannel } = world
    const channel: typeof pushChannel = {
      ...pushChannel,
      send: async (message, signal) => {
        if (message.title === 'Mau') throw new TypeError('nobody thought of this')
        return pushChannel.send(message, signal)
      },
    }
    const worker = startOutboxWorker(db, channel, { log, now: world.now, every: hour })
    await worker.settled()
    await worker.stop()
    expect(read()).toEqual(['Bom'])
    expect(await world.deliveries()).toHaveLength(5)
  })

  it('an old message that fails does not hold up new ones for as long as itself', async () => {
    await world.browser('ana', 'celular')
    await enqueue('ana', 'Velho')
    await db.query(sql`update deliveries set attempts = 9`)
    await enqueue('ana', 'Novo')
    service.behave(() => 500)
    await world.deliver()
    service.behave(() => 201)
    world.pass(minute)
    await world.deliver()
    expect(read()).toEqual(['Novo'])
    world.pass(6 * hour)
    await world.deliver()
    expect(read()).toEqual(['Novo', 'Velho'])
  })

  it('a service whose clock is behind, so that its Retry-After is over, is asked no more than once a minute', async () => {
    await world.browser('ana', 'celular')
    await enqueue('ana', 'Um')
    service.behave(() => ({ status: 429, retryAfter: 'Thu, 26 Nov 2020 12:00:00 GMT' }))
    await world.deliver()
    world.pass(minute - 1)
    await world.deliver()
    expect(service.asked()).toBe(1)
    world.pass(1)
    await world.deliver()
    expect(service.asked()).toBe(2)
  })

  it('what waits for a browser goes to it when it signs again, because the server lost its key', async () => {
    const session = await world.browser('ana', 'celular', 'B'.repeat(87))
    await world.browser('ana', 'mesa')
    await enqueue('ana', 'Um')
    await db.query(sql`
      update deliveries set subscription_id = (select id from push_subscriptions where session_id = ${session})`)
    await world.deliver()
    expect(await world.deliveries()).toMatchObject([{ last_problem: 'another key' }])
    await world.browser('ana', 'celular de novo', undefined, session)
    await world.deliver()
    expect(service.pushes.map(({ browser }) => browser)).toEqual(['celular de novo'])
  })

  it('what its reader turned off meanwhile is not sent, and does not count as failed', async () => {
    await world.browser('ana', 'celular')
    await world.chat('ana', 7)
    service.behave(() => 500)
    telegram.behave(() => 'broken')
    await enqueue('ana', 'Um')
    await world.deliver()
    service.behave(() => 201)
    telegram.behave(() => 'takes')
    await world.prefer('ana', { dealByPush: false })
    world.pass(minute)
    await world.deliver()
    expect(read()).toEqual([])
    expect(telegram.messages).toHaveLength(1)
    expect(await world.deliveries()).toEqual([])
    expect(await counts()).toEqual([
      { channel: 'push', sent: 0, failed: 0 },
      { channel: 'telegram', sent: 1, failed: 0 },
    ])
  })

  it('nothing is sent to an account that was deleted while its messages waited; the others get theirs', async () => {
    for (const id of ['ana', 'bia']) {
      await world.browser(id, id)
      await world.chat(id, id === 'ana' ? 7 : 8)
      await enqueue(id, `Para ${id}`)
    }
    await db.transaction(tx => deleteAccount(tx, 'ana'))
    await world.deliver()
    expect(read()).toEqual(['Para bia'])
    expect(telegram.messages.map(({ chat }) => chat)).toEqual(['8'])
    expect(await world.deliveries()).toEqual([])
  })

  it('a chat that refuses is forgotten, not the one that was linked meanwhile', async () => {
    await world.chat('ana', 7)
    await enqueue('ana', 'Um')
    const [, channel] = world.channels
    const [refused] = channel ? await db.query<WaitingDelivery>(channel.due(world.now(), 1)) : []
    if (!channel || !refused) throw new Error('Nothing waits for the chat')
    await db.query(sql`update telegram_links set chat_id = '8' where user_id = 'ana'`)
    await channel.forget?.(refused)
    expect(await db.query(sql`select chat_id from telegram_links`)).toEqual([{ chat_id: '8' }])
  })

  it('a test message rings at once, also in the last minutes of quiet hours', async () => {
    await world.browser('ana', 'celular')
    await world.prefer('ana', { quiet: true, quietFrom: 22, quietTo: 8 })
    world.at(new Date('2026-11-26T07:58:00-03:00'))
    await enqueue('ana', 'Outro')
    const expiresAt = new Date(world.now().getTime() + 10 * minute)
    await notifyAccounts(
      db,
      [notificationFor('ana', { title: 'Teste', urgent: true, expiresAt })],
      world.now(),
    )
    await world.gather()
    await world.deliver()
    expect(read()).toEqual(['Teste'])
  })
})
