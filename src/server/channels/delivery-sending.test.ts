import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ChannelWorld, createChannelWorld } from '#test/support/channel-world.ts'
import { eachEngine } from '#test/support/database.ts'
import { notificationFor } from '#test/support/digest-setup.ts'
import { type PushService, startPushService } from '#test/support/push-service.ts'
import { startTelegramServer, type TelegramServer, testBotToken } from '#test/support/telegram-server.ts'
import type { Database, Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { notifyAccounts } from '../notifications/notify-account.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'

const minute = 60_000
const hour = 60 * minute

eachEngine(engine => {
  let db: Database
  let service: PushService
  let telegram: TelegramServer
  let world: ChannelWorld
  let lines: string[]
  beforeEach(async () => {
    db = await engine.fresh()
    service = await startPushService()
    telegram = await startTelegramServer()
    lines = []
    const log = pino({ level: 'debug' }, { write: line => void lines.push(line) })
    world = createChannelWorld(db, { service, telegramUrl: telegram.url, log, timeout: 2_000 })
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
  /** Notifies, gathers and sends. */
  async function notify(id: string, title: string, expiresAt: Date | null = null): Promise<void> {
    await notifyAccounts(db, [notificationFor(id, { title, expiresAt })], world.now())
    await world.gather()
    await world.deliver()
  }
  const read = () => service.pushes.map(({ browser, payload }) => `${browser}: ${payload.title}`)

  it('messages reach every browser and the chat, and are deleted', async () => {
    await world.browser('ana', 'celular')
    await world.browser('ana', 'mesa')
    await world.chat('ana', 7)
    await notify('ana', 'Baixou', new Date(world.now().getTime() + hour))
    expect(read().sort()).toEqual(['celular: Baixou', 'mesa: Baixou'])
    expect(service.pushes[0]).toMatchObject({
      payload: { body: 'Era R$ 150.000.', link: '/imovel/1' },
      ttl: 3600,
      urgency: 'normal',
    })
    expect(telegram.messages).toEqual([
      { chat: '7', text: 'Baixou\n\nEra R$ 150.000.\n\nhttps://arremate.example/imovel/1' },
    ])
    expect(await world.deliveries()).toEqual([])
  })

  it.each([404, 410])(
    'a browser that its service does not know (%d) is forgotten; the others stay',
    async status => {
      await world.browser('ana', 'celular')
      await world.browser('bia', 'mesa')
      service.behave(browser => (browser === 'celular' ? status : 201))
      await notify('ana', 'Um')
      await notify('bia', 'Dois')
      expect(await world.browsers()).toEqual(['bia'])
      expect(read()).toEqual(['mesa: Dois'])
      expect(await world.deliveries()).toEqual([])
    },
  )

  it('a service that asks for time gets it, for everything that goes there; the chat does not wait', async () => {
    await world.browser('ana', 'celular')
    await world.browser('bia', 'mesa')
    await world.chat('bia', 7)
    service.behave(() => ({ status: 429, retryAfter: '600' }))
    await notify('ana', 'Um')
    await notify('bia', 'Dois')
    expect(telegram.messages).toHaveLength(1)
    const asked = service.asked()
    world.pass(9 * minute)
    await world.deliver()
    expect(service.asked()).toBe(asked)
    service.behave(() => 201)
    world.pass(minute)
    await world.deliver()
    expect(read().sort()).toEqual(['celular: Um', 'mesa: Dois'])
  })

  it('nothing is lost while a service is down, and it is asked less and less often', async () => {
    await world.browser('ana', 'celular')
    service.behave(() => 500)
    await notify('ana', 'Um')
    for (const [index, pause] of [1, 5, 30, 120, 360].entries()) {
      expect(await world.deliveries()).toMatchObject([{ attempts: index + 1, last_problem: 'HTTP 500' }])
      world.pass(pause * minute - 1)
      await world.deliver()
      expect(await world.deliveries()).toMatchObject([{ attempts: index + 1 }])
      world.pass(1)
      await world.deliver()
    }
    service.behave(() => 201)
    world.pass(6 * hour)
    await world.deliver()
    expect(read()).toEqual(['celular: Um'])
  })

  it('a message is given up after three days, and what has expired is not sent', async () => {
    await world.browser('ana', 'celular')
    service.behave(() => 503)
    await notify('ana', 'Leilão', new Date(world.now().getTime() + 2 * minute))
    await notify('ana', 'Um')
    world.pass(2 * minute)
    await world.deliver()
    expect(await world.deliveries()).toMatchObject([{ title: 'Um' }])
    world.pass(72 * hour)
    await world.deliver()
    expect(await world.deliveries()).toEqual([])
    expect(lines.join()).toContain('a message was given up')
  })

  it('a service that never answers is cut off, and holds up no other channel', async () => {
    await world.browser('ana', 'celular')
    await world.chat('ana', 7)
    service.behave(() => 'stalls')
    await notify('ana', 'Um')
    expect(telegram.messages).toHaveLength(1)
    expect(await world.deliveries()).toMatchObject([{ channel: 'push', attempts: 1 }])
  })

  it('stopping cuts a message off without counting the attempt', async () => {
    await world.browser('ana', 'celular')
    service.behave(() => 'stalls')
    await notifyAccounts(db, [notificationFor('ana')], world.now())
    await world.gather()
    const patient = createChannelWorld(db, { service, timeout: hour })
    const { log } = world.gathering
    const worker = startOutboxWorker(db, patient.pushChannel, { log, now: world.now, grace: 10 })
    await service.arrived(1)
    await worker.stop()
    expect(await world.deliveries()).toMatchObject([{ attempts: 0, last_problem: null }])
  })

  it('what was late does not ring in quiet hours', async () => {
    await world.browser('ana', 'celular')
    service.behave(() => 500)
    await notify('ana', 'Um')
    service.behave(() => 201)
    await world.prefer('ana', { quiet: true, quietFrom: 12, quietTo: 14 })
    world.pass(minute)
    await world.deliver()
    expect(read()).toEqual([])
    world.pass(2 * hour)
    await world.deliver()
    expect(read()).toEqual(['celular: Um'])
  })

  it('is sent once when its deletion fails at first, also while another process looks', async () => {
    await world.browser('ana', 'celular')
    await notifyAccounts(db, [notificationFor('ana')], world.now())
    await world.gather()
    let lost = true
    const shaky: Database = {
      ...db,
      query: async <Row extends object>(statement: Parameters<Queryable['query']>[0]) => {
        if (lost && statement.text.includes('removed as')) throw new DatabaseUnavailable('gone')
        return db.query<Row>(statement)
      },
    }
    const { log } = world.gathering
    const worker = startOutboxWorker(shaky, world.pushChannel, { log, now: world.now, every: hour })
    await worker.settled()
    expect(await world.deliveries()).toHaveLength(1)
    await world.deliver()
    lost = false
    worker.kick()
    await worker.settled()
    await worker.stop()
    expect(service.pushes).toHaveLength(1)
    expect(await world.deliveries()).toEqual([])
  })

  it.each(['blocked', 'unknown chat'] as const)(
    'a chat that takes nothing any more (%s) is forgotten; the browsers stay',
    async how => {
      await world.browser('ana', 'celular')
      await world.chat('ana', 7)
      telegram.behave(() => how)
      await notify('ana', 'Um')
      telegram.behave(() => 'takes')
      await notify('ana', 'Dois')
      expect(telegram.messages).toEqual([])
      expect(read()).toEqual(['celular: Um', 'celular: Dois'])
      expect(await db.query(sql`select 1 from telegram_links`)).toEqual([])
    },
  )

  it.each(['too many', 'broken', 'stalls'] as const)(
    'nothing is lost while Telegram answers: %s',
    async how => {
      await world.chat('ana', 7)
      telegram.behave(() => how)
      await notify('ana', 'Um')
      expect(await world.deliveries()).toMatchObject([{ channel: 'telegram', attempts: 1 }])
      telegram.behave(() => 'takes')
      world.pass(90_000 - 1)
      if (how === 'too many') await world.deliver()
      expect(telegram.messages).toHaveLength(0)
      world.pass(1)
      await world.deliver()
      expect(telegram.messages).toHaveLength(1)
    },
  )

  it('the log has no address, no token and no text', async () => {
    await world.browser('ana', 'celular')
    await world.chat('ana', 777_123)
    for (const how of [500, 410] as const) {
      service.behave(() => how)
      telegram.behave(() => (how === 500 ? 'broken' : 'blocked'))
      await notify('ana', 'Título secreto')
      world.pass(10 * minute)
      await world.deliver()
    }
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.join()).not.toMatch(/secreto|\/push\/|777123/)
    expect(lines.join()).not.toContain(testBotToken)
  })

  it('everything of a browser ends with its session', async () => {
    const session = await world.browser('ana', 'celular')
    service.behave(() => 500)
    await notify('ana', 'Um')
    await db.query(sql`delete from sessions where id = ${session}`)
    expect(await world.deliveries()).toEqual([])
    expect(await world.browsers()).toEqual([])
  })
})
