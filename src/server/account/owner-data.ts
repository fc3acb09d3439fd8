import { OwnerQuery } from '#contract/saved-schemas.ts'
import type { Database, Queryable } from '../database/database.ts'
import { lockOwner } from './owner-lock.ts'
import { isAccountId } from './account-store.ts'

/** What one capability stores for an owner (an account, or a visitor by its own id). */
export interface OwnerDataPart {
  /** Moves a visitor's data to the account. Runs in a transaction that has locked both. */
  adopt?(tx: Queryable, visitorId: string, accountId: string): Promise<void>
  /** Deletes all data of the owner. Runs in a transaction that has locked the owner. */
  erase(tx: Queryable, ownerId: string): Promise<void>
  /** Returns all data of the owner for export, under the names used in the exported file. */
  export(db: Queryable, ownerId: string): ExportedData
}

/**
 * What is exported, by name, read when its turn has come: a value, or a list whose entries are read in portions, so that
 * neither the database nor the memory holds all at once.
 */
export type ExportedData = Record<string, () => Promise<unknown> | AsyncIterable<unknown>>

/** What all capabilities together store for owners. */
export interface OwnerData {
  /**
   * Moves a visitor's data to the account without duplicates and within the limits: of too many items, the ones saved
   * last stay. Does nothing when the id is not a visitor's, above all for another account's.
   */
  merge(db: Database, visitorId: string, accountId: string): Promise<void>
  /** Deletes everything stored for an owner, notifications included. Runs within a transaction. */
  erase(tx: Queryable, ownerId: string): Promise<void>
  /** Returns everything stored for an owner, for export. */
  export(db: Queryable, ownerId: string): ExportedData
}

/** Applies each operation to every part in the given order, which is also the order of row locks. */
export const combineOwnerData = (parts: readonly OwnerDataPart[]): OwnerData => ({
  async merge(db, visitorId, accountId) {
    if (!OwnerQuery.safeParse({ user_id: visitorId }).success || isAccountId(visitorId)) return
    await db.transaction(async tx => {
      await lockOwner(tx, visitorId)
      await lockOwner(tx, accountId)
      for (const part of parts) await part.adopt?.(tx, visitorId, accountId)
    })
  },
  async erase(tx, ownerId) {
    await lockOwner(tx, ownerId)
    for (const part of parts) await part.erase(tx, ownerId)
  },
  export: (db, ownerId) => Object.assign({}, ...parts.map(part => part.export(db, ownerId))) as ExportedData,
})
