import { readSitePath } from '#domain/link-target.ts'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { hourMs } from '#domain/durations.ts'
import type { OutboxChannel } from '../../outbox/outbox-channel.ts'
import { dueDeliveriesSql, hasDueDelivery, postponeService, type WaitingDelivery } from '../delivery-store.ts'
import { deletePushSubscription } from './push-subscription-store.ts'
import type { PushTarget, PushTransport } from './push-transport.ts'

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
