import sql from 'sql-template-tag'
import type { Notification } from '#contract/notification-schemas.ts'
import type { NotifiedChanges } from '#domain/alerts/listing-change.ts'
import type { Queryable } from '../database/database.ts'
import { waitsForPushSql, waitsForTelegramSql } from './waiting-for-channels.ts'

/** A notification for an account: in the app, in its next digest, and on the other channels that the account wants. */
export interface AccountNotification {
  id: string
  userId: string
  /** Identifies the event: an account is notified of each key once, however often the event is reported. */
  key: string
  /** The preference it belongs to. */
  type: Notification['type']
  title: string
  description: string
  /** A page of this site. */
  link: string | null
  /** Whether it is mailed at once, even when the account chose a daily or weekly digest. */
  urgent?: boolean
  /** After this instant it is not worth a mail any more, because the announced event has happened. */
  expiresAt?: Date | null
  /** The saved search it is about. */
  searchId?: string
  /** The topic that it gathers, with how many events. */
  topic?: string
  gathered?: number
  /** Before this instant it is only in the app; by default it rings at once. */
  ringsFrom?: Date | null
  /** Numbers of the first listings it is about, and how many there are. */
  listings?: readonly string[]
  total?: number
  /** What it says became of them. */
  changes?: NotifiedChanges | null
}

/**
 * Notifies accounts of each key once: keys an account was notified of before, deleted accounts and accounts that do
 * not want the type are left out. Of the mail and the other channels, it waits for those that the account wants and has. In the caller's transaction. Returns the
 * number of notifications.
 */
export async function notifyAccounts(
  tx: Queryable,
  notifications: readonly AccountNotification[],
  now: Date,
): Promise<number> {
  if (notifications.length === 0) return 0
  const rows = notifications.map(
    ({
      urgent = false,
      expiresAt = null,
      listings = [],
      total = listings.length,
      changes = null,
      topic = null,
      gathered = 1,
      userId,
      searchId = null,
      ringsFrom = null,
      ...rest
    }) => ({
      ...rest,
      user_id: userId,
      search_id: searchId,
      urgent,
      expires_at: expiresAt,
      listings,
      total,
      changes,
      topic,
      gathered,
      rings_from: ringsFrom,
    }),
  )
  const notified = await tx.query(sql`
    with given as (
      select distinct on (g.user_id, g.key) g.*, coalesce((u.preferencias ->> g.type)::boolean, g.type <> 'news') as wanted,
        coalesce((u.preferencias ->> 'email')::boolean, true)
          and coalesce((u.preferencias ->> (g.type || 'ByMail'))::boolean, true) as by_mail,
        ${waitsForPushSql(sql`g.type`)} as by_push, ${waitsForTelegramSql(sql`g.type`)} as by_telegram
      from json_to_recordset(${JSON.stringify(rows)}::json) as g (id uuid, user_id text, key text, type text,
        title text, description text, link text, urgent boolean, expires_at timestamptz, search_id uuid, listings bigint[],
        total integer, changes jsonb, topic text, gathered integer, rings_from timestamptz)
      join usuarios u on u.id = g.user_id),
    fresh as (
      insert into told_notices (user_id, key, told_at)
      select user_id, key, ${now}::timestamptz from given where wanted
      on conflict do nothing returning user_id, key)
    insert into notifications (id, user_id, type, title, description, link, urgent, expires_at, search_id, listings, total,
      changes, topic, gathered, rings_from, mail, push, telegram, created_at)
    select id, user_id, type, title, description, link, urgent, expires_at, search_id, listings, total, changes,
      topic, gathered, rings_from,
      case when by_mail then 'waiting' else 'none' end, case when by_push then 'waiting' else 'none' end,
      case when by_telegram then 'waiting' else 'none' end, ${now}::timestamptz
    from given join fresh using (user_id, key)
    returning 1`)
  return notified.length
}
