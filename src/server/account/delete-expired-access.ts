import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { deleteExpiredClients } from './known-clients.ts'

/** Deletes expired sessions, mail links, rate-limit counts, and clients that were not seen for long. */
export async function deleteExpiredAccess(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from sessions where expires_at < ${now}`)
  await db.query(sql`delete from verifications where expires_at < ${now}`)
  await deleteExpiredClients(db, now)
  await db.query(sql`delete from limits where expire < ${now.getTime()}`)
}
