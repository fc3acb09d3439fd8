import { Owner } from '#contract/saved.ts'
import type { Database, Queryable } from '../database/database.ts'
import { lockOwner } from './owner-lock.ts'
import { isAccountId } from './store.ts'

/** What one capability keeps of an owner (an account, or a visitor by its own id). */
export interface OwnedData {
  /** Makes what a visitor kept the account's. Runs in a transaction that has locked both. */
  adopt?(tx: Queryable, visitorId: string, accountId: string): Promise<void>
  /** Deletes all of it. Runs in a transaction that has locked the owner. */
  erase(tx: Queryable, ownerId: string): Promise<void>
  /** All of it for the owner to take along, under its names in the exported file. */
  export(db: Queryable, ownerId: string): Promise<Record<string, unknown>>
}

/** What all capabilities together keep of owners. */
export interface OwnerData {
  /**
   * Makes what a visitor kept the account's, each thing once and the limits observed: of what is too many, the last
   * ones saved stay. Does nothing for what is no visitor's id, above all for another account's.
   */
  merge(db: Database, visitorId: string, accountId: string): Promise<void>
  /** Deletes everything an owner kept or was notified of. Within a transaction. */
  erase(tx: Queryable, ownerId: string): Promise<void>
  /** The same for its owner to take along. */
  export(db: Queryable, ownerId: string): Promise<Record<string, unknown>>
}

/** Applies each operation to every part, in the order given: the order also in which rows are locked. */
export const ownerData = (parts: readonly OwnedData[]): OwnerData => ({
  async merge(db, visitorId, accountId) {
    if (!Owner.safeParse({ user_id: visitorId }).success || isAccountId(visitorId)) return
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
  async export(db, ownerId) {
    let all: Record<string, unknown> = {}
    for (const part of parts) all = { ...all, ...(await part.export(db, ownerId)) }
    return all
  },
})
