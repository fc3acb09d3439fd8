import sql from 'sql-template-tag'
import type { BulkAnswer, BulkChange } from '#contract/desk-schemas.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { changeItems, type ChangedItems, favoriteItems, type ItemTable, ownLotItems } from './change-items.ts'
import { sortDeskItemIds } from './desk-item.ts'

/**
 * Changes or removes many properties of an owner's desk in one transaction: all of them, or none when it is refused.
 * @throws Refusal 400 when the owner's notes would take too much
 */
export async function changeDesk(
  db: Database,
  ownerId: string,
  { ids, change }: { ids: readonly string[]; change: BulkChange },
  now: Date,
): Promise<BulkAnswer> {
  const { favorites, ownLots } = sortDeskItemIds(ids)
  const { remove, ...written } = change
  const parts = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const apply = (items: ItemTable, itemIds: readonly string[]): Promise<ChangedItems> =>
      remove
        ? removeItems(tx, items, ownerId, itemIds)
        : changeItems(tx, items, ownerId, itemIds, written, now)
    return [await apply(favoriteItems, favorites), await apply(ownLotItems, ownLots)]
  })
  const found = new Set(parts.flatMap(part => part.found))
  return {
    changed: parts.flatMap(part => part.changed),
    // A removed property that is not there is as asked.
    missing: remove ? [] : [...new Set(ids)].filter(id => !found.has(parsePropertyNumber(id) ?? id)),
    full: parts.flatMap(part => part.full.map(({ id }) => id)),
  }
}

async function removeItems(
  tx: Queryable,
  { table, id, type }: ItemTable,
  ownerId: string,
  ids: readonly string[],
): Promise<ChangedItems> {
  const rows = await tx.query<{ id: string }>(sql`
    delete from ${table} where user_id = ${ownerId} and ${id} = any(${ids}::${type}[]) returning ${id}::text as id`)
  const removed = rows.map(row => row.id)
  return { found: removed, changed: removed, full: [] }
}
