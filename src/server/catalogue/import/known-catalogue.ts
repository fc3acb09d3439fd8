import sql from 'sql-template-tag'
import type { KnownListingFacts } from '#domain/caixa/listing-changes.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'

/** What the catalogue knows, as far as one list can change it. */
export interface KnownCatalogue {
  listings: Map<string, KnownListingFacts>
  /** Date of the newest whole list, by state. */
  stateDates: Map<string, string>
}

/** Rows per statement: few enough for searches to run in between. */
const rowsAtOnce = 2000

const columns = sql`
  id::text as id, state, gone, fingerprint, list_date as "listDate", price, evaluation, modality, financing`

/** Reads everything offered in `states`, and all else that is known by one of `ids`. */
export async function readKnownCatalogue(
  db: Queryable,
  states: readonly Uf[],
  ids: readonly string[],
  pause: (done: number) => Promise<void>,
): Promise<KnownCatalogue> {
  const listings = new Map<string, KnownListingFacts>()
  const keep = (rows: KnownListingFacts[]) => {
    for (const row of rows) listings.set(row.id, row)
  }
  let last = '0'
  for (;;) {
    await pause(0)
    const rows = await db.query<KnownListingFacts>(sql`
      select ${columns} from listings
      where not gone and state = any(${states}::text[]) and id > ${last}::bigint
      order by id limit ${rowsAtOnce}`)
    keep(rows)
    last = rows.at(-1)?.id ?? last
    if (rows.length < rowsAtOnce) break
  }
  const unseen = ids.filter(id => !listings.has(id))
  for (let from = 0; from < unseen.length; from += rowsAtOnce) {
    await pause(0)
    keep(
      await db.query<KnownListingFacts>(sql`
        select ${columns} from listings where id = any(${unseen.slice(from, from + rowsAtOnce)}::bigint[])`),
    )
  }
  const dates = await db.query<{ state: string; date: string }>(
    sql`select state, list_date as date from state_lists`,
  )
  return { listings, stateDates: new Map(dates.map(({ state, date }) => [state, date])) }
}

/** The knowledge before the first real list: empty, because the demonstration catalogue is removed. */
export const emptyKnownCatalogue = (): KnownCatalogue => ({ listings: new Map(), stateDates: new Map() })
