import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'

/**
 * Finds the moment after which catalogue changes may be unknown to a person whose last visit was at `since`. An
 * import's changes have the time at which it began and become visible only when it has written them, so an import
 * that was still running counts whole. A separate query, so that the counts based on it get a good plan.
 */
export async function findUnseenAfter(db: Queryable, since: Date): Promise<Date> {
  const [row] = await db.query<{ moment: Date }>(sql`
    select least(${since}::timestamptz, min(started_at) - interval '1 millisecond') as moment from imports
    where status in ('applying', 'done') and coalesce(finished_at, 'infinity') > ${since}::timestamptz`)
  return row?.moment ?? since
}
