import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'

/**
 * After which moment what the catalogue took in may be unknown to somebody who was last here at `since`. An import's
 * changes carry the time at which it began and can be seen only once it has written them: one that was still
 * running then counts whole. Asked for by itself, so that what is counted from there is planned well.
 */
export async function unseenAfter(db: Queryable, since: Date): Promise<Date> {
  const [row] = await db.query<{ moment: Date }>(sql`
    select least(${since}::timestamptz, min(started_at) - interval '1 millisecond') as moment from imports
    where status in ('applying', 'done') and coalesce(finished_at, 'infinity') > ${since}::timestamptz`)
  return row?.moment ?? since
}
