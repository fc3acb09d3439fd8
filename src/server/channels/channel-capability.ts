import type { RateLimits } from '../account/rate-limits.ts'
import type { Capability, ServerEvents } from '../capability.ts'
import { hourMs } from '#domain/durations.ts'
import type { TelegramSettings } from '../server-config.ts'
import { type ChannelRouteDependencies, channelRoutes } from './channel-routes.ts'
import type { OutboxChannel } from '../outbox/outbox-channel.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'
import type { WaitingDelivery } from './delivery-store.ts'
import { type GatherDependencies, startGatherWorker } from './gather-worker.ts'
import { createPushChannel } from './push/push-channel.ts'
import { findPushTargets } from './push/push-subscription-store.ts'
import { createPushTransport } from './push/push-transport.ts'
import type { VapidKeys } from '../vapid-keys.ts'
import { openTelegramApi } from './telegram/telegram-api.ts'
import { createTelegramChannel } from './telegram/telegram-channel.ts'
import { deleteExpiredCodes, findTelegramTargets } from './telegram/telegram-link-store.ts'
import { startTelegramUpdateWorker } from './telegram/telegram-update-worker.ts'

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
