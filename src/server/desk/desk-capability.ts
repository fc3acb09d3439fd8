import type { Capability } from '../capability.ts'
import { hourMs } from '#domain/durations.ts'
import { deleteOrphanedExpenses, deleteExpense, listExpenses, saveExpense } from './expense-store.ts'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { deskCalls } from '#contract/desk-calls.ts'
import type { BulkAnswer, BulkChange } from '#contract/desk-schemas.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { type ChangedItems, type ItemTable, changeItems, favoriteItems, ownLotItems } from './change-items.ts'
import { deleteClient, listClients, saveClient } from './client-store.ts'
import { sortDeskItemIds } from './desk-item.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'

/**
 * Returns a text that changes with everything that the desk's lists show of what its owner wrote: properties, lots, clients,
 * expenses. It costs far less than the lists, so that pages may ask for it every few seconds.
 */
async function readDeskTag(db: Queryable, ownerId: string): Promise<string> {
  const [row] = await db.query<{ tag: string }>(sql`
    select md5(concat_ws(' ',
      (select concat_ws(',', count(*), sum(version), max(noted_at), max(saved_at)) from favorites
        where user_id = ${ownerId}),
      (select concat_ws(',', count(*), sum(version), max(noted_at), max(saved_at)) from own_lots
        where user_id = ${ownerId}),
      (select string_agg(concat_ws(',', id, name), ' ' order by id) from clients where user_id = ${ownerId}),
      (select string_agg(concat_ws(',', id, item_id, date, kind, amount, note), ' ' order by id) from expenses
        where user_id = ${ownerId}))) as tag`)
  return row?.tag ?? ''
}

/**
 * Changes or removes many properties of an owner's desk in one transaction: all of them, or none when it is refused.
 * @throws Refusal 400 when the owner's notes would take too much
 */
async function changeDesk(
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

interface DeskDependencies {
  db: Database
  now: () => Date
  guard: Pick<AccessGuard, 'owner'>
}

/** The adviser's desk of an account (by its session) or of a visitor (by its own id). */
export function deskRoutes({ db, now, guard }: DeskDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(deskCalls.changeFavorites, ({ owner, body }) => changeDesk(db, owner, body, now()))

  mountCall(deskCalls.deskTag, async ({ owner }) => ({ tag: await readDeskTag(db, owner) }))

  mountCall(deskCalls.clients, ({ owner }) => listClients(db, owner))

  mountCall(deskCalls.saveClient, ({ owner, params, body: { name } }) =>
    saveClient(db, owner, { id: params.id, name }, now()),
  )

  mountCall(
    deskCalls.deleteClient,
    async ({ owner, params }) => {
      await deleteClient(db, owner, params.id, now())
      return actionDone
    },
    // No client has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  mountCall(deskCalls.expenses, ({ owner }) => listExpenses(db, owner))

  mountCall(deskCalls.saveExpense, ({ owner, params, body }) =>
    saveExpense(db, owner, { id: params.id, ...body }, now()),
  )

  mountCall(
    deskCalls.deleteExpense,
    async ({ owner, params }) => {
      await deleteExpense(db, owner, params.id)
      return actionDone
    },
    // No expense has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  return app
}

/** The adviser's desk; deletes expenses of properties that left it 30 days ago. */
export const deskCapability = (dependencies: DeskDependencies): Capability => ({
  routes: [deskRoutes(dependencies)],
  housekeeping: [
    {
      name: 'forget expenses',
      every: hourMs,
      run: () => deleteOrphanedExpenses(dependencies.db, dependencies.now()),
    },
  ],
})
