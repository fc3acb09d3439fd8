import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { minuteMs } from '#domain/durations.ts'

/** Milliseconds without requests after which a visit is over. */
const visitTimeoutMs = 30 * minuteMs

/**
 * Records a visit. One statement, so that two concurrent tabs are one visit.
 * @returns when the previous visit ended, `null` at the first
 */
export async function recordVisit(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const ended = new Date(now.getTime() - visitTimeoutMs)
  const [row] = await db.query<{ previous_visit_at: Date | null }>(sql`
    update usuarios set
      previous_visit_at = case when visited_at < ${ended}::timestamptz then visited_at else previous_visit_at end,
      visited_at = greatest(visited_at, ${now}::timestamptz)
    where id = ${userId}
    returning previous_visit_at`)
  return row?.previous_visit_at ?? null
}
