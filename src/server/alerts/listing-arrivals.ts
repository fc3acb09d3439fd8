import sql from 'sql-template-tag'
import type { ListedFacts, ListingArrival } from '#domain/alerts/listing-arrival.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { readListingsByNumber } from '../catalogue/search-index/indexed-rows.ts'
import type { Queryable } from '../database/database.ts'

/** Listings read and matched at once: the whole of an ordinary import. */
const arrivalsAtOnce = 10_000

interface Row {
  id: number
  kind: ListingArrival['kind']
  list_date: string
  price: number
  evaluation: number | null
  modality: ListedFacts['modality']
  financing: boolean | null
  was_price: number | null
  was_evaluation: number | null
  was_modality: ListedFacts['modality']
  was_financing: boolean | null
  /** Date of the list that last cut the price, up to this one and before it. */
  cut_on: string | null
  was_cut_on: string | null
}

/**
 * Reads in large parts what an import added, brought back or changed and is still offered. Price and its last cut,
 * appraisal, modality and financing are those of its own list, whatever later lists say; everything else is current.
 * A listing whose price of that list is to be confirmed is left out: what it costs is not known.
 */
export async function* readArrivals(db: Queryable, importId: number): AsyncGenerator<ListingArrival[]> {
  for (let after = -1; ; ) {
    const rows = await db.query<Row>(sql`
      select h.listing_id as id, h.kind, h.list_date, h.price, h.evaluation, h.modality, h.financing,
        was.price as was_price, was.evaluation as was_evaluation, was.modality as was_modality,
        was.financing as was_financing, cuts.cut_on, cuts.was_cut_on
      from (
        select * from listing_history
        where import_id = ${importId}::bigint and listing_id > ${after}::bigint and kind <> 'gone'
          and not exists (
            select from listings l
            where l.id = listing_history.listing_id and l.doubtful_on = listing_history.list_date)
        order by listing_id limit ${arrivalsAtOnce}::integer) h
      left join lateral (
        select b.price, b.evaluation, b.modality, b.financing from listing_history b
        where b.listing_id = h.listing_id and b.import_id < h.import_id
        order by b.import_id desc limit 1) was on h.kind = 'changed'
      left join lateral (
        select (array_agg(c.list_date order by c.import_id desc))[1] as cut_on,
          (array_agg(c.list_date order by c.import_id desc) filter (where c.import_id < h.import_id))[1] as was_cut_on
        from (
          select b.import_id, b.list_date, b.price < lag(b.price) over (order by b.import_id) as cut
          from listing_history b
          where b.listing_id = h.listing_id and b.import_id <= h.import_id) c
        where c.cut) cuts on true
      order by h.listing_id`)
    const last = rows.at(-1)
    if (last === undefined) return
    const byNumber = new Map(rows.map(row => [String(row.id), row]))
    const arrivals: ListingArrival[] = []
    for await (const listings of readListingsByNumber(
      db,
      rows.map(({ id }) => id),
    ))
      for (const listing of listings) {
        const row = byNumber.get(listing.id)
        if (row) arrivals.push(toArrival(row, listing))
      }
    yield arrivals
    after = last.id
  }
}

function toArrival(row: Row, current: SearchableListing): ListingArrival {
  const { kind, price, evaluation, modality, cut_on: lastCutOn } = row
  // When no list states it, the bank's page may.
  const financing = row.financing ?? current.financing
  const after: SearchableListing = {
    ...current,
    price,
    evaluation,
    modality,
    financing,
    lastCutOn,
    // Later lists are not known to this one.
    history: current.history.filter(({ listDate }) => listDate <= row.list_date),
  }
  if (row.was_price === null) return { kind, after, before: null }
  const before: SearchableListing = {
    ...after,
    price: row.was_price,
    evaluation: row.was_evaluation,
    modality: row.was_modality,
    financing: row.was_financing,
    lastCutOn: row.was_cut_on,
    history: after.history.slice(0, -1),
  }
  return { kind, after, before }
}
