import sql, { type Sql } from 'sql-template-tag'
import { readDebtFacts } from '#domain/edital/debt-facts.ts'
import type { HistoryRecord } from '#domain/analysis/price-trajectory.ts'
import type { RoundRecord } from '#domain/ladder/ladder-windows.ts'
import type { Modality } from '#domain/property/listing.ts'
import type { DebtRules } from '#domain/property/bank-page.ts'
import type { GeographicPlace, PlacePrecision } from '#domain/property/geographic-place.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { Queryable } from '../../database/database.ts'
import { type PackedColumns, packRows, unpackRows } from '../../database/packed-rows.ts'
import { findCityPlace } from '../../geo/municipalities.ts'

/** Listings read in one statement: few enough for other statements to run in between. */
const listingsPerRead = 500

/** A listing without its place, and what a geocoder found of it: all `null` where it found nothing. */
type IndexedRow = Omit<
  SearchableListing,
  'place' | 'pageRead' | 'debtsStated' | 'condoDebtLimit' | 'history'
> & {
  /** Date, price, appraisal, modality and kind of each entry, oldest first; `null` = the listing never changed. */
  entries: [string, number, number | null, Modality | null, HistoryRecord['kind']][] | null
  pageModality: string | null
  pageEvaluation: number | null
  pageDebts: DebtRules | null
  lat: number | null
  lng: number | null
  precision: PlacePrecision | null
}

const columns: PackedColumns<IndexedRow> = {
  id: sql`l.id::text`,
  state: sql`l.state`,
  city: sql`t.city`,
  neighborhood: sql`t.neighborhood`,
  address: sql`t.address`,
  description: sql`t.description`,
  propertyType: sql`t.property_type`,
  category: sql`l.category`,
  modality: sql`l.modality`,
  price: sql`l.price`,
  evaluation: sql`l.evaluation`,
  area: sql`l.area`,
  rooms: sql`l.rooms`,
  garage: sql`l.garage`,
  financing: sql`l.financing`,
  fgts: sql`l.fgts`,
  occupancy: sql`l.occupancy`,
  firstAuctionAt: sql`l.first_auction_at`,
  secondAuctionAt: sql`l.second_auction_at`,
  photoMissing: sql`l.photo_missing`,
  unseen: sql`case when l.unseen_since is not null then json_build_object(
    'since', l.unseen_since, 'seenOn', coalesce(l.seen_on, l.list_date)) end`,
  firstSeenAt: sql`l.first_seen_at`,
  firstListedOn: sql`l.first_list_date`,
  lastCutOn: sql`l.cut_list_date`,
  lat: sql`g.lat`,
  lng: sql`g.lng`,
  precision: sql`g.precision`,
  paid: sql`p.paid`,
  entries: sql`case when l.changed_at > l.first_seen_at then (
    select json_agg(json_build_array(h.list_date, h.price, h.evaluation, h.modality, h.kind)
      order by h.list_date, h.import_id)
    from listing_history h where h.listing_id = l.id) end`,
  pageModality: sql`b.page->>'modality'`,
  pageEvaluation: sql`b.page->'evaluation'`,
  pageDebts: sql`b.page->'debts'`,
}

/** @param listings a table expression of rows of `listings` */
const selectListings = (listings: Sql): Sql => sql`
  select max(l.id) as last, ${packRows(columns)} as packed
  from (${listings}) l
  join listing_texts t on t.id = l.id
  left join listing_pages b on b.id = l.id
  left join listing_places g on g.id = l.id and g.lat is not null
  left join listing_paid_prices p on p.id = l.id`

interface PackedListings {
  /** The highest number, `null` = there are no listings. */
  last: number | null
  packed: string
}

function unpackListings({ packed }: PackedListings): SearchableListing[] {
  const places = new Map<string, GeographicPlace>()
  return unpackRows(columns, packed).map(row =>
    Object.assign(row, {
      place: findPlace(row),
      pageRead: row.pageDebts !== null,
      ...readDebts(row),
      history: (row.entries ?? []).map(
        ([listDate, price, evaluation, modality, kind]): RoundRecord => ({
          listDate,
          price,
          evaluation,
          modality,
          kind,
        }),
      ),
    }),
  )

  function readDebts(row: IndexedRow) {
    const { pageDebts, pageModality, pageEvaluation } = row
    return readDebtFacts(
      pageDebts && { ...pageDebts, modality: pageModality, evaluation: pageEvaluation },
      row,
    )
  }

  function findPlace({ state, city, lat, lng, precision }: IndexedRow): GeographicPlace {
    if (lat !== null && lng !== null && precision !== null) return { lat, lng, precision }
    const key = `${state} ${city}`
    const place = places.get(key) ?? findCityPlace(state, city)
    places.set(key, place)
    return place
  }
}

/** Reads every offered listing; the database reads the next ones while the caller works. */
export async function* readAllListings(db: Queryable): AsyncGenerator<SearchableListing[]> {
  const readAfter = async (id: number): Promise<PackedListings> => {
    const [read] = await db.query<PackedListings>(
      selectListings(
        sql`select * from listings_offered where id > ${id}::bigint order by id limit ${listingsPerRead}::integer`,
      ),
    )
    return read as PackedListings
  }
  for (let reading = readAfter(-1); ; ) {
    const read = await reading
    if (read.last === null) return
    reading = readAfter(read.last)
    reading.catch(() => undefined)
    yield unpackListings(read)
  }
}

/** Reads the listings with these numbers that are offered. */
export async function* readListingsByNumber(
  db: Queryable,
  ids: readonly number[],
): AsyncGenerator<SearchableListing[]> {
  for (let from = 0; from < ids.length; from += listingsPerRead) {
    const chunk = ids.slice(from, from + listingsPerRead).map(String)
    const [read] = await db.query<PackedListings>(
      selectListings(sql`select * from listings_offered where id = any(${chunk}::bigint[])`),
    )
    yield unpackListings(read as PackedListings)
  }
}
