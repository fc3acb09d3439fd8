import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import type { OutboxMessage } from '../outbox/outbox-channel.ts'

export interface QueuedMail {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html: string
  /** The place in the queue (`mailPriorities`); by default a person waits for the mail. */
  priority?: number
  /** Where one click ends such mails (RFC 8058): it accepts a POST from anyone. */
  unsubscribeUrl?: string | null
  /** An iCalendar, attached as a file. */
  calendar?: string | null
  /** After this instant the mail must not be sent any more. */
  expiresAt?: Date | null
  /** A uuid, for a mail that must not be queued twice. */
  id?: string
}

/** `awaited`: a person is waiting for it; `soon`: worthless an hour later; `digest`: the rest. */
export const mailPriorities = { awaited: 0, soon: 1, digest: 2 } as const

/** A mail in the outbox. */
export type WaitingMail = QueuedMail & OutboxMessage

/** Control characters would end a header; white space and special characters would turn one address into several. */
const control = /\p{Cc}+/gu
const oneAddress = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u

/** Whether a text is one plain e-mail address. */
export const isSingleAddress = (address: string): boolean => oneAddress.test(address)

/**
 * Stores a mail to be sent, in the caller's transaction; it is sent (`createMailChannel`) once that is committed. `id` (a
 * uuid; the mail's own counts more) becomes its Message-ID, by which a mail that comes twice can be recognised; while one
 * with that id waits, another is not put beside it.
 * @throws RangeError when `to` is not one plain address
 */
export async function enqueueMail(tx: Queryable, mail: QueuedMail, now: Date, id: string): Promise<void> {
  if (!isSingleAddress(mail.to)) throw new RangeError('The recipient of a mail is not one plain address')
  await tx.query(sql`
    insert into outgoing_mail (id, recipient, subject, text_body, html_body, priority, unsubscribe_url, calendar,
      expires_at, created_at, next_attempt_at)
    values (${mail.id ?? id}, ${mail.to}, ${mail.subject.replace(control, ' ').trim()}, ${mail.text}, ${mail.html},
      ${mail.priority ?? mailPriorities.awaited}::smallint, ${mail.unsubscribeUrl ?? null}::text,
      ${mail.calendar ?? null}::text, ${mail.expiresAt ?? null}::timestamptz, ${now}, ${now})
    on conflict (id) do nothing`)
}

/** Whether a mail may be sent at `now`. */
export async function hasDueMail(db: Queryable, now: Date): Promise<boolean> {
  const rows = await db.query(sql`select 1 as due from outgoing_mail where next_attempt_at <= ${now} limit 1`)
  return rows.length > 0
}

/** A query for the mails due now (`WaitingMail`): first those a person waits for, then the oldest. */
export const dueMailsSql = (now: Date, atMost: number): Sql => sql`
    select id, recipient as "to", subject, text_body as text, html_body as html, priority,
      unsubscribe_url as "unsubscribeUrl", calendar, expires_at as "expiresAt", created_at as "createdAt", attempts,
      sending, 'mail' as service
    from outgoing_mail where next_attempt_at <= ${now} order by priority, created_at, id limit ${atMost}::integer`

/** Deletes all mails to this address. */
export async function deleteMailsTo(tx: Queryable, address: string): Promise<void> {
  await tx.query(sql`delete from outgoing_mail where recipient = ${address}`)
}

/** Deletes mails to this address that can be unsubscribed from; those a person waits for stay. */
export async function deleteSubscribedMailsTo(tx: Queryable, address: string): Promise<void> {
  await tx.query(sql`
    delete from outgoing_mail where recipient = ${address} and unsubscribe_url is not null`)
}

/** Lets all mails wait until then, because the mail server takes none, without counting attempts. */
export async function postponeMails(db: Queryable, until: Date): Promise<void> {
  await db.query(sql`update outgoing_mail set next_attempt_at = ${until} where next_attempt_at < ${until}`)
}
