import sql from 'sql-template-tag'
import { type ListingArrival, applyListedFacts, type ListedFacts } from '#domain/alerts/listing-arrival.ts'
import type { SearchableListing } from '#domain/search/searchable-listing.ts'
import type { Queryable } from '../database/database.ts'

/** Number of listings read at once. */
const batchSize = 250

interface Row {
  listing_id: number
  kind: ListingArrival['kind']
  told_price: number
  told_evaluation: number | null
  told_modality: ListedFacts['modality']
  told_financing: boolean | null
  was_price: number | null
  was_evaluation: number | null
  was_modality: ListedFacts['modality']
  was_financing: boolean | null
  /** `null` when it is no longer offered. */
  id: number | null
  state: SearchableListing['state']
  city_key: string
  neighborhood_key: string
  category: SearchableListing['category']
  area: number | null
  rooms: number | null
  garage: number | null
  financing: boolean | null
  fgts: boolean | null
  occupancy: SearchableListing['occupancy']
  first_auction_at: Date | null
  second_auction_at: Date | null
  photo_missing: boolean
  first_seen_at: Date
  search_text: string
}

/**
 * Reads in batches what an import added, brought back or changed and is still offered. Price, appraisal, modality and
 * financing are those of its own list, whatever later lists say; everything else is current.
 */
export async function* readArrivals(db: Queryable, importId: number): AsyncGenerator<ListingArrival[]> {
  let after = -1
  for (;;) {
    const rows = await db.query<Row>(sql`
      select h.listing_id, h.kind, h.price as told_price, h.evaluation as told_evaluation,
        h.modality as told_modality, h.financing as told_financing,
        was.price as was_price, was.evaluation as was_evaluation, was.modality as was_modality,
        was.financing as was_financing,
        l.id, l.state, l.city_key, l.neighborhood_key, l.category, l.area, l.rooms, l.garage, l.financing, l.fgts,
        l.occupancy, l.first_auction_at, l.second_auction_at, l.photo_missing, l.first_seen_at, l.search_text
      from (
        select * from listing_history
        where import_id = ${importId}::bigint and listing_id > ${after}::bigint and kind <> 'gone'
        order by listing_id limit ${batchSize}::integer) h
      left join listings_offered l on l.id = h.listing_id
      left join lateral (
        select b.price, b.evaluation, b.modality, b.financing from listing_history b
        where b.listing_id = h.listing_id and b.import_id < h.import_id
        order by b.import_id desc limit 1) was on h.kind = 'changed'
      order by h.listing_id`)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.filter(row => row.id !== null).map(arrival)
    after = last.listing_id
  }
}

function arrival(row: Row): ListingArrival {
  const listed: ListedFacts = {
    price: row.told_price,
    evaluation: row.told_evaluation,
    modality: row.told_modality,
    // When no list states it, the bank's page may.
    financing: row.told_financing ?? row.financing,
  }
  const listing: SearchableListing = {
    id: String(row.listing_id),
    state: row.state,
    cityKey: row.city_key,
    neighborhoodKey: row.neighborhood_key,
    category: row.category,
    area: row.area,
    rooms: row.rooms,
    garage: row.garage,
    fgts: row.fgts,
    occupancy: row.occupancy,
    firstAuctionAt: row.first_auction_at?.toISOString() ?? null,
    secondAuctionAt: row.second_auction_at?.toISOString() ?? null,
    photoMissing: row.photo_missing,
    firstSeenAt: row.first_seen_at.toISOString(),
    searchText: row.search_text,
    discount: null,
    roi: null,
    netRoi: null,
    ...listed,
  }
  const before =
    row.was_price === null
      ? null
      : applyListedFacts(listing, {
          price: row.was_price,
          evaluation: row.was_evaluation,
          modality: row.was_modality,
          financing: row.was_financing,
        })
  return { kind: row.kind, after: applyListedFacts(listing, listed), before }
}
