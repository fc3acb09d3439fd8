import sql, { type Sql } from 'sql-template-tag'
import { raiseCatalogueVersion, recordImportChanges, recordWholeChange } from '../../catalogue-changes.ts'
import { listEvaluation, listFinancing, listModality, listPrice } from '../details/list-facts.ts'
import { mergeListingFacts, mergedAtOnce } from '../details/merge-listing-facts.ts'
import { columnAssignments, columnNames, listColumns, textColumns } from './listing-columns.ts'
import { clearListOrders, deleteOldListOrders } from './list-orders.ts'
import type { ListingDifference } from './plan-import.ts'
import type { Database, Queryable, SqlStatement } from '../../database/database.ts'
import { skipCommitSync } from '../../database/open-database.ts'

/** An import whose changes are all in the journal. */
export interface CommittedImport {
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

interface Batch {
  position: number
  kind: ListingDifference['kind']
  size: number
}

/**
 * Applies what the journal still holds of an import, one batch per transaction, which also deletes the batch from the
 * journal; the last one closes the import and changes the catalogue's version. After a crash it is called again.
 */
export async function applyImport(
  db: Database,
  entry: CommittedImport,
  now: () => Date,
  onProgress: (done: number, total: number) => void = () => {},
  signal?: AbortSignal,
): Promise<void> {
  const batches = await db.query<Batch>(
    sql`select position, kind, size from import_batches where import_id = ${entry.id} order by position`,
  )
  const total = batches.reduce((sum, batch) => sum + batch.size, 0)
  let done = 0
  onProgress(done, total)
  for (const [at, batch] of batches.entries()) {
    if (at > 0) signal?.throwIfAborted()
    await db.query(batchStatement(entry, batch))
    done += batch.size
    onProgress(done, total)
  }
  await mergeNamedListings(db, entry, now, signal)
  await db.transaction(tx => close(tx, entry, now()))
}

/**
 * Merges what this list and the bank's pages say of the listings that it names, before it is closed: of those that it
 * changed or confirmed, and of those whose page was read after the newest list before it. For the others nothing changed
 * since the newer of list and page. It is repeated after a crash.
 */
async function mergeNamedListings(
  db: Database,
  entry: CommittedImport,
  now: () => Date,
  signal?: AbortSignal,
): Promise<void> {
  const date = sql`${entry.list_date}::date`
  const states = sql`${entry.states}::text[]`
  const underWay = {
    importId: entry.id,
    states: entry.partial ? [] : entry.states,
    date: entry.list_date,
  }
  for (let last = '0'; ; ) {
    const named = await db.query<{ id: string }>(sql`
      select l.id::text as id from listings_offered l left join state_lists s on s.state = l.state
      where l.page_read_at is not null and l.state = any(${states}) and l.id > ${last}::bigint
        and (l.list_date = ${date}
          or not ${entry.partial}::boolean and l.unseen_since is null and coalesce(s.list_date <= ${date} and
            l.page_read_at >= s.list_date::timestamptz, true))
      order by l.id limit ${mergedAtOnce}::integer`)
    signal?.throwIfAborted()
    const ids = named.map(({ id }) => id)
    if (ids.length > 0) await db.transaction(tx => mergeListingFacts(tx, ids, now(), underWay))
    if (ids.length < mergedAtOnce) return
    last = ids.at(-1) ?? last
  }
}

/**
 * The first real list replaces the demonstration catalogue, whatever the dates: at the end of its import, because
 * searches show the demonstration until then.
 */
export async function removeDemonstration(tx: Queryable, entry: CommittedImport): Promise<void> {
  if (entry.source === 'demo' || entry.states.length === 0) return
  const replaced = await tx.query(
    sql`update catalogue set source = 'caixa', list_date = null where source = 'demo' returning 1`,
  )
  if (replaced.length === 0) return
  await recordWholeChange(tx)
  const demonstration = sql`(select id from listings where source = 'demo')`
  await tx.query(
    sql`delete from listing_history where import_id in (select id from imports where source = 'demo')`,
  )
  await tx.query(sql`delete from listing_texts where id in ${demonstration}`)
  await tx.query(sql`delete from listing_pages where id in ${demonstration}`)
  await tx.query(sql`delete from listing_paid_prices where id in ${demonstration}`)
  await tx.query(sql`delete from listings where source = 'demo'`)
  await tx.query(sql`delete from state_lists`)
  await clearListOrders(tx, entry.id)
}

/** Columns of `listings` that are filled when a listing is new, except the key. */
const newColumns = [
  ...listColumns,
  'gone',
  'source',
  'first_seen_at',
  'changed_at',
  'list_date',
  'first_list_date',
  'gone_at',
] as const

/**
 * One statement is one transaction; it changes nothing when the batch is no longer in the journal. It may be lost with
 * the process before the import is closed: then the batch is still in the journal.
 */
function batchStatement(entry: CommittedImport, { position, kind }: Batch): SqlStatement {
  const id = sql`${entry.id}::bigint`
  const date = sql`${entry.list_date}::date`
  const at = sql`${entry.started_at}::timestamptz`
  const figures = sql`id, price, evaluation, modality, financing`
  const remembered = (rows: Sql): Sql => sql`
    remembered as (
      insert into listing_history (listing_id, price, evaluation, modality, financing, import_id, kind, list_date, at)
      select ${figures}, ${id}, ${kind}, ${date}, ${at} from ${rows})`
  // An array instead of a join, so that the key's index is used whatever table sizes the engine assumed before the
  // import.
  const numbers = sql`any(array(select id from rows))`
  const storeTexts = sql`
    stored_texts as (
      insert into listing_texts (${columnNames(textColumns)}, id)
      select ${columnNames(textColumns, 't.')}, t.id
      from batch, json_populate_recordset(null::listing_texts, batch.texts) t
      on conflict (id) do update set ${columnAssignments(textColumns, 'excluded')})`
  // A place geocoded for another address does not apply to this one.
  const moved = sql`
    moved as (
      delete from listing_places p
      using batch, json_populate_recordset(null::listing_texts, batch.texts) t, listing_texts was
      where p.id = t.id and was.id = t.id and p.id = ${numbers}
        and (was.address, was.neighborhood, was.city) is distinct from (t.address, t.neighborhood, t.city))`
  const seenAgain = sql`unseen_since = null, seen_on = null`
  // Such a batch leaves no history by which the search index could find what changed.
  const published = sql`
    published as (insert into catalogue_changes (listing_id) select id from rows)`
  const changed = sql`
    updated as (
      update listings l
      set ${columnAssignments(listColumns, 'rows')}, list_facts = null, ${seenAgain}, gone = false, gone_at = null,
        site_gone_at = null, changed_at = ${at}, list_date = ${date},
        cut_list_date = case when rows.price < ${listPrice} then ${date} else l.cut_list_date end
      from rows where l.id = rows.id and l.id = ${numbers}),
    ${moved}, ${storeTexts}, ${remembered(sql`rows`)}`
  // An invented listing, which is removed at the end, may have the number of one of the bank's.
  const effects: Record<Batch['kind'], Sql> = {
    new: sql`
      added as (
        insert into listings (${columnNames(newColumns)}, id)
        select ${columnNames(listColumns, 'rows.')}, coalesce(gone, false), ${entry.source}, ${at}, ${at}, ${date},
          ${date}, case when gone then ${at} end, id
        from rows
        on conflict (id, gone) do update set ${columnAssignments(newColumns, 'excluded')}
          where listings.source = 'demo'),
      ${storeTexts}, ${remembered(sql`rows`)}`,
    changed,
    back: changed,
    gone: sql`
      departed as (
        update listings l set gone = true, gone_at = ${at}, changed_at = ${at}, list_date = ${date},
          unseen_since = null
        where l.id = ${numbers}
        returning l.id, ${listPrice} as price, ${listEvaluation} as evaluation, ${listModality} as modality,
          ${listFinancing} as financing),
      ${remembered(sql`departed`)}`,
    seen: sql`
      confirmed as (update listings l set list_date = ${date}, ${seenAgain} where l.id = ${numbers}),
      ${published}`,
    // The last list that named it is the one before.
    unseen: sql`
      lacking as (
        update listings l set unseen_since = ${date}, seen_on = greatest(l.list_date,
          (select s.list_date from state_lists s where s.state = l.state))
        where l.id = ${numbers}),
      ${published}`,
    // No change of the listing: it has no history, and nobody is notified.
    filled: sql`
      confirmed as (
        update listings l
        set ${columnAssignments(listColumns, 'rows')}, list_facts = null, ${seenAgain}, list_date = ${date}
        from rows where l.id = rows.id and l.id = ${numbers}),
      ${moved}, ${storeTexts}, ${published}`,
  }
  const { text, values } = sql`
    with batch as (
      delete from import_batches where import_id = ${id} and position = ${position}
      returning listings, texts),
    rows as materialized (
      select r.* from batch, json_populate_recordset(null::listings, batch.listings) r),
    ${effects[kind]}
    ${skipCommitSync}`
  return { plannedFor: `import ${entry.id}`, text, values }
}

/** Counts the listings that this import added in states of which an earlier list was read; a first list adds no news. */
async function countNewListings(tx: Queryable, entry: CommittedImport): Promise<number> {
  const [counted] = await tx.query<{ total: number }>(sql`
    select count(*) as total
    from listing_history h
    join listings l on l.id = h.listing_id
    join state_lists s on s.state = l.state and s.first_list_date < ${entry.list_date}::date
    where h.import_id = ${entry.id}::bigint and h.kind = 'new'`)
  return counted?.total ?? 0
}

async function close(tx: Queryable, entry: CommittedImport, at: Date): Promise<void> {
  const closed = await tx.query(sql`
    update imports set status = 'done', finished_at = ${at}
    where id = ${entry.id} and status = 'applying'
      and not exists (select from import_batches where import_id = ${entry.id})
    returning 1`)
  if (closed.length === 0) return
  await removeDemonstration(tx, entry)
  await recordImportChanges(tx, entry.id)
  await raiseCatalogueVersion(tx)
  await tx.query(sql`
    update catalogue set updated_at = ${at},
      list_date = greatest(list_date, ${entry.list_date}::date),
      new_last_import = ${await countNewListings(tx, entry)}`)
  if (entry.partial) return
  await deleteOldListOrders(tx, entry)
  await tx.query(sql`
    insert into state_lists (state, list_date, first_list_date)
    select state, ${entry.list_date}::date, ${entry.list_date}::date from unnest(${entry.states}::text[]) state
    on conflict (state) do update set list_date = greatest(state_lists.list_date, excluded.list_date)`)
}
