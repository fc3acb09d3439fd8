import sql, { type Sql } from 'sql-template-tag'
import type { LastStateList, ListGap } from '#domain/caixa/list-presence.ts'
import type { KnownListingFacts, StatedFacts } from '#domain/caixa/listing-changes.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'
import { listEvaluation, listFinancing, listModality, listPrice } from '../details/list-facts.ts'
import { type PackedColumns, packRows, unpackRows } from '../../database/packed-rows.ts'

/** What the catalogue knows, as far as one list can change it. */
export interface KnownCatalogue {
  listings: Map<string, KnownListingFacts>
  /** Date of the newest whole list, by state. */
  stateDates: Map<string, string>
  /** The newest whole list, by state. */
  lastLists: Map<string, LastStateList>
}

/** Rows per statement: few enough for searches to run in between. */
const rowsAtOnce = 2000

type KnownRow = Omit<KnownListingFacts, 'doubtful' | 'unseen'> & {
  unseenSince: string | null
  doubtfulPrice: number | null
  doubtfulEvaluation: number | null
  doubtfulOn: string | null
}

const columns: PackedColumns<KnownRow> = {
  id: sql`id::text`,
  cityKey: sql`city_key`,
  unseenSince: sql`unseen_since`,
  doubtfulPrice: sql`doubtful_price`,
  doubtfulEvaluation: sql`doubtful_evaluation`,
  doubtfulOn: sql`doubtful_on`,
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

/** Reads the listings that are offered in `states`, and any other listings with one of `ids`. */
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
    for (const row of unpackRows(columns, read.packed)) listings.set(row.id, toKnownListing(row))
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
  return {
    listings,
    stateDates: new Map(dates.map(({ state, date }) => [state, date])),
    lastLists: await readLastLists(db, states),
  }
}

const toKnownListing = ({
  unseenSince,
  doubtfulPrice: price,
  doubtfulEvaluation: evaluation,
  doubtfulOn: listDate,
  ...row
}: KnownRow): KnownListingFacts => ({
  ...row,
  unseen: unseenSince !== null,
  doubtful: price === null || listDate === null ? null : { price, evaluation, listDate },
})

/** Reads the order of each state's last whole list, and the listings that it lacked. */
async function readLastLists(db: Queryable, states: readonly Uf[]): Promise<Map<string, LastStateList>> {
  const rows = await db.query<{ state: Uf; date: string; gaps: ListGap[]; numbers: string[] | null }>(sql`
    select distinct on (s.state) s.state, i.list_date as date, i.gaps, o.numbers::text[] as numbers
    from state_lists s
    join imports i on i.states @> array[s.state] and i.status = 'done' and not i.partial
      and i.source = (select source from catalogue)
    left join list_orders o on o.state = s.state and o.import_id = i.id
    where s.state = any(${states}::text[])
    order by s.state, i.list_date desc, i.id desc`)
  return new Map(
    rows.map(({ state, date, gaps, numbers }) => [
      state,
      {
        listDate: date,
        order: numbers ?? [],
        missing: gaps.find(gap => gap.state === state)?.missing.map(({ modality }) => modality) ?? [],
      },
    ]),
  )
}

const statedColumns: PackedColumns<StatedFacts & { id: string }> = {
  id: sql`l.id::text`,
  state: sql`l.state`,
  city: sql`t.city`,
  neighborhood: sql`t.neighborhood`,
  address: sql`t.address`,
  price: listPrice,
  evaluation: listEvaluation,
  description: sql`t.description`,
  modality: listModality,
  auctionType: sql`case when l.list_facts is null then t.auction_type else l.list_facts->>'auctionType' end`,
}

/** Reads in full what the catalogue knows of some listings. */
export async function readStatedFacts(
  db: Queryable,
  ids: readonly string[],
  pause: (done: number) => Promise<void>,
): Promise<ReadonlyMap<string, StatedFacts>> {
  const facts = new Map<string, StatedFacts>()
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    await pause(0)
    const [read] = await db.query<{ packed: string }>(sql`
      select ${packRows(statedColumns)} as packed
      from listings l join listing_texts t on t.id = l.id
      where l.id = any(${ids.slice(from, from + rowsAtOnce)}::bigint[])`)
    for (const row of unpackRows(statedColumns, read?.packed ?? '[]')) facts.set(row.id, row)
  }
  return facts
}

/** The knowledge before the first real list: empty, because the demonstration catalogue is removed. */
export const emptyKnownCatalogue = (): KnownCatalogue => ({
  listings: new Map(),
  stateDates: new Map(),
  lastLists: new Map(),
})
