import { readCatalogueState } from './catalogue/listing-store.ts'
import type { Queryable } from './database/database.ts'

/**
 * Returns a check whether the demonstration's account can be used: only on a server that offers the demonstration, and
 * only until its first import of a real list.
 */
export const createDemonstrationCheck = (db: Queryable, offered: boolean) => async (): Promise<boolean> =>
  offered && (await readCatalogueState(db)).source === 'demo'
