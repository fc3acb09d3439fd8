import sql, { type Sql } from 'sql-template-tag'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import type { StateLists } from '#domain/search/index/listing-index.ts'
import { type SearchableListing, toDayNumber } from '#domain/search/index/searchable-listing.ts'
import type { Queryable } from '../../database/database.ts'
import { findCityPlace } from '../../geo/municipalities.ts'

/** Listings read in one statement: few enough for other statements to run in between. */
const listingsPerRead = 1000

/**
 * Selects rows of `SearchableListing` as one text of JSON objects (`place` only where a geocoder found one), separated by commas: the embedded engine takes three times as long to
 * return each column by itself.
 * @param listings a table expression of rows of `listings`
 */
const selectRows = (listings: Sql): Sql => sql`
  select count(*) as total, max(r.number) as last, string_agg(row_to_json(r)::text, ',') as rows
  from (
    select l.id as number, l.id::text as id, l.state, t.city, t.neighborhood, t.address, t.description,
      t.property_type as "propertyType", l.category, l.modality, l.price, l.evaluation, l.area, l.rooms, l.garage,
      l.financing, l.fgts, l.occupancy, l.first_auction_at as "firstAuctionAt",
      l.second_auction_at as "secondAuctionAt", l.photo_missing as "photoMissing", l.first_seen_at as "firstSeenAt",
      l.first_list_date as "firstListedOn", l.cut_list_date as "lastCutOn",
      case when g.id is not null
        then json_build_object('lat', g.lat, 'lng', g.lng, 'precision', g.precision) end as place
    from (${listings}) l
    join listing_texts t on t.id = l.id
    left join listing_places g on g.id = l.id and g.lat is not null) r`

interface PackedRows {
  total: number
  last: number
  rows: string | null
}

function unpackRows({ rows }: PackedRows): SearchableListing[] {
  const unpacked = JSON.parse(`[${rows ?? ''}]`) as SearchableListing[]
  const places = new Map<string, GeographicPlace>()
  for (const row of unpacked) {
    if (row.place !== null) continue
    const city = `${row.state} ${row.city}`
    row.place = places.get(city) ?? findCityPlace(row.state, row.city)
    places.set(city, row.place)
  }
  return unpacked
}

/** Reads every offered listing; the database reads the next ones while the caller works. */
export async function* readAllListings(db: Queryable): AsyncGenerator<SearchableListing[]> {
  const readAfter = async (id: number): Promise<PackedRows> => {
    const [packed] = await db.query<PackedRows>(
      selectRows(
        sql`select * from listings_offered where id > ${id}::bigint order by id limit ${listingsPerRead}::integer`,
      ),
    )
    return packed as PackedRows
  }
  for (let reading = readAfter(-1); ; ) {
    const read = await reading
    if (read.total === 0) return
    reading = readAfter(read.last)
    reading.catch(() => undefined)
    yield unpackRows(read)
  }
}

/** Reads the listings with these numbers that are offered. */
export async function* readListingsByNumber(
  db: Queryable,
  ids: readonly number[],
): AsyncGenerator<SearchableListing[]> {
  for (let from = 0; from < ids.length; from += listingsPerRead) {
    const some = ids.slice(from, from + listingsPerRead).map(String)
    const [packed] = await db.query<PackedRows>(
      selectRows(sql`select * from listings_offered where id = any(${some}::bigint[])`),
    )
    yield unpackRows(packed as PackedRows)
  }
}

/** Reads the dates of each state's whole lists. */
export async function readStateLists(db: Queryable): Promise<ReadonlyMap<string, StateLists>> {
  const rows = await db.query<{ state: string; first_list_date: string; list_date: string }>(
    sql`select state, first_list_date, list_date from state_lists`,
  )
  return new Map(
    rows.map(row => [
      row.state,
      { first: toDayNumber(row.first_list_date), newest: toDayNumber(row.list_date) },
    ]),
  )
}
