import sql, { type Sql } from 'sql-template-tag'
import type { Notification } from '#contract/notification-schemas.ts'
import type { Queryable } from '../database/database.ts'
import type { ChannelName } from '../notifications/channel-choice.ts'
import { mayLeaveSql } from '../notifications/waiting-for-channels.ts'
import { mayRingSql } from '../outbox/quiet-hours-sql.ts'

/** A notification that waits for a channel. */
export interface WaitingForChannel {
  id: string
  type: Notification['type']
  title: string
  description: string
  link: string | null
  urgent: boolean
  expires_at: Date | null
  /** The saved search it is about was deleted, or its alerts are off by now. */
  silenced: boolean
  created_at: Date
}

const columns: Record<ChannelName, Sql> = { push: sql`push`, telegram: sql`telegram` }

/** Lists accounts after `after` (by id) with notifications that wait for a channel and may ring now, at most `atMost`. */
export async function listWaitingAccounts(
  db: Queryable,
  now: Date,
  after: string,
  atMost: number,
): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select distinct n.user_id from notifications n join usuarios u on u.id = n.user_id
    where (n.push = 'waiting' or n.telegram = 'waiting') and n.user_id > ${after}::text
      and ${mayRingSql(sql`n`, now)} and ${mayLeaveSql(now)}
    order by n.user_id limit ${atMost}::integer`)
  return rows.map(({ user_id }) => user_id)
}

/** Locks what waits for a channel until the transaction ends. Urgent and newest first. */
export function lockWaiting(
  tx: Queryable,
  userId: string,
  channel: ChannelName,
  now: Date,
): Promise<WaitingForChannel[]> {
  return tx.query<WaitingForChannel>(sql`
    select n.id, n.type, n.title, n.description, n.link, n.urgent, n.expires_at, n.created_at,
      n.search_id is not null and not exists (
        select from saved_searches s where s.id = n.search_id and s.user_id = n.user_id and s.alerts) as silenced
    from notifications n where n.user_id = ${userId} and n.${columns[channel]} = 'waiting'
      and ${mayLeaveSql(now)}
    order by n.urgent desc, n.created_at desc, n.id for update`)
}

/** Marks notifications that were put into a message or must not be sent at all. */
export async function markSent(
  tx: Queryable,
  channel: ChannelName,
  ids: readonly string[],
  how: 'queued' | 'none',
): Promise<void> {
  if (ids.length === 0) return
  await tx.query(sql`
    update notifications set ${columns[channel]} = ${how} where id = any(${ids}::uuid[])`)
}
