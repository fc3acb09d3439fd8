import type { Capability, ServerEvents } from '../capability.ts'
import type { Database } from '../database/database.ts'
import { type OutboxDependencies, startOutboxWorker } from '../outbox/outbox-worker.ts'
import sql from 'sql-template-tag'
import type { OutboxChannel, SendingOutcome } from '../outbox/outbox-channel.ts'
import type { MailTransport } from './mail-transport.ts'
import { maskAddress } from './mask-address.ts'
import { dueMailsSql, hasDueMail, postponeMails, type WaitingMail } from './outbox.ts'

/** Why a mail was not accepted. */
interface MailProblem {
  /**
   * `recipient`: the mailbox does not exist; `mail`: this mail was refused now; `service`: the server accepts no
   * mails.
   */
  cause: 'recipient' | 'mail' | 'service'
  /** For logs and the table: only codes, because texts from servers may quote addresses and links. */
  text: string
}

/** The fields nodemailer and Node add to their errors. */
interface Traces {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  response?: unknown
  responseCode?: unknown
}

/** Codes of mails that nodemailer refuses without asking the server. */
const refusedHere = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])
const conversation = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/** No such mailbox, not here, not allowed as a name, a domain without mail (RFC 5321, RFC 7504). */
const noMailboxCodes = new Set([550, 551, 553, 556])
/** Policy (RFC 3463): "relay denied" has the same numbers and is for the operator to fix. */
const policyCodePattern = /^5\.7\./

/** Reads the error of a transport. An unknown error counts as a problem of the service, so that nothing is lost. */
export function readMailProblem(error: unknown): MailProblem {
  const { code, originalCode, command, response, responseCode } = (
    error instanceof Error ? error : {}
  ) as Traces
  const detail =
    typeof response === 'string' ? (response.match(/^\d{3}[ -]([245]\.\d+\.\d+)/)?.[1] ?? '') : ''
  const text = [responseCode ? command : code, responseCode || originalCode, detail].filter(Boolean).join(' ')
  return { cause: culprit(), text: text || (error instanceof Error ? error.name : 'unknown') }

  function culprit(): MailProblem['cause'] {
    if (typeof responseCode !== 'number') return refusedHere.has(String(code)) ? 'mail' : 'service'
    if (!conversation.has(String(command)) || responseCode === 421) return 'service'
    return command === 'RCPT TO' && noMailboxCodes.has(responseCode) && !policyCodePattern.test(detail)
      ? 'recipient'
      : 'mail'
  }
}

interface MailChannelSettings {
  transport: MailTransport
  now: () => Date
  /** The sender that people see: an address, with or without a name. */
  from: string
}

/**
 * Sends mails. A mail that a process was sending when it died is sent again with the same Message-ID, by which mail
 * programs recognise a copy, because a lost link to set a password would be worse.
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
  const { cause, text: problem } = readMailProblem(error)
  return cause === 'recipient'
    ? { is: 'refused', problem }
    : { is: 'later', problem, service: cause === 'service', after: null }
}

interface MailCapability extends MailChannelSettings, OutboxDependencies {
  db: Database
  events: ServerEvents
}

/** Sends the mails of the outbox, and checks at once when one was put into it. */
export const mailCapability = ({ db, events, ...dependencies }: MailCapability): Capability => ({
  workers: [
    () => {
      const worker = startOutboxWorker(db, createMailChannel(db, dependencies), dependencies)
      events.on('mailEnqueued', worker.kick)
      return worker
    },
  ],
})
