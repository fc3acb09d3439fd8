import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'

/** Deletes sessions, links of mails and counted attempts that have expired. */
export async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from sessions where expires_at < ${now}`)
  await db.query(sql`delete from verifications where expires_at < ${now}`)
  await db.query(sql`delete from limits where expire < ${now.getTime()}`)
}
