import sql from 'sql-template-tag'
import { noSession } from './guard.ts'
import { isAccountId } from './store.ts'
import type { Queryable } from '../database/database.ts'

/**
 * Until the transaction ends nobody else adds to what this owner keeps: so its limits hold, and what is erased
 * stays so. @throws Refusal 401 for an account that was deleted meanwhile
 */
export async function lockOwner(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(7209, hashtext(${ownerId}))`)
  if (!isAccountId(ownerId)) return
  const there = await tx.query(sql`select 1 from usuarios where id = ${ownerId}`)
  if (there.length === 0) throw noSession()
}
