import type { Logger } from 'pino'
import { startWorker, type BackgroundWorker } from '../background/worker.ts'
import type { Database } from '../database/database.ts'
import { maskAddress } from './mask-address.ts'
import { hasDueMail, listDueMails, postponeMail, removeMail, type WaitingMail } from './outbox.ts'
import { type MailProblem, readMailProblem } from './mail-problem.ts'
import type { MailTransport } from './mail-transport.ts'
import { hourMs, minuteMs } from '../durations.ts'

export interface MailDependencies {
  transport: MailTransport
  log: Logger
  now: () => Date
  /** The sender that people see: an address, with or without a name. */
  from: string
  /** Milliseconds between two rounds. */
  every?: number
  /** Milliseconds that stopping waits for a mail that is being sent. */
  grace?: number
}

/** Pauses before the next attempt; the last one repeats. */
const pauses = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs]
const giveUpAfter = 72 * hourMs
/** Number of mails sent in parallel. */
const atOnce = 5

/**
 * Sends what is in the outbox: one sender at a time, also among processes. A mail that was taken is deleted, one
 * that was not is tried again for three days, or until it expires. Every mail is sent at least once: when a process
 * dies, or the database is lost, between the mail server's yes and the deletion, it goes out again, with the same
 * Message-ID. Stopping begins nothing more, waits for what runs, and cuts it off after `grace`; what was cut off is
 * sent next time.
 */
export function startMailWorker(
  db: Database,
  { every = 30_000, grace = 5_000, ...sending }: MailDependencies,
): BackgroundWorker {
  const cut = new AbortController()
  // Mails that were sent, but whose deletion has failed so far.
  const taken = new Set<string>()
  const worker = startWorker(
    {
      name: 'mail',
      every,
      kickAgain: 1_000,
      lock: 'mail',
      untilDue: async () => ((await hasDueMail(db, sending.now())) ? 0 : every),
      run: stopping => sendDue(db, sending, taken, stopping, cut.signal),
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

/** Sends until nothing is due, the server accepts no mails, or it is stopped. */
async function sendDue(
  db: Database,
  { transport, log, now, from }: MailDependencies,
  taken: Set<string>,
  stopping: AbortSignal,
  cut: AbortSignal,
): Promise<void> {
  const send = async (mail: WaitingMail): Promise<MailProblem | null> => {
    if (taken.has(mail.id)) return null
    try {
      await transport({ ...mail, from, date: now() }, cut)
      taken.add(mail.id)
      return null
    } catch (error) {
      return readMailProblem(error)
    }
  }

  const settle = async (mail: WaitingMail): Promise<MailProblem | null> => {
    if (mail.expiresAt && mail.expiresAt <= now() && !taken.has(mail.id)) {
      await removeMail(db, mail.id)
      log.warn({ mail: mail.id, to: maskAddress(mail.to) }, 'a mail came too late to be sent')
      return null
    }
    const problem = await send(mail)
    if (cut.aborted && problem) return problem
    const about = { mail: mail.id, to: maskAddress(mail.to) }
    const next = problem && nextAttempt(mail, problem, now())
    if (problem && next) {
      await postponeMail(db, mail.id, next, problem.text)
      log.warn({ ...about, problem: problem.text, attempts: mail.attempts + 1, next }, 'a mail was not taken')
      return problem
    }
    await removeMail(db, mail.id)
    taken.delete(mail.id)
    if (problem)
      log.error({ ...about, problem: problem.text, attempts: mail.attempts + 1 }, 'a mail was given up')
    else log.info(about, 'a mail was sent')
    return problem
  }

  // Reads a few at a time, so that a mail a person waits for goes next, however many digests are due.
  while (!stopping.aborted) {
    const mails = await listDueMails(db, now(), atOnce)
    if (mails.length === 0) return
    const outcomes = await Promise.allSettled(mails.map(settle))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason
      if (outcome.value?.of === 'service') return
    }
  }
}

/** Returns the time of the next attempt; `null` for none. The last attempt is made when the three days are over. */
function nextAttempt({ createdAt, attempts }: WaitingMail, { of }: MailProblem, now: Date): Date | null {
  const end = createdAt.getTime() + giveUpAfter
  if (of === 'recipient' || now.getTime() >= end) return null
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? hourMs
  return new Date(Math.min(now.getTime() + pause, end))
}
