import sql from 'sql-template-tag'
import { maxExpensesOfItem, maxOnDesk } from '#contract/desk-limits.ts'
import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Queryable } from '../database/database.ts'
import { listClients } from './client-store.ts'
import { listExpenses } from './expense-store.ts'

/**
 * Moves a visitor's clients and expenses to an account; both are locked. What has one id with both is the account's.
 * When there are too many, the last created clients and the expenses of the last days stay.
 */
async function moveDesk(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.query(sql`
    with moved as (delete from clients where user_id = ${from} returning *)
    insert into clients (user_id, id, name, created_at, updated_at)
    select ${to}::text, id, name, created_at, updated_at from moved
    on conflict do nothing`)
  await tx.query(sql`
    delete from clients where user_id = ${to} and id in (
      select id from clients where user_id = ${to}
      order by created_at desc, id desc offset ${maxOnDesk.clients}::integer)`)
  await tx.query(sql`
    with moved as (delete from expenses where user_id = ${from} returning *)
    insert into expenses (user_id, id, item_id, date, kind, amount, note, updated_at, orphaned_at)
    select ${to}::text, id, item_id, date, kind, amount, note, updated_at, orphaned_at from moved
    on conflict do nothing`)
  await tx.query(sql`
    delete from expenses where user_id = ${to} and id in (
      select id from (
        select id, row_number() over (order by date desc, id) as at,
          row_number() over (partition by item_id order by date desc, id) as at_item
        from expenses where user_id = ${to}) numbered
      where at > ${maxOnDesk.expenses}::integer or at_item > ${maxExpensesOfItem}::integer)`)
}

async function eraseDesk(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from clients where user_id = ${ownerId}`)
  await tx.query(sql`delete from expenses where user_id = ${ownerId}`)
}

export const deskAccountData: OwnerDataPart = {
  adopt: moveDesk,
  erase: eraseDesk,
  export: (db, ownerId) => ({
    clients: () => listClients(db, ownerId),
    expenses: () => listExpenses(db, ownerId),
  }),
}
