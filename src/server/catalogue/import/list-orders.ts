import sql from 'sql-template-tag'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'

/** A state's listings in the order of a list. */
export interface ListOrder {
  state: Uf
  numbers: readonly string[]
}

/** Stores the order of each state of an import, before it is committed. */
export async function storeListOrders(
  db: Queryable,
  importId: number,
  orders: readonly ListOrder[],
): Promise<void> {
  for (const { state, numbers } of orders)
    await db.query(sql`
      insert into list_orders (state, import_id, numbers)
      values (${state}, ${importId}::bigint, ${numbers}::bigint[])`)
}

/** Deletes the orders that an import's states had before: only the newest is compared with the next list. */
export const deleteOldListOrders = (
  tx: Queryable,
  { id, states }: { id: number; states: readonly string[] },
): Promise<unknown> =>
  tx.query(sql`
    delete from list_orders o
    where state = any(${states}::text[]) and import_id < ${id}::bigint
      and exists (select from list_orders n where n.state = o.state and n.import_id = ${id}::bigint)`)

/** Deletes all orders but an import's own. */
export const clearListOrders = (tx: Queryable, importId: number): Promise<unknown> =>
  tx.query(sql`delete from list_orders where import_id <> ${importId}::bigint`)
