import sql from 'sql-template-tag'
import { isDigestDue, lastDigestTime } from '#domain/alerts/digest-schedule.ts'
import type { Notification } from '#contract/notification-schemas.ts'
import type { Account } from '../account/account-store.ts'
import type { Queryable } from '../database/database.ts'
import { mayLeaveSql } from '../notifications/waiting-for-channels.ts'

/** A notification to be sent by mail. */
export interface WaitingNotification {
  id: string
  type: Notification['type']
  title: string
  description: string
  link: string | null
  urgent: boolean
  /** After this instant no mail shows it. */
  expires_at: Date | null
  /** The saved search it is about. */
  search_id: string | null
  /** Whether the search was deleted or its alerts were turned off meanwhile. */
  silenced: boolean
  /** Listing numbers. */
  listings: number[]
  total: number
  created_at: Date
}

/** Lists accounts after `after` (by id) for which a digest is due now, at most `atMost`. */
export async function listDueAccounts(
  db: Queryable,
  now: Date,
  after: string,
  atMost: number,
): Promise<string[]> {
  const [daily, weekly] = (['daily', 'weekly'] as const).map(
    rhythm => new Date(lastDigestTime(rhythm, now.getTime())),
  )
  const rows = await db.query<{ user_id: string }>(sql`
    select distinct n.user_id from notifications n join usuarios u on u.id = n.user_id
    where n.mail = 'waiting' and n.user_id > ${after}::text and ${mayLeaveSql(now)} and (n.urgent or case u.preferencias->>'rhythm'
      when 'daily' then n.created_at < ${daily}::timestamptz
      when 'weekly' then n.created_at < ${weekly}::timestamptz else true end)
    order by n.user_id limit ${atMost}::integer`)
  return rows.map(({ user_id }) => user_id)
}

/** Locks the due notifications of an account until the transaction ends. Urgent and newest first. */
export async function lockDueNotifications(
  tx: Queryable,
  { id, preferences }: Pick<Account, 'id' | 'preferences'>,
  now: Date,
): Promise<WaitingNotification[]> {
  const rows = await tx.query<WaitingNotification>(sql`
    select n.id, n.type, n.title, n.description, n.link, n.urgent, n.expires_at, n.search_id,
      n.search_id is not null and not exists (
        select from saved_searches s where s.id = n.search_id and s.user_id = n.user_id and s.alerts) as silenced,
      to_json(n.listings) as listings, n.total, n.created_at
    from notifications n where n.user_id = ${id} and n.mail = 'waiting' and ${mayLeaveSql(now)}
    order by n.urgent desc, n.created_at desc, n.id for update`)
  const calm = rows.filter(({ urgent }) => !urgent)
  const oldest = calm.at(-1)?.created_at.getTime()
  const due = oldest !== undefined && isDigestDue(preferences.rhythm, oldest, now.getTime())
  return rows.filter(({ urgent }) => urgent || due)
}

/** Marks notifications that were put into a mail or must not be mailed at all. */
export async function markNotificationsHandled(
  tx: Queryable,
  ids: readonly string[],
  mail: 'queued' | 'none',
): Promise<void> {
  if (ids.length === 0) return
  await tx.query(sql`update notifications set mail = ${mail} where id = any(${ids}::uuid[])`)
}
