import type { Database } from '../../database/database.ts'
import { hourMs } from '../../durations.ts'
import type { DeliveryChannel } from '../delivery-worker.ts'
import { deletePushSubscription, findPushTarget } from './push-subscription-store.ts'
import type { PushTransport } from './push-transport.ts'

/** How long a service keeps a message that expires at no time. */
const usualTtl = (72 * hourMs) / 1000

/** Sends messages to browsers. What comes twice replaces itself: at the service by its topic, shown by its tag. */
export const createPushChannel = (
  db: Database,
  { transport, publicKey, now }: { transport: PushTransport; publicKey: string; now: () => Date },
): DeliveryChannel => ({
  name: 'push',
  async send({ id, subscriptionId, title, body, link, urgent, expiresAt }, signal) {
    const target = await findPushTarget(db, subscriptionId, publicKey)
    if (target === null) return { is: 'refused', problem: 'the browser signed with another key' }
    const tag = id.replaceAll('-', '')
    const ttl = expiresAt === null ? usualTtl : (expiresAt.getTime() - now().getTime()) / 1000
    const payload = JSON.stringify({ title, body, link: link ?? '/', tag })
    return transport(target, { payload, ttl: Math.min(ttl, usualTtl), urgent, topic: tag }, signal)
  },
  remove: ({ subscriptionId }) => deletePushSubscription(db, subscriptionId),
})
