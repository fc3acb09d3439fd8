import sql from 'sql-template-tag'
import { noSessionRefusal } from '../http/refusal.ts'
import { isAccountId } from './account-store.ts'
import type { Queryable } from '../database/database.ts'

/**
 * Locks the owner until the transaction ends, so that no other transaction adds to its data: limits hold and erased
 * data stays erased.
 * @throws Refusal 401 for an account deleted meanwhile
 */
export async function lockOwner(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(7209, hashtext(${ownerId}))`)
  if (!isAccountId(ownerId)) return
  const accounts = await tx.query(sql`select 1 from usuarios where id = ${ownerId}`)
  if (accounts.length === 0) throw noSessionRefusal()
}
