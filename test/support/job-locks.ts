import sql from 'sql-template-tag'
import type { Database } from '#server/database/database.ts'

/**
 * Ends the connections of the database that hold a job's lock, as a restart of a proxy or an administrator does; resolves
 * when the server has freed the locks. Returns how many there were.
 */
export async function cutJobLocks(db: Database): Promise<number> {
  const cut = await db.query(sql`
    select pg_terminate_backend(pid, 5000) from pg_locks
    where locktype = 'advisory' and classid = 7208 and database = (
      select oid from pg_database where datname = current_database())`)
  return cut.length
}
