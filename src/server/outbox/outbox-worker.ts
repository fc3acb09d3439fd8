import type { Logger } from 'pino'
import { startWorker, type BackgroundWorker } from '../background/worker.ts'
import type { Database } from '../database/database.ts'
import { minuteMs } from '../durations.ts'
import { nextAttempt, serviceRest } from './outbox-pauses.ts'
import type { OutboxChannel, OutboxMessage, SendingOutcome } from './outbox-channel.ts'
import { claimMessages, postponeMessage, releaseMessage, removeMessages } from './outbox-table.ts'
import { writeTogether } from './write-together.ts'

export interface OutboxDependencies {
  log: Logger
  now: () => Date
  /** Milliseconds between two rounds. */
  every?: number
  /** Milliseconds that stopping waits for a message that is being sent. */
  grace?: number
}

/** Number of messages sent in parallel. */
const atOnce = 5
/** For how long a message counts as being sent: longer than any transport takes. */
const claimedFor = 2 * minuteMs

/**
 * Sends what waits on a channel: one sender at a time, also among processes. What was taken is deleted, what was not is
 * tried again for three days, or until it expires. A message is marked before it is sent; when a process dies before it
 * says how that ended, the mark runs out, and the channel says whether the message goes again (decision 038). Stopping
 * begins nothing more, waits for what runs, and cuts it off after `grace`; what was cut off is sent next time.
 */
export function startOutboxWorker<Message extends OutboxMessage>(
  db: Database,
  channel: OutboxChannel<Message>,
  { every = 30_000, grace = 5_000, ...sending }: OutboxDependencies,
): BackgroundWorker {
  const cut = new AbortController()
  const unwritten: Unwritten = new Map()
  const worker = startWorker(
    {
      name: channel.name,
      every,
      kickAgain: 1_000,
      lock: channel.name,
      untilDue: async () => (unwritten.size > 0 || (await channel.hasDue(sending.now())) ? 0 : every),
      run: stopping => sendDue(db, channel, sending, unwritten, stopping, cut.signal),
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

/** What became of messages, by id, as far as the database does not know it yet. */
type Unwritten = Map<string, () => Promise<void>>

/** Sends until nothing is due, or it is stopped. */
async function sendDue<Message extends OutboxMessage>(
  db: Database,
  channel: OutboxChannel<Message>,
  { log, now }: Pick<OutboxDependencies, 'log' | 'now'>,
  unwritten: Unwritten,
  stopping: AbortSignal,
  cut: AbortSignal,
): Promise<void> {
  const { table, name } = channel

  /** Writes what became of a message; when the database is away, in the next round. */
  async function write(id: string, change: () => Promise<void>): Promise<void> {
    unwritten.set(id, change)
    await change()
    unwritten.delete(id)
  }
  const remove = (id: string, as: 'sent' | 'failed' | null) =>
    write(id, () => removeMessages(db, table, [id], { channel: name, as, now: now() }))
  // What is sent at about the same time is written by one statement: most of an outbox that drains are such writes.
  const removeSent = writeTogether((ids: readonly string[]) =>
    removeMessages(db, table, ids, { channel: name, as: 'sent', now: now() }),
  )

  async function trySending(message: Message): Promise<SendingOutcome> {
    try {
      return await channel.send(message, cut)
    } catch (error) {
      // No message may hold up those behind it, whatever is wrong with it.
      const problem = error instanceof Error ? error.name : 'unknown'
      return { is: 'later', problem, service: false, after: null }
    }
  }

  /** Sends a message and writes what became of it. Returns until when its service is left alone, if it is. */
  async function settle(message: Message): Promise<Date | null> {
    const { id, expiresAt, sending } = message
    const about = { channel: name, message: id, ...channel.describe(message) }
    if (expiresAt && expiresAt <= now()) {
      await remove(id, 'failed')
      log.warn(about, 'a message came too late to be sent')
      return null
    }
    if (sending && !channel.sendsAgain) {
      await remove(id, 'failed')
      log.warn(about, 'a message may have been sent by a process that died: it is not sent again')
      return null
    }
    const outcome = await trySending(message)
    if (outcome.is === 'later' && cut.aborted) {
      await write(id, () => releaseMessage(db, table, id, now()))
      return null
    }
    if (outcome.is === 'gone') {
      await write(id, async () => {
        await channel.forget?.(message)
        await removeMessages(db, table, [id], { channel: name, as: null, now: now() })
      })
      log.info(about, 'a browser or a chat takes no messages any more')
      return null
    }
    const next = outcome.is === 'later' ? nextAttempt(message, outcome.after, now()) : null
    if (outcome.is === 'later' && next) {
      const { problem, service, after } = outcome
      await write(id, () => postponeMessage(db, table, id, { next, problem }))
      log.warn({ ...about, problem, attempts: message.attempts + 1, next }, 'a message was not taken')
      return service ? serviceRest(after, now()) : null
    }
    if (outcome.is === 'sent') await write(id, () => removeSent(id))
    else await remove(id, outcome.is === 'unwanted' ? null : 'failed')
    if (outcome.is === 'sent') log.info(about, 'a message was sent')
    else if (outcome.is === 'unwanted') log.info(about, 'a message was withdrawn')
    else
      log.error(
        { ...about, problem: outcome.problem, attempts: message.attempts + 1 },
        'a message was given up',
      )
    return null
  }

  for (const [id, change] of unwritten) await write(id, change)
  // Reads a few at a time, so that what somebody waits for goes next, however much else is due.
  while (!stopping.aborted) {
    const due = await channel.listDue(now(), atOnce)
    if (due.length === 0) return
    const at = now()
    const claim = { now: at, until: new Date(at.getTime() + claimedFor) }
    const ids = due.map(({ id }) => id)
    const claimed = await claimMessages(db, table, ids, claim)
    const mine = due.filter(({ id }) => claimed.has(id))
    const outcomes = await Promise.allSettled(mine.map(settle))
    const rests = new Map<string, Date>()
    for (const [index, { service }] of mine.entries()) {
      const outcome = outcomes[index]
      if (outcome?.status !== 'fulfilled' || outcome.value === null) continue
      const before = rests.get(service)
      if (!before || before < outcome.value) rests.set(service, outcome.value)
    }
    for (const [service, until] of rests) await channel.postponeService(service, until)
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
}
