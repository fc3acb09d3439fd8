import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'

/** Until the transaction ends nobody else adds to what this owner keeps: so its limits hold. */
export async function lockOwner(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(7209, hashtext(${ownerId}))`)
}
