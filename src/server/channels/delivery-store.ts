import sql, { type Sql } from 'sql-template-tag'
import type { Notification } from '#contract/notification-schemas.ts'
import type { ChannelMessage } from '#domain/alerts/channel-message.ts'
import type { Queryable } from '../database/database.ts'
import type { ChannelName } from '../notifications/channel-choice.ts'
import { wantsOnChannelSql } from '../notifications/waiting-for-channels.ts'
import type { OutboxMessage } from '../outbox/outbox-channel.ts'
import { mayRingSql } from '../outbox/quiet-hours-sql.ts'

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
  /** The kinds of notifications in it. */
  kinds: readonly Notification['type'][]
}

/** A message that is on its way, with where it goes. */
export interface WaitingDelivery extends NewDelivery, OutboxMessage {
  expiresAt: Date | null
  /** Whether its reader still wants any of its kinds here. */
  wanted: boolean
  /** The browser's address and keys, for which key of ours it signed; `null` for a chat. */
  endpoint: string | null
  p256dh: string | null
  auth: string | null
  publicKey: string | null
  /** The chat; `null` for a browser, and when there is none any more. */
  chatId: string | null
}

/**
 * Moves the messages that wait for the other browsers of a session to its new subscription, and lets them go at once:
 * the browser subscribed again because the server's key changed, or its service gave it another address.
 */
export async function redirectDeliveries(
  tx: Queryable,
  { sessionId, userId, to, service }: { sessionId: string; userId: string; to: string; service: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update deliveries d set subscription_id = ${to}, service = ${service},
      next_attempt_at = case when d.sending then d.next_attempt_at else ${now}::timestamptz end
    from push_subscriptions p
    where p.session_id = ${sessionId} and p.id <> ${to} and d.subscription_id = p.id and d.user_id = ${userId}`)
}

/** Stores messages to be sent, in the caller's transaction, with two statements for any number of messages. */
export async function insertDeliveries(
  tx: Queryable,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return
  await tx.query(sql`
    insert into deliveries (id, user_id, channel, subscription_id, service, title, body, link, urgent, expires_at,
      kinds, created_at, next_attempt_at)
    select id, "userId", channel, "subscriptionId", service, title, body, link, urgent, "expiresAt",
      array(select jsonb_array_elements_text(kinds)), ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) d (id uuid, "userId" text, channel text,
      "subscriptionId" uuid, service text, title text, body text, link text, urgent boolean,
      "expiresAt" timestamptz, kinds jsonb)`)
  const [users, channels] = [deliveries.map(({ userId }) => userId), deliveries.map(({ channel }) => channel)]
  await tx.query(sql`
    delete from deliveries where id in (
      select id from (
        select id, row_number() over (
          partition by user_id, channel, subscription_id order by created_at desc, id) as place
        from deliveries
        where (user_id, channel) in (select * from unnest(${users}::text[], ${channels}::text[]))) placed
      where place > ${maxWaiting})`)
}

/** Whether a channel has a delivery that may be sent at `now`, quiet hours considered. */
export async function hasDueDelivery(db: Queryable, channel: ChannelName, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as due from deliveries d join usuarios u on u.id = d.user_id
    where channel = ${channel} and next_attempt_at <= ${now} and ${mayRingSql(sql`d`, now)} limit 1`)
  return rows.length > 0
}

/**
 * A query for the messages of a channel that are due now and may ring (`WaitingDelivery`), urgent ones first, then the
 * oldest, each with where it goes.
 */
export const dueDeliveriesSql = (channel: ChannelName, now: Date, atMost: number): Sql => sql`
    select d.id, d.user_id as "userId", d.channel, subscription_id as "subscriptionId", d.service, title, body, link, urgent,
      expires_at as "expiresAt", d.created_at as "createdAt", attempts, sending, kinds, endpoint, p256dh, auth, public_key as "publicKey",
      chat_id as "chatId", ${wantsAnySql(channel)} as wanted
    from deliveries d join usuarios u on u.id = d.user_id
      left join push_subscriptions p on p.id = d.subscription_id
      left join telegram_links t on t.user_id = d.user_id and d.channel = 'telegram'
    where d.channel = ${channel} and next_attempt_at <= ${now} and ${mayRingSql(sql`d`, now)}
    order by urgent desc, d.created_at, d.id limit ${atMost}::integer`

/** Whether `usuarios u` still wants any of the kinds in delivery `d` on this channel. */
const wantsAnySql = (channel: ChannelName): Sql => sql`(d.kinds = '{}' or exists (
  select from unnest(d.kinds) kind where coalesce((u.preferencias ->> kind)::boolean, true)
    and ${wantsOnChannelSql(sql`kind`, channel)}))`

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
