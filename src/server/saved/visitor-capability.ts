import sql from 'sql-template-tag'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import type { Queryable } from '../database/database.ts'

const forgottenAfter = 180 * dayMs

/**
 * Deletes the favorites, saved searches and desks of visitors who have saved and noted nothing for 180 days; never those of
 * accounts.
 * @returns the number of visitors
 */
export async function deleteOldVisitors(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.query<{ forgotten: number }>(sql`
    with old as materialized (
      select user_id from (
        select user_id, greatest(saved_at, noted_at) as at from favorites
        union all
        select user_id, updated_at from saved_searches
        union all
        select user_id, updated_at from clients
        union all
        select user_id, updated_at from expenses
        union all
        select user_id, greatest(saved_at, noted_at) from own_lots) kept
      where not exists (select from usuarios where id = user_id)
      group by user_id
      having max(at) < ${new Date(now.getTime() - forgottenAfter)}::timestamptz),
    favorites_gone as (delete from favorites where user_id in (select user_id from old)),
    searches_gone as (delete from saved_searches where user_id in (select user_id from old)),
    clients_gone as (delete from clients where user_id in (select user_id from old)),
    expenses_gone as (delete from expenses where user_id in (select user_id from old)),
    lots_gone as (delete from own_lots where user_id in (select user_id from old))
    select count(*) as forgotten from old`)
  return row?.forgotten ?? 0
}

/** Deletes the saved items of visitors who have been inactive for 180 days. */
export const visitorCapability = ({ db, now }: { db: Queryable; now: () => Date }): Capability => ({
  housekeeping: [{ name: 'forget visitors', every: hourMs, run: () => deleteOldVisitors(db, now()) }],
})
