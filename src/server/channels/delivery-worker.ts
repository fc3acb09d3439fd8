import type { Logger } from 'pino'
import { startWorker, type BackgroundWorker } from '../background/worker.ts'
import type { Database } from '../database/database.ts'
import { hourMs, minuteMs } from '../durations.ts'
import type { ChannelName } from '../notifications/channel-choice.ts'
import {
  hasDueDelivery,
  listDueDeliveries,
  postponeDelivery,
  postponeService,
  removeDelivery,
  type WaitingDelivery,
} from './delivery-store.ts'

/**
 * What became of an attempt. `gone`: the browser or the chat takes nothing any more; `refused`: this message is never
 * taken; `later`: not now, or nobody answered, where `service` is about everything for the same service and `after` is
 * how many milliseconds the service wants to be left alone.
 */
export type DeliveryOutcome =
  | { is: 'sent' }
  | { is: 'gone' }
  | { is: 'refused'; problem: string }
  | { is: 'later'; problem: string; service: boolean; after: number | null }

/** A channel as the worker uses it. Neither may log or keep what a message says. */
export interface DeliveryChannel {
  name: ChannelName
  /** Sends one message; stops at once when `signal` aborts. Never throws but for the database. */
  send(delivery: WaitingDelivery, signal: AbortSignal): Promise<DeliveryOutcome>
  /** Removes the browser or the chat, with everything that is on its way there. */
  remove(delivery: WaitingDelivery): Promise<void>
}

export interface DeliveryDependencies {
  log: Logger
  now: () => Date
  /** Milliseconds between two rounds. */
  every?: number
  /** Milliseconds that stopping waits for a message that is being sent. */
  grace?: number
}

/** Pauses before the next attempt; the last one repeats. */
const pauses = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs]
const giveUpAfter = 72 * hourMs
/** A service may not put us off for longer. */
const maxPause = 24 * hourMs
/** Number of messages sent in parallel. */
const atOnce = 5

/**
 * Sends what is on its way on a channel, as the mail worker does: one sender at a time, also among processes; what was
 * taken is deleted, what was not is tried again for three days or until it expires. When a process dies between the
 * service's yes and the deletion, the message goes out again, under the same id.
 */
export function startDeliveryWorker(
  db: Database,
  channel: DeliveryChannel,
  { every = 30_000, grace = 5_000, ...sending }: DeliveryDependencies,
): BackgroundWorker {
  const cut = new AbortController()
  // Messages that were taken, but whose deletion has failed so far.
  const taken = new Set<string>()
  const worker = startWorker(
    {
      name: channel.name,
      every,
      kickAgain: 1_000,
      lock: channel.name,
      untilDue: async () => ((await hasDueDelivery(db, channel.name, sending.now())) ? 0 : every),
      run: stopping => sendDue(db, channel, sending, taken, stopping, cut.signal),
    },
    { db, log: sending.log },
  )
  return {
    ...worker,
    async stop() {
      const cutOff = setTimeout(() => cut.abort(), grace)
      await worker.stop()
      clearTimeout(cutOff)
    },
  }
}

/** Sends until nothing is due, or it is stopped. */
async function sendDue(
  db: Database,
  channel: DeliveryChannel,
  { log, now }: DeliveryDependencies,
  taken: Set<string>,
  stopping: AbortSignal,
  cut: AbortSignal,
): Promise<void> {
  async function settle(delivery: WaitingDelivery): Promise<void> {
    const { id, expiresAt, service } = delivery
    const about = { delivery: id, channel: channel.name, service }
    if (expiresAt && expiresAt <= now() && !taken.has(id)) {
      await removeDelivery(db, id)
      return log.info(about, 'a message came too late to be sent')
    }
    const outcome: DeliveryOutcome = taken.has(id) ? { is: 'sent' } : await channel.send(delivery, cut)
    if (outcome.is === 'sent') taken.add(id)
    else if (cut.aborted) return
    if (outcome.is === 'gone') {
      await channel.remove(delivery)
      await removeDelivery(db, id)
      return log.info(about, 'a browser or a chat takes no messages any more')
    }
    const next = outcome.is === 'later' ? nextAttempt(delivery, outcome.after, now()) : null
    if (outcome.is === 'later' && next) {
      await postponeDelivery(db, id, next, outcome.problem)
      if (outcome.service) await postponeService(db, channel.name, service, next)
      const tried = { problem: outcome.problem, attempts: delivery.attempts + 1, next }
      return log.warn({ ...about, ...tried }, 'a message was not taken')
    }
    await removeDelivery(db, id)
    taken.delete(id)
    if (outcome.is === 'sent') return log.debug(about, 'a message was sent')
    log.warn({ ...about, problem: outcome.problem }, 'a message was given up')
  }

  while (!stopping.aborted) {
    const due = await listDueDeliveries(db, channel.name, now(), atOnce)
    if (due.length === 0) return
    for (const outcome of await Promise.allSettled(due.map(settle)))
      if (outcome.status === 'rejected') throw outcome.reason
  }
}

/**
 * Returns the time of the next attempt; `null` for none. The last attempt is made when the three days are over. A
 * service that names a time is asked no earlier.
 */
function nextAttempt({ createdAt, attempts }: WaitingDelivery, after: number | null, now: Date): Date | null {
  const end = createdAt.getTime() + giveUpAfter
  if (now.getTime() >= end) return null
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? hourMs
  if (after !== null) return new Date(now.getTime() + Math.min(Math.max(after, 1_000), maxPause))
  return new Date(Math.min(now.getTime() + pause, end))
}
