import type { Listed } from '#contract/catalogue.ts'
import { present } from '#contract/present.ts'
import type { Queryable } from '../database/database.ts'
import { listingsById } from './store.ts'

/** Returns the properties with these numbers, offered or gone, in this order; unknown numbers are omitted. */
export async function listed(db: Queryable, ids: readonly string[], now: Date): Promise<Listed> {
  return { items: (await listingsById(db, ids)).map(listing => present(listing, now)) }
}
