import type { RateLimits } from '../account/rate-limits.ts'
import type { Capability, ServerEvents } from '../capability.ts'
import { hourMs } from '#domain/durations.ts'
import type { TelegramSettings } from '../server-config.ts'
import { type ChannelRouteDependencies, channelRoutes } from './channel-routes.ts'
import type { OutboxChannel, SendingOutcome } from '../outbox/outbox-channel.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'
import { type WaitingDelivery, dueDeliveriesSql, hasDueDelivery, postponeService } from './delivery-store.ts'
import { type GatherDependencies, startGatherWorker } from './gather-worker.ts'
import { findPushTargets, deletePushSubscription } from './push/push-subscription-store.ts'
import { createPushTransport, type PushTarget, type PushTransport } from './push/push-transport.ts'
import type { VapidKeys } from '../vapid-keys.ts'
import { openTelegramApi, type TelegramApi, TelegramFailed } from './telegram/telegram-api.ts'
import {
  deleteExpiredCodes,
  findTelegramTargets,
  unlinkTelegramChat,
} from './telegram/telegram-link-store.ts'
import { startTelegramUpdateWorker } from './telegram/telegram-update-worker.ts'
import { readSitePath } from '#domain/link-target.ts'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

/**
 * Sends messages to chats, as plain text. The Bot API has no id by which a repeated message would be recognised, so a
 * message that a dead process left open may have arrived and is not sent again. A bot may send some 30 messages a second
 * (core.telegram.org/bots/faq); a few of them are left for its answers.
 */
export const createTelegramChannel = (
  db: Database,
  { api, siteUrl }: { api: TelegramApi; siteUrl: () => string },
): OutboxChannel<WaitingDelivery> => ({
  name: 'telegram',
  table: sql`deliveries`,
  sendsAgain: false,
  hasDue: at => hasDueDelivery(db, 'telegram', at),
  atOnce: 5,
  apart: 40,
  due: (at, atMost) => dueDeliveriesSql('telegram', at, atMost),
  async send({ chatId, title, body, link, wanted }, signal) {
    if (!wanted || chatId === null) return { is: 'unwanted' }
    try {
      await api.sendMessage(chatId, `${title}\n\n${body}\n\n${siteUrl()}${readSitePath(link) ?? '/'}`, signal)
      return { is: 'sent' }
    } catch (error) {
      if (!(error instanceof TelegramFailed)) throw error
      return readFailure(error)
    }
  },
  postponeService: (service, until) => postponeService(db, 'telegram', service, until),
  /** Ends the link of the chat that refused, not that of another one which was linked meanwhile. */
  async forget({ chatId }) {
    if (chatId !== null) await db.transaction(tx => unlinkTelegramChat(tx, chatId))
  },
  describe: ({ service }) => ({ service }),
})

function readFailure({ code, description, retryAfter }: TelegramFailed): SendingOutcome {
  // The person has blocked the bot, or closed their account.
  if (code === 403 || (code === 400 && /chat not found/i.test(description))) return { is: 'gone' }
  if (code === 400) return { is: 'refused', problem: 'HTTP 400' }
  const problem = code === null ? description : `HTTP ${code}`
  return { is: 'later', problem, service: true, after: retryAfter }
}

/** How long a service keeps a message that expires at no time. */
const usualTtl = (72 * hourMs) / 1000

/**
 * Sends messages to browsers. A message that is sent twice replaces its first copy, at the push service by its topic and in
 * the browser by its tag, so messages that a dead process left open are sent again.
 */
export const createPushChannel = (
  db: Database,
  { transport, publicKey, now }: { transport: PushTransport; publicKey: string; now: () => Date },
): OutboxChannel<WaitingDelivery> => ({
  name: 'push',
  table: sql`deliveries`,
  sendsAgain: true,
  hasDue: at => hasDueDelivery(db, 'push', at),
  atOnce: 20,
  apart: 10,
  due: (at, atMost) => dueDeliveriesSql('push', at, atMost),
  async send(delivery, signal) {
    const { id, title, body, link, urgent, expiresAt, wanted } = delivery
    if (!wanted) return { is: 'unwanted' }
    const target = readTarget(delivery)
    if (target === null) return { is: 'gone' }
    // The browser subscribes again at its next visit, and its waiting messages move to the new subscription.
    if (delivery.publicKey !== publicKey)
      return { is: 'later', problem: 'another key', service: false, after: null }
    const tag = id.replaceAll('-', '')
    const ttl = expiresAt === null ? usualTtl : (expiresAt.getTime() - now().getTime()) / 1000
    const payload = JSON.stringify({ title, body, link: readSitePath(link) ?? '/', tag })
    return transport(target, { payload, ttl: Math.min(ttl, usualTtl), urgent, topic: tag }, signal)
  },
  postponeService: (service, until) => postponeService(db, 'push', service, until),
  forget: ({ subscriptionId }) => deletePushSubscription(db, subscriptionId),
  describe: ({ service }) => ({ service }),
})

const readTarget = ({ endpoint, p256dh, auth }: WaitingDelivery): PushTarget | null =>
  endpoint === null || p256dh === null || auth === null ? null : { endpoint, p256dh, auth }

interface ChannelCapability
  extends Omit<ChannelRouteDependencies, 'publicKey' | 'telegram'>,
    Pick<GatherDependencies, 'log' | 'every'> {
  events: ServerEvents
  siteUrl: () => string
  limits: RateLimits
  /** `null`: nothing goes to browsers. */
  vapid: VapidKeys | null
  vapidContact: string
  telegram: TelegramSettings | null
}

const none = { targets: [], returning: false }

/** Sends notifications to browsers and to Telegram, and answers what an account chooses about them. */
export function channelCapability({
  vapid,
  vapidContact: contact,
  telegram: settings,
  every: often,
  ...dependencies
}: ChannelCapability): Capability {
  const {
    db,
    log,
    now,
    newId,
    events,
    siteUrl,
    limits,
    lookupHost,
    allowLocalPush: allowLocal,
  } = dependencies
  const every = often === undefined ? {} : { every: often }
  const publicKey = vapid?.publicKey ?? null
  const api = settings && openTelegramApi(settings)
  const transport = vapid && createPushTransport({ keys: vapid, contact, now, allowLocal, lookupHost })
  const channels: OutboxChannel<WaitingDelivery>[] = [
    ...(transport && vapid ? [createPushChannel(db, { transport, publicKey: vapid.publicKey, now })] : []),
    ...(api ? [createTelegramChannel(db, { api, siteUrl })] : []),
  ]
  const targets: GatherDependencies['targets'] = {
    push: (tx, userId) => findPushTargets(tx, userId, publicKey),
    telegram: api ? findTelegramTargets : async () => none,
  }
  const onEnqueued = () => void events.emit('deliveryEnqueued')
  return {
    routes: [channelRoutes({ ...dependencies, publicKey, telegram: api })],
    workers: [
      () => {
        const worker = startGatherWorker(db, { ...every, log, now, newId, targets, onEnqueued })
        events.on('notified', worker.kick)
        return worker
      },
      ...channels.map(channel => () => {
        const worker = startOutboxWorker(db, channel, { ...every, log, now })
        events.on('deliveryEnqueued', worker.kick)
        return worker
      }),
      ...(api ? [() => startTelegramUpdateWorker(db, { api, log, now, siteUrl, limits })] : []),
    ],
    housekeeping: [
      { name: 'forget telegram codes', every: hourMs, run: () => deleteExpiredCodes(db, now()) },
    ],
  }
}
