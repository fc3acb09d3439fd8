import sql from 'sql-template-tag'
import type { ChannelMessage } from '#domain/alerts/channel-message.ts'
import type { Queryable } from '../database/database.ts'
import type { ChannelName } from '../notifications/channel-choice.ts'
import { mayRingSql } from './quiet-hours-sql.ts'

/** Messages that may wait for one browser or chat; one more takes the place of the oldest. */
const maxWaiting = 50

/** A message that is put on its way. */
export interface NewDelivery extends ChannelMessage {
  id: string
  userId: string
  channel: ChannelName
  /** The browser; `null` for a chat. */
  subscriptionId: string | null
  /** What is down together: the origin of a push service, or `telegram`. */
  service: string
  /** After this instant it must not be sent any more. */
  expiresAt: Date | null
}

/** A message that is on its way. */
export interface WaitingDelivery extends NewDelivery {
  createdAt: Date
  attempts: number
}

/** Puts messages on their way, in the caller's transaction. */
export async function insertDeliveries(
  tx: Queryable,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  for (const each of deliveries) {
    await tx.query(sql`
      insert into deliveries (id, user_id, channel, subscription_id, service, title, body, link, urgent, expires_at,
        created_at, next_attempt_at)
      values (${each.id}, ${each.userId}, ${each.channel}, ${each.subscriptionId}, ${each.service}, ${each.title},
        ${each.body}, ${each.link}, ${each.urgent}, ${each.expiresAt}, ${now}, ${now})`)
    await tx.query(sql`
      delete from deliveries where id in (
        select id from deliveries where user_id = ${each.userId} and channel = ${each.channel}
          and subscription_id is not distinct from ${each.subscriptionId}::uuid
        order by created_at desc, id offset ${maxWaiting})`)
  }
}

export async function hasDueDelivery(db: Queryable, channel: ChannelName, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as due from deliveries d join usuarios u on u.id = d.user_id
    where channel = ${channel} and next_attempt_at <= ${now} and ${mayRingSql(sql`d`, now)} limit 1`)
  return rows.length > 0
}

/** Lists the messages of a channel that are due now and may ring, urgent ones first, then the oldest. */
export function listDueDeliveries(
  db: Queryable,
  channel: ChannelName,
  now: Date,
  atMost: number,
): Promise<WaitingDelivery[]> {
  return db.query<WaitingDelivery>(sql`
    select d.id, user_id as "userId", channel, subscription_id as "subscriptionId", service, title, body, link, urgent,
      expires_at as "expiresAt", d.created_at as "createdAt", attempts
    from deliveries d join usuarios u on u.id = d.user_id
    where channel = ${channel} and next_attempt_at <= ${now} and ${mayRingSql(sql`d`, now)}
    order by urgent desc, d.created_at, d.id limit ${atMost}`)
}

/** Deletes a message that was taken, given up or too late. */
export async function removeDelivery(db: Queryable, id: string): Promise<void> {
  await db.query(sql`delete from deliveries where id = ${id}`)
}

/** Records a failed attempt; the next one is at `next`. */
export async function postponeDelivery(
  db: Queryable,
  id: string,
  next: Date,
  problem: string,
): Promise<void> {
  await db.query(sql`
    update deliveries set attempts = attempts + 1, next_attempt_at = ${next}, last_problem = ${problem}
    where id = ${id}`)
}

/** Lets everything for a service that is down wait until then, without counting attempts. */
export async function postponeService(
  db: Queryable,
  channel: ChannelName,
  service: string,
  until: Date,
): Promise<void> {
  await db.query(sql`
    update deliveries set next_attempt_at = ${until}
    where channel = ${channel} and service = ${service} and next_attempt_at < ${until}`)
}

/** Deletes everything that is on its way to an account on a channel. */
export async function deleteDeliveries(tx: Queryable, userId: string, channel: ChannelName): Promise<void> {
  await tx.query(sql`delete from deliveries where user_id = ${userId} and channel = ${channel}`)
}
