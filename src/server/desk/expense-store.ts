import sql from 'sql-template-tag'
import { maxExpensesOfItem, maxOnDesk } from '#contract/desk-limits.ts'
import type { Expense } from '#contract/desk-schemas.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { dayMs } from '#domain/durations.ts'
import { badRequestRefusal, Refusal } from '../http/refusal.ts'
import { readDeskItemId } from './desk-item.ts'

interface Row extends Omit<Expense, 'amount'> {
  /** In centavos. */
  amount: number
}

const columns = sql`id, item_id, date, kind, amount, note`

const presentExpense = ({ amount, ...row }: Row): Expense => ({ ...row, amount: toReais(amount) })

/** Lists what was paid and received for all properties, the newest day first. */
export async function listExpenses(db: Queryable, ownerId: string): Promise<Expense[]> {
  const rows = await db.query<Row>(sql`
    select ${columns} from expenses where user_id = ${ownerId} order by date desc, id`)
  return rows.map(presentExpense)
}

/**
 * Saves an expense under the id that the browser chose, or replaces the one that has it. Its property need not be on the
 * desk yet: a browser that was away sends both at once, in any order.
 * @throws Refusal 400 when the item can be no property, 422 when there are too many of it or in all
 */
export async function saveExpense(
  db: Database,
  ownerId: string,
  { id, item_id, date, kind, amount, note }: Expense,
  now: Date,
): Promise<Expense> {
  const item = readDeskItemId(item_id)
  if (item === null) throw badRequestRefusal({ item_id: 'Informe o número do imóvel ou o id do lote.' })
  const row = await db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const [saved] = await tx.query<Row>(sql`
      insert into expenses (user_id, id, item_id, date, kind, amount, note, updated_at)
      select ${ownerId}::text, ${id}::uuid, ${item}::text, ${date}::date, ${kind}::text,
        ${fromReais(amount)}::bigint, ${note}::text, ${now}::timestamptz
      from (
        select count(*) as of_all, count(*) filter (where item_id = ${item}) as of_item
        from expenses where user_id = ${ownerId} and id <> ${id}::uuid) others
      where of_all < ${maxOnDesk.expenses}::integer and of_item < ${maxExpensesOfItem}::integer
      on conflict (user_id, id) do update set item_id = excluded.item_id, date = excluded.date, kind = excluded.kind,
        amount = excluded.amount, note = excluded.note, updated_at = excluded.updated_at, orphaned_at = null
      returning ${columns}`)
    return saved
  })
  if (!row) {
    throw new Refusal(
      'too_many_expenses',
      `São no máximo ${maxExpensesOfItem} gastos por imóvel e ${maxOnDesk.expenses.toLocaleString('pt-BR')} ao todo. Exclua algum para anotar outro.`,
    )
  }
  return presentExpense(row)
}

/** Deletes an owner's expense; nothing happens when there is none with this id. */
export async function deleteExpense(db: Queryable, ownerId: string, id: string): Promise<void> {
  await db.query(sql`delete from expenses where user_id = ${ownerId} and id = ${id}::uuid`)
}

const keptFor = 30 * dayMs

/**
 * Deletes the expenses of properties that have been off their owner's desk for 30 days, so that one removed by mistake has
 * them when it is back.
 */
export async function deleteOrphanedExpenses(db: Database, now: Date): Promise<void> {
  const isOnDesk = sql`(
    exists (select from favorites f where f.user_id = e.user_id and f.property_id::text = e.item_id)
    or exists (select from own_lots l where l.user_id = e.user_id and l.id::text = e.item_id))`
  await db.query(sql`
    update expenses e set orphaned_at = case when ${isOnDesk} then null else ${now}::timestamptz end
    where (orphaned_at is null) <> ${isOnDesk}`)
  await db.query(sql`
    delete from expenses where orphaned_at < ${new Date(now.getTime() - keptFor)}::timestamptz`)
}
