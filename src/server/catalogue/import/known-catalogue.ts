import sql, { type Sql } from 'sql-template-tag'
import type { KnownListingFacts } from '#domain/caixa/listing-changes.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'
import { listEvaluation, listFinancing, listModality, listPrice } from '../details/merge-listing-facts.ts'
import { type PackedColumns, packRows, unpackRows } from '../../database/packed-rows.ts'

/** What the catalogue knows, as far as one list can change it. */
export interface KnownCatalogue {
  listings: Map<string, KnownListingFacts>
  /** Date of the newest whole list, by state. */
  stateDates: Map<string, string>
}

/** Rows per statement: few enough for searches to run in between. */
const rowsAtOnce = 2000

const columns: PackedColumns<KnownListingFacts> = {
  id: sql`id::text`,
  state: sql`state`,
  gone: sql`gone`,
  fingerprint: sql`fingerprint`,
  // A list of the day on which the bank's page said that it is gone does not bring it back.
  listDate: sql`case when site_gone_at is null then list_date else list_date + 1 end`,
  price: listPrice,
  evaluation: listEvaluation,
  modality: listModality,
  financing: listFinancing,
}

/** Reads everything offered in `states`, and all else that is known by one of `ids`. */
export async function readKnownCatalogue(
  db: Queryable,
  states: readonly Uf[],
  ids: readonly string[],
  pause: (done: number) => Promise<void>,
): Promise<KnownCatalogue> {
  const listings = new Map<string, KnownListingFacts>()
  /** Returns the highest number, `null` = there are no rows. */
  const keep = async (rows: Sql): Promise<string | null> => {
    const [read] = await db.query<{ last: string | null; packed: string }>(
      sql`select max(id)::text as last, ${packRows(columns)} as packed from (${rows}) l`,
    )
    if (!read || read.last === null) return null
    for (const row of unpackRows(columns, read.packed)) listings.set(row.id, row)
    return read.last
  }
  for (let last: string | null = '0'; last !== null; ) {
    await pause(0)
    last = await keep(sql`
      select * from listings
      where not gone and state = any(${states}::text[]) and id > ${last}::bigint
      order by id limit ${rowsAtOnce}`)
  }
  const unseen = ids.filter(id => !listings.has(id))
  for (let from = 0; from < unseen.length; from += rowsAtOnce) {
    await pause(0)
    await keep(sql`select * from listings where id = any(${unseen.slice(from, from + rowsAtOnce)}::bigint[])`)
  }
  const dates = await db.query<{ state: string; date: string }>(
    sql`select state, list_date as date from state_lists`,
  )
  return { listings, stateDates: new Map(dates.map(({ state, date }) => [state, date])) }
}

/** The knowledge before the first real list: empty, because the demonstration catalogue is removed. */
export const emptyKnownCatalogue = (): KnownCatalogue => ({ listings: new Map(), stateDates: new Map() })
