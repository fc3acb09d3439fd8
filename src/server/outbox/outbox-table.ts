import sql, { type Sql } from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Queryable } from '../database/database.ts'
import type { OutboxChannelName } from './outbox-channel.ts'

/**
 * Marks due messages as being sent until `until`, when nobody has said how it ended. Returns those that were still
 * there and still due: what was withdrawn meanwhile, or taken by another process, is not sent from here.
 */
export async function claimMessages(
  db: Queryable,
  table: Sql,
  ids: readonly string[],
  { now, until }: { now: Date; until: Date },
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`
    update ${table} set sending = true, next_attempt_at = ${until}
    where id = any(${ids}::uuid[]) and next_attempt_at <= ${now} returning id`)
  return new Set(rows.map(({ id }) => id))
}

/** Deletes messages that were sent, given up or withdrawn, and counts each once. */
export async function removeMessages(
  db: Queryable,
  table: Sql,
  ids: readonly string[],
  { channel, as, now }: { channel: OutboxChannelName; as: 'sent' | 'failed' | null; now: Date },
): Promise<void> {
  const [sent, failed] = [Number(as === 'sent'), Number(as === 'failed')]
  await db.query(sql`
    with removed as (delete from ${table} where id = any(${ids}::uuid[]) returning 1),
      counted as (select count(*) as messages, ${toBrasiliaIso(now.getTime()).slice(0, 10)}::date as today from removed)
    update outbox_counts c set sent = c.sent + ${sent}::bigint * d.messages,
      failed = c.failed + ${failed}::bigint * d.messages,
      day = d.today,
      sent_today = case when c.day = d.today then c.sent_today else 0 end + ${sent}::bigint * d.messages,
      failed_today = case when c.day = d.today then c.failed_today else 0 end + ${failed}::bigint * d.messages
    from counted d where c.channel = ${channel} and d.messages > 0`)
}

/** Records a failed attempt; the next one is at `next`. */
export async function postponeMessage(
  db: Queryable,
  table: Sql,
  id: string,
  { next, problem }: { next: Date; problem: string },
): Promise<void> {
  await db.query(sql`
    update ${table} set attempts = attempts + 1, sending = false, next_attempt_at = ${next}, last_problem = ${problem}
    where id = ${id}`)
}

/** Lets a message that was cut off go again at once; the attempt does not count. */
export async function releaseMessage(db: Queryable, table: Sql, id: string, now: Date): Promise<void> {
  await db.query(sql`update ${table} set sending = false, next_attempt_at = ${now} where id = ${id}`)
}
