import { randomUUID } from 'node:crypto'
import { type Logger, pino } from 'pino'
import sql from 'sql-template-tag'
import type { BackgroundWorker } from '#server/background/worker.ts'
import type { WaitingDelivery } from '#server/channels/delivery-store.ts'
import type { OutboxChannel } from '#server/outbox/outbox-channel.ts'
import { startOutboxWorker } from '#server/outbox/outbox-worker.ts'
import { startGatherWorker, type GatherDependencies } from '#server/channels/gather-worker.ts'
import { createPushChannel } from '#server/channels/channel-capability.ts'
import { findPushTargets, storePushSubscription } from '#server/channels/push/push-subscription-store.ts'
import { createPushTransport } from '#server/channels/push/push-transport.ts'
import { completeVapidKeys, generateVapidPrivateKey } from '#server/vapid-keys.ts'
import { openTelegramApi } from '#server/channels/telegram/telegram-api.ts'
import { createTelegramChannel } from '#server/channels/channel-capability.ts'
import { findTelegramTargets } from '#server/channels/telegram/telegram-link-store.ts'
import { changePreferences, createAccount } from '#server/account/account-store.ts'
import type { Database } from '#server/database/database.ts'
import type { PushService } from './push-service.ts'
import { testBotToken } from './telegram-server.ts'

export const channelKeys = completeVapidKeys(generateVapidPrivateKey())
/** A workday's noon in Brasília: no quiet hours. */
const channelStart = new Date('2026-11-25T15:00:00Z')

/** Accounts with browsers and chats, and the workers that send to them, on the test's own clock. */
export function createChannelWorld(
  db: Database,
  {
    service,
    telegramUrl = null,
    log = pino({ level: 'silent' }),
    timeout = 10_000,
  }: { service?: PushService; telegramUrl?: string | null; log?: Logger; timeout?: number },
) {
  let time = channelStart
  const now = () => time
  const running: BackgroundWorker[] = []
  const { publicKey } = channelKeys
  const contact = 'mailto:operacao@arremate.example'
  const transport = createPushTransport({
    keys: channelKeys,
    contact,
    // The service checks the signature by the real clock.
    now: () => new Date(),
    timeout,
    allowLocal: true,
  })
  const every = 3_600_000
  const api =
    telegramUrl === null ? null : openTelegramApi({ token: testBotToken, url: telegramUrl }, { timeout })
  const siteUrl = () => 'https://arremate.example'
  const pushChannel = createPushChannel(db, { transport, publicKey, now })
  const channels: OutboxChannel<WaitingDelivery>[] = [
    pushChannel,
    ...(api ? [createTelegramChannel(db, { api, siteUrl })] : []),
  ]
  const gathering: GatherDependencies = {
    log,
    now,
    newId: randomUUID,
    targets: { push: (tx, id) => findPushTargets(tx, id, publicKey), telegram: findTelegramTargets },
    onEnqueued: () => undefined,
    every,
  }
  async function once(start: () => BackgroundWorker): Promise<void> {
    const worker = start()
    running.push(worker)
    await worker.settled()
    await worker.stop()
  }
  return {
    now,
    api,
    siteUrl,
    gathering,
    pushChannel,
    /** To browsers, then to chats where there is a server of theirs. */
    channels,
    at(later: Date) {
      time = later
    },
    pass(milliseconds: number) {
      time = new Date(time.getTime() + milliseconds)
    },
    async person(id: string): Promise<void> {
      await createAccount(db, { id, email: `${id}@exemplo.com.br`, name: id }, time)
      await db.query(sql`
        update usuarios set plano = 'annual', premium_until = ${new Date('2030-01-01')} where id = ${id}`)
    },
    prefer: (id: string, change: Parameters<typeof changePreferences>[2]) =>
      changePreferences(db, id, change, time),
    /** Subscribes in a session, by default a new one; returns the session's id. */
    async browser(
      userId: string,
      name: string,
      key = publicKey,
      sessionId: string = randomUUID(),
    ): Promise<string> {
      await db.query(sql`
        insert into sessions (id, user_id, token, expires_at, user_agent, created_at, updated_at)
        values (${sessionId}, ${userId}, ${sessionId}, ${new Date('2030-01-01')}, null, ${time}, ${time})
        on conflict do nothing`)
      if (!service) throw new Error('There is no push service')
      const given = service.subscribe(name, key)
      const { origin } = service
      const subscription = { ...given, id: randomUUID(), userId, sessionId, service: origin }
      await storePushSubscription(db, subscription, time)
      return sessionId
    },
    async chat(userId: string, chatId: number): Promise<void> {
      await db.query(sql`
        insert into telegram_links (user_id, chat_id, linked_at) values (${userId}, ${String(chatId)}, ${time})`)
    },
    gather: (on: Database = db) => once(() => startGatherWorker(on, gathering)),
    /** Runs one round of every channel's sender. */
    async deliver(): Promise<void> {
      for (const channel of channels) await once(() => startOutboxWorker(db, channel, { log, now, every }))
    },
    deliveries: () =>
      db.query<{ channel: string; title: string; attempts: number; last_problem: string | null }>(sql`
        select channel, title, attempts, last_problem from deliveries order by channel, created_at, title`),
    browsers: async () =>
      (await db.query<{ user_id: string }>(sql`select user_id from push_subscriptions order by user_id`)).map(
        row => row.user_id,
      ),
    /** Returns the state of each notification on each channel, the oldest first. */
    states: () =>
      db.query<{ push: string; telegram: string; mail: string }>(sql`
        select push, telegram, mail from notifications order by created_at, title`),
    async stop() {
      for (const worker of running.splice(0)) await worker.stop()
    },
  }
}

export type ChannelWorld = ReturnType<typeof createChannelWorld>
