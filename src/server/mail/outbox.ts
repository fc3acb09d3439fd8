import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'

export interface Mail {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html: string
}

/** A mail in the outbox. */
export interface Waiting extends Mail {
  id: string
  createdAt: Date
  attempts: number
}

/** Control characters would end a header, white space and signs would make several addresses of one. */
const control = /\p{Cc}+/gu
const oneAddress = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u

/**
 * Puts a mail on its way, in the caller's transaction: rolled back with it, and sent (`keepSending`) once it is
 * committed. `id` (a uuid) becomes its Message-ID, by which a mail that comes twice can be recognised.
 * @throws RangeError when `to` is not one plain address
 */
export async function enqueue(tx: Queryable, mail: Mail, now: Date, id: string): Promise<void> {
  if (!oneAddress.test(mail.to)) throw new RangeError('The recipient of a mail is not one plain address')
  await tx.query(sql`
    insert into outgoing_mail (id, recipient, subject, text_body, html_body, created_at, next_attempt_at)
    values (${id}, ${mail.to}, ${mail.subject.replace(control, ' ').trim()}, ${mail.text}, ${mail.html}, ${now}, ${now})`)
}

export async function anyDue(db: Queryable, now: Date): Promise<boolean> {
  const rows = await db.query(sql`select 1 as due from outgoing_mail where next_attempt_at <= ${now} limit 1`)
  return rows.length > 0
}

/** What is to be sent now, oldest first. */
export function dueMails(db: Queryable, now: Date, atMost: number): Promise<Waiting[]> {
  return db.query<Waiting>(sql`
    select id, recipient as "to", subject, text_body as text, html_body as html, created_at as "createdAt", attempts
    from outgoing_mail where next_attempt_at <= ${now} order by created_at, id limit ${atMost}`)
}

/** Sent, or given up. */
export async function remove(db: Queryable, id: string): Promise<void> {
  await db.query(sql`delete from outgoing_mail where id = ${id}`)
}

/** Nothing more goes to this address. */
export async function forgetRecipient(tx: Queryable, address: string): Promise<void> {
  await tx.query(sql`delete from outgoing_mail where recipient = ${address}`)
}

/** An attempt failed; the next one is at `next`. */
export async function postpone(db: Queryable, id: string, next: Date, problem: string): Promise<void> {
  await db.query(sql`
    update outgoing_mail set attempts = attempts + 1, next_attempt_at = ${next}, last_problem = ${problem}
    where id = ${id}`)
}
