import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { OutboxChannel, SendingOutcome } from '../outbox/outbox-channel.ts'
import { readMailProblem } from './mail-problem.ts'
import type { MailTransport } from './mail-transport.ts'
import { maskAddress } from './mask-address.ts'
import { dueMailsSql, hasDueMail, postponeMails, type WaitingMail } from './outbox.ts'

export interface MailChannelSettings {
  transport: MailTransport
  now: () => Date
  /** The sender that people see: an address, with or without a name. */
  from: string
}

/**
 * Sends mails. A mail whose sending a dead process left open goes again, with the same Message-ID, by which mail
 * programs recognise it: a lost link to set a password would be worse.
 */
export const createMailChannel = (
  db: Database,
  { transport, now, from }: MailChannelSettings,
): OutboxChannel<WaitingMail> => ({
  name: 'mail',
  table: sql`outgoing_mail`,
  sendsAgain: true,
  hasDue: at => hasDueMail(db, at),
  atOnce: 10,
  apart: 15,
  due: dueMailsSql,
  async send(mail, signal) {
    try {
      await transport({ ...mail, from, date: now() }, signal)
      return { is: 'sent' }
    } catch (error) {
      return readFailure(error)
    }
  },
  postponeService: (_, until) => postponeMails(db, until),
  describe: ({ to }) => ({ to: maskAddress(to) }),
})

function readFailure(error: unknown): SendingOutcome {
  const { of, text: problem } = readMailProblem(error)
  return of === 'recipient'
    ? { is: 'refused', problem }
    : { is: 'later', problem, service: of === 'service', after: null }
}
