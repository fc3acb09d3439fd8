import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type BackgroundWorker, startWorker } from '../background/worker.ts'
import type { Database } from '../database/database.ts'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import type { OutboxChannel, OutboxMessage, SendingOutcome } from './outbox-channel.ts'
import { createOutboxWrites, type OutboxWrites, takeDueMessages } from './outbox-table.ts'

/** Pauses before the next attempt; the last one repeats. */
const pauses = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs]
const giveUpAfter = 72 * hourMs
/** A service may not put us off for longer. */
const maxPause = dayMs
/** A service that names less, or a time that is over by our clock, is asked no earlier than this. */
const minPause = minuteMs

const pauseFor = (after: number): number => Math.min(Math.max(after, minPause), maxPause)

/**
 * Returns the time of a message's next attempt; `null` for none. The last attempt is made when the three days are over. A
 * service that names a time (`after`, in milliseconds) is asked no earlier.
 */
function nextAttempt(
  { createdAt, attempts }: Pick<OutboxMessage, 'createdAt' | 'attempts'>,
  after: number | null,
  now: Date,
): Date | null {
  const end = createdAt.getTime() + giveUpAfter
  if (now.getTime() >= end) return null
  if (after !== null) return new Date(now.getTime() + pauseFor(after))
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? hourMs
  return new Date(Math.min(now.getTime() + pause, end))
}

/**
 * Returns until when nothing is sent to a service that does not work: as long as it asks, else so shortly that an old
 * message's long pauses do not delay new ones.
 */
const serviceRest = (after: number | null, now: Date): Date =>
  new Date(now.getTime() + pauseFor(after ?? minPause))

export interface OutboxDependencies {
  log: Logger
  now: () => Date
  /** Milliseconds between two rounds. */
  every?: number
  /** Milliseconds that stopping waits for a message that is being sent. */
  grace?: number
  /** Resolves after so many milliseconds. */
  pause?: (milliseconds: number) => Promise<unknown>
}

/** Milliseconds for which the end of a message waits to be written by one statement with those sent beside it. */
const writtenWithin = 250
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
  { every = 30_000, grace = 5_000, log, now, pause = sleep }: OutboxDependencies,
): BackgroundWorker {
  const cut = new AbortController()
  const unwritten: Unwritten = new Map()
  const sending = { log, now, pause, unwritten, cut: cut.signal }
  const worker = startWorker(
    {
      name: channel.name,
      every,
      kickAgain: 1_000,
      lock: channel.name,
      untilDue: async () => (unwritten.size > 0 || (await channel.hasDue(now())) ? 0 : every),
      run: stopping => sendDue(db, channel, sending, stopping),
    },
    { db, log },
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

interface Sending extends Required<Pick<OutboxDependencies, 'log' | 'now' | 'pause'>> {
  unwritten: Unwritten
  /** Aborted when what is being sent must end at once. */
  cut: AbortSignal
}

/** What became of a message; `late`: it had expired, `open`: another process may have sent it. */
type Ending = SendingOutcome | { is: 'late' } | { is: 'open' }

/** Sends until nothing is due, or it is stopped. */
async function sendDue<Message extends OutboxMessage>(
  db: Database,
  channel: OutboxChannel<Message>,
  { log, now, pause, unwritten, cut }: Sending,
  stopping: AbortSignal,
): Promise<void> {
  /** Writes what became of a message; when the database is away, in the next round. */
  async function write(id: string, change: () => Promise<void>): Promise<void> {
    unwritten.set(id, change)
    await change()
    unwritten.delete(id)
  }

  async function trySending(message: Message): Promise<Ending> {
    const { expiresAt, sending } = message
    if (expiresAt && expiresAt <= now()) return { is: 'late' }
    if (sending && !channel.sendsAgain) return { is: 'open' }
    try {
      return await channel.send(message, cut)
    } catch (error) {
      // A message that fails in any way must not block those after it.
      const problem = error instanceof Error ? error.name : 'unknown'
      return { is: 'later', problem, service: false, after: null }
    }
  }

  /** Writes how the sending of a message ended. Returns until when nothing is sent to its service; `null` = no pause. */
  async function settle(message: Message, ending: Ending, writes: OutboxWrites): Promise<Date | null> {
    const { id } = message
    const logFields = { channel: channel.name, message: id, ...channel.describe(message) }
    const remove = (as: 'sent' | 'failed' | null) => write(id, () => writes.remove(id, as))
    const attempts = message.attempts + 1
    switch (ending.is) {
      case 'sent':
        await remove('sent')
        log.info(logFields, 'a message was sent')
        return null
      case 'late':
        await remove('failed')
        log.warn(logFields, 'a message came too late to be sent')
        return null
      case 'open':
        await remove('failed')
        log.warn(logFields, 'a message may have been sent by a process that died: it is not sent again')
        return null
      case 'unwanted':
        await remove(null)
        log.info(logFields, 'a message was withdrawn')
        return null
      case 'gone':
        await write(id, async () => {
          await channel.forget?.(message)
          await writes.remove(id, null)
        })
        log.info(logFields, 'a browser or a chat takes no messages any more')
        return null
      case 'refused':
        await remove('failed')
        log.error({ ...logFields, problem: ending.problem, attempts }, 'a message was given up')
        return null
      case 'later': {
        const { problem, service, after } = ending
        if (cut.aborted) {
          await write(id, () => writes.release(id))
          return null
        }
        const next = nextAttempt(message, after, now())
        if (next === null) {
          await remove('failed')
          log.error({ ...logFields, problem, attempts }, 'a message was given up')
          return null
        }
        await write(id, () => writes.postpone({ id, next, problem }))
        log.warn({ ...logFields, problem, attempts, next }, 'a message was not taken')
        return service ? serviceRest(after, now()) : null
      }
    }
  }

  /** Sends these in parallel, and pauses the services that asked for a pause. */
  async function sendTogether(messages: readonly Message[]): Promise<void> {
    let end: () => void = () => undefined
    const ended = new Promise<void>(resolve => {
      end = resolve
    })
    const writes = createOutboxWrites(db, channel, {
      now,
      pause: () => Promise.race([ended, pause(writtenWithin)]),
    })
    let open = messages.length
    const rests = new Map<string, Date>()
    async function sendOne(message: Message): Promise<void> {
      const ending = await trySending(message)
      open -= 1
      if (open === 0) end()
      const rest = await settle(message, ending, writes)
      const before = rests.get(message.service)
      if (rest && (!before || before < rest)) rests.set(message.service, rest)
    }
    const running: Promise<void>[] = []
    for (const message of messages) {
      const one = sendOne(message)
      // Its failure is read below, once all have begun.
      one.catch(() => undefined)
      running.push(one)
      await pause(channel.apart)
    }
    await Promise.allSettled(running)
    for (const [service, until] of rests) await channel.postponeService(service, until)
    await allOrThrow(running)
  }

  await allOrThrow([...unwritten].map(([id, change]) => write(id, change)))
  // Takes a few at a time, so that a message for which a person waits is sent next even when many are due.
  while (!stopping.aborted) {
    const at = now()
    const claimed = await takeDueMessages<Message>(db, channel, {
      now: at,
      until: new Date(at.getTime() + claimedFor),
    })
    if (claimed.length === 0) return
    await sendTogether(claimed)
  }
}

/** Waits for all of them; rejects with the first that failed. */
async function allOrThrow(work: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work))
    if (outcome.status === 'rejected') throw outcome.reason
}
