import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import SMTPPool from 'nodemailer/lib/smtp-pool'
import type { Logger } from 'pino'
import { isLoopback } from '../server-config.ts'
import type { QueuedMail } from './outbox.ts'

/** A mail as a transport gets it. */
export interface OutgoingMail extends QueuedMail {
  id: string
  from: string
  date: Date
}

/** Sends one mail; `readMailProblem` reads its errors. Stops at once when `signal` aborts. */
export type MailTransport = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>

/** Timeouts in milliseconds. */
interface SmtpTimeouts {
  /** Until there is a connection; until the server greets; between two responses. */
  step: number
  /** For one mail altogether. */
  whole: number
}

const maxConnections = 5
/** Milliseconds that a connection is kept without a mail: shorter than servers wait, and than `step`. */
const idleFor = 3_000

/**
 * Gives mails to the server at `url` (`smtp://` with STARTTLS, required unless the server is on this machine;
 * `smtps://` with TLS from the start; user and password in it), over a few connections, one mail after the other on
 * each: many servers greet late, and take few connections from one client.
 */
export function createSmtpTransport(
  url: string,
  { step, whole }: SmtpTimeouts = { step: 10_000, whole: 60_000 },
): MailTransport {
  const server = createTransport(
    new SMTPPool({
      url,
      maxConnections,
      // A connection that the server has closed in between costs a mail no attempt.
      maxRequeues: 1,
      idleTimeout: idleFor,
      // Passwords and links that open accounts never travel in the clear, except within this machine.
      requireTLS: needsTls(url),
      connectionTimeout: step,
      greetingTimeout: step,
      dnsTimeout: step,
      socketTimeout: step,
      socketCloseTimeout: 1_000,
    }),
  )
  return async (mail, signal) => {
    const enough = AbortSignal.any([signal, AbortSignal.timeout(whole)])
    await server.sendMail({ ...message(mail), signal: enough })
  }
}

/** Whether mails to this server must be encrypted. */
export const needsTls = (url: string): boolean => !isLoopback(new URL(url).hostname)

/** Writes each mail to its own file in `folder` and logs the path; used without SMTP_URL. */
export function createFolderTransport(folder: string, log: Logger): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async mail => {
    const sent = await writer.sendMail(message(mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`)
    const draft = `${path}.part`
    try {
      // Readable only by its owner: it contains links that open accounts.
      await writeFile(draft, sent.message, { mode: 0o600, flush: true })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    log.info({ path }, `e-mail escrito em ${path}`)
  }
}

/** The address as an object, so that it is one recipient whatever it contains. */
const message = ({
  id,
  from,
  to,
  subject,
  text,
  html,
  date,
  unsubscribeUrl = null,
  calendar = null,
}: OutgoingMail): SendMailOptions => ({
  messageId: `<${id}@${from.match(/@([^\s<>@]+)>?\s*$/)?.[1] ?? 'localhost'}>`,
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  date,
  textEncoding: 'quoted-printable',
  // Suppresses automatic replies such as vacation messages (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
  ...(calendar !== null && {
    attachments: [
      {
        filename: 'leilao.ics',
        content: calendar,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  }),
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Headers for the mail program's unsubscribe button (RFC 2369, RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${new URL(url).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
