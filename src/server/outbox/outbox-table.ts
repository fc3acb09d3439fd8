import sql, { type Sql } from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Queryable } from '../database/database.ts'
import type { OutboxChannel, OutboxChannelName, OutboxMessage } from './outbox-channel.ts'

/**
 * Returns a write of one item that joins others: what comes during `pause`, and while a statement runs, is written by the
 * next one. Each call resolves, or rejects, with the statement that its item was in.
 * @param atMost items in one statement
 */
export function writeTogether<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  { pause, atMost = 100 }: { pause: () => Promise<unknown>; atMost?: number },
): (item: Item) => Promise<void> {
  let waiting: { items: Item[]; written: Promise<void> } | null = null
  let running: Promise<unknown> = Promise.resolve()

  return item => {
    if (waiting && waiting.items.length < atMost) {
      waiting.items.push(item)
      return waiting.written
    }
    const items = [item]
    const written = Promise.all([running, pause()]).then(() => {
      if (waiting?.items === items) waiting = null
      return write(items)
    })
    waiting = { items, written }
    running = written.catch(() => undefined)
    return written
  }
}

/**
 * Takes messages that are due, the most urgent first, and marks them as being sent until `until`, when nobody has said how
 * it ended. What was withdrawn meanwhile, or taken by another process, is not among them. `sending` is as it was before.
 */
export function takeDueMessages<Message extends OutboxMessage>(
  db: Queryable,
  { table, due, atOnce }: Pick<OutboxChannel<Message>, 'table' | 'due' | 'atOnce'>,
  { now, until }: { now: Date; until: Date },
): Promise<Message[]> {
  return db.query<Message>(sql`
    with due as materialized (
        select ordered.*, row_number() over () as place from (${due(now, atOnce)}) ordered),
      taken as (
        update ${table} m set sending = true, next_attempt_at = ${until} from due
        where m.id = due.id and m.next_attempt_at <= ${now} returning m.id)
    select due.* from due join taken using (id) order by due.place`)
}

/** How a message left the outbox; `null`: it was withdrawn, and is not counted. */
type Removal = 'sent' | 'failed' | null

/** A failed attempt; the next one is at `next`. */
interface Postponement {
  id: string
  next: Date
  problem: string
}

/** Writes what became of messages. */
export interface OutboxWrites {
  /** Deletes a message, and counts it once. */
  remove(id: string, as: Removal): Promise<void>
  /** Records a failed attempt. */
  postpone(attempt: Postponement): Promise<void>
  /** Lets a message that was cut off go again at once; the attempt does not count. */
  release(id: string): Promise<void>
}

/** Writes what became of messages, those that end within `pause` of each other by one statement. */
export function createOutboxWrites(
  db: Queryable,
  { table, name }: { table: Sql; name: OutboxChannelName },
  { now, pause }: { now: () => Date; pause: () => Promise<unknown> },
): OutboxWrites {
  const removal = (outcome: Removal) =>
    writeTogether(
      (ids: readonly string[]) => removeMessages(db, table, ids, { name, as: outcome, now: now() }),
      {
        pause,
      },
    )
  const removals = { sent: removal('sent'), failed: removal('failed'), withdrawn: removal(null) }
  return {
    remove: (id, as) => removals[as ?? 'withdrawn'](id),
    postpone: writeTogether(
      async (attempts: readonly Postponement[]) => {
        await db.query(sql`
          update ${table} m set attempts = attempts + 1, sending = false, next_attempt_at = a.next,
            last_problem = a.problem
          from unnest(${attempts.map(({ id }) => id)}::uuid[], ${attempts.map(({ next }) => next)}::timestamptz[],
            ${attempts.map(({ problem }) => problem)}::text[]) a (id, next, problem)
          where m.id = a.id`)
      },
      { pause },
    ),
    release: writeTogether(
      async (ids: readonly string[]) => {
        await db.query(sql`
          update ${table} set sending = false, next_attempt_at = ${now()} where id = any(${ids}::uuid[])`)
      },
      { pause },
    ),
  }
}

async function removeMessages(
  db: Queryable,
  table: Sql,
  ids: readonly string[],
  { name, as, now }: { name: OutboxChannelName; as: Removal; now: Date },
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
    from counted d where c.channel = ${name} and d.messages > 0`)
}
