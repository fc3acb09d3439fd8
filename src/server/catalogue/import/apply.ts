import sql, { type Sql } from 'sql-template-tag'
import type { Database, Queryable } from '../../database/database.ts'
import { assignments, listColumns, names, textColumns } from './columns.ts'
import type { Difference } from './plan.ts'

/** An import whose changes are all in the journal. */
export interface Applying {
  id: number
  source: 'demo' | 'caixa'
  list_date: string
  states: string[]
  partial: boolean
  added: number
  changed: number
  gone: number
  back: number
  archived: number
  started_at: Date
}

/**
 * Applies what the journal still holds of an import, a batch a transaction, which takes the batch out of the
 * journal; the last one closes the import and moves the catalogue's version.
 * Killed anywhere, it is simply called again.
 */
export async function applyImport(
  db: Database,
  entry: Applying,
  now: () => Date,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const [left] = await db.query<{ count: number }>(
    sql`select coalesce(sum(size), 0) as count from import_batches where import_id = ${entry.id}`,
  )
  const total = left?.count ?? 0
  onProgress(0, total)
  let done = await db.transaction(async tx => {
    if (entry.source === 'caixa' && entry.states.length > 0) await removeDemonstration(tx)
    return applyBatch(tx, entry)
  })
  onProgress(done, total)
  while (done < total) {
    const applied = await applyBatch(db, entry)
    if (applied === 0) break
    done += applied
    onProgress(done, total)
  }
  await db.transaction(tx => close(tx, entry, now()))
}

/** The first real list replaces the demonstration catalogue, whatever its dates. */
async function removeDemonstration(tx: Queryable): Promise<void> {
  const replaced = await tx.query(
    sql`update catalogue set source = 'caixa', version = version + 1, list_date = null where source = 'demo' returning 1`,
  )
  if (replaced.length === 0) return
  const demonstration = sql`(select id from listings where source = 'demo')`
  await tx.query(sql`delete from listing_history where listing_id in ${demonstration}`)
  await tx.query(sql`delete from listing_texts where id in ${demonstration}`)
  await tx.query(sql`delete from listings where source = 'demo'`)
  await tx.query(sql`delete from state_lists`)
}

/**
 * The numbers of a batch's changes of some kinds. As an array, not a join: so the key's index is used whatever
 * the engine believes of the sizes, which it learned before the import.
 */
const ofKind = (...kinds: Difference['kind'][]): Sql =>
  sql`any(array(select id from rows where kind = any(${kinds}::text[])))`

/** One statement, so one transaction where it is not inside another. Returns how many changes it applied. */
async function applyBatch(db: Queryable, entry: Applying): Promise<number> {
  const id = sql`${entry.id}::bigint`
  const date = sql`${entry.list_date}::date`
  const at = sql`${entry.started_at}::timestamptz`
  const [applied] = await db.query<{ count: number }>(sql`
    with batch as (
      delete from import_batches where import_id = ${id} and position = (
        select min(position) from import_batches where import_id = ${id})
      returning kind, size, listings),
    rows as materialized (
      select batch.kind, r.* from batch, json_populate_recordset(null::listings, batch.listings) r),
    added as (
      insert into listings (${names(listColumns)}, id, gone, source, first_seen_at, changed_at, list_date, gone_at)
      select ${names(listColumns, 'rows.')}, id, coalesce(gone, false), ${entry.source}, ${at}, ${at}, ${date},
        case when gone then ${at} end
      from rows where kind = 'new'),
    updated as (
      update listings l
      set ${assignments(listColumns, 'rows')}, gone = false, gone_at = null, changed_at = ${at}, list_date = ${date}
      from rows where rows.kind in ('changed', 'back') and l.id = rows.id and l.id = ${ofKind('changed', 'back')}),
    departed as (
      update listings l set gone = true, gone_at = ${at}, changed_at = ${at}, list_date = ${date}
      where l.id = ${ofKind('gone')}
      returning l.id, 'gone' as kind, l.price, l.evaluation, l.modality, l.financing),
    confirmed as (
      update listings l set list_date = ${date} where l.id = ${ofKind('seen')}),
    told as (
      insert into listing_texts (${names(textColumns)}, id)
      select ${names(textColumns, 't.')}, t.id
      from batch, json_populate_recordset(null::listing_texts, batch.listings) t
      where batch.kind in ('new', 'changed', 'back')
      on conflict (id) do update set ${assignments(textColumns, 'excluded')}),
    remembered as (
      insert into listing_history (listing_id, import_id, kind, list_date, at, price, evaluation, modality, financing)
      select id, ${id}, kind, ${date}, ${at}, price, evaluation, modality, financing from (
        select id, kind, price, evaluation, modality, financing from rows where kind in ('new', 'changed', 'back')
        union all select * from departed) change)
    select size as count from batch`)
  return applied?.count ?? 0
}

async function close(tx: Queryable, entry: Applying, at: Date): Promise<void> {
  const closed = await tx.query(sql`
    update imports set status = 'done', finished_at = ${at}
    where id = ${entry.id} and status = 'applying'
      and not exists (select from import_batches where import_id = ${entry.id})
    returning 1`)
  if (closed.length === 0) return
  const moved = entry.added + entry.changed + entry.gone + entry.back + entry.archived > 0 ? 1 : 0
  await tx.query(sql`
    update catalogue set version = version + ${moved}, updated_at = ${at},
      list_date = greatest(list_date, ${entry.list_date}::date), new_last_import = ${entry.added}`)
  if (entry.partial) return
  await tx.query(sql`
    insert into state_lists (state, list_date)
    select state, ${entry.list_date}::date from unnest(${entry.states}::text[]) state
    on conflict (state) do update set list_date = greatest(state_lists.list_date, excluded.list_date)`)
}
