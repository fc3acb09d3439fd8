import sql, { join, type Sql } from 'sql-template-tag'
import type { GeographicPlace, PlacePrecision } from '#domain/property/geographic-place.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { Queryable } from '../../database/database.ts'
import { findCityPlace } from '../../geo/municipalities.ts'

/** Listings read in one statement: few enough for other statements to run in between. */
const listingsPerRead = 1000

/** What is read for each property of a listing. */
const columns = {
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
  firstSeenAt: sql`l.first_seen_at`,
  firstListedOn: sql`l.first_list_date`,
  lastCutOn: sql`l.cut_list_date`,
} satisfies Record<Exclude<keyof SearchableListing, 'place'>, Sql>
const columnNames = Object.keys(columns) as (keyof typeof columns)[]
/** Known only where a geocoder found the place. */
const placeColumns = [sql`g.lat`, sql`g.lng`, sql`g.precision`]

/**
 * Selects listings as one text, a JSON list of each column, those of its place at the end: the embedded engine takes
 * several times as long to return rows.
 * @param listings a table expression of rows of `listings`
 */
const selectColumns = (listings: Sql): Sql => sql`
  select count(*) as total, max(l.id) as last,
    json_build_array(${join([...Object.values(columns), ...placeColumns].map(column => sql`array_agg(${column})`))})::text as columns
  from (${listings}) l
  join listing_texts t on t.id = l.id
  left join listing_places g on g.id = l.id and g.lat is not null`

interface PackedColumns {
  total: number
  last: number
  columns: string
}

function unpackListings({ total, columns: packed }: PackedColumns): SearchableListing[] {
  const values = JSON.parse(packed) as unknown[][]
  const [lat, lng, precision] = values.splice(columnNames.length) as [
    (number | null)[],
    number[],
    PlacePrecision[],
  ]
  const places = new Map<string, GeographicPlace>()
  return Array.from({ length: total }, (_, at) => {
    const row: Record<string, unknown> = {}
    for (const [column, name] of columnNames.entries()) row[name] = values[column]![at]
    const listing = row as Partial<SearchableListing> as SearchableListing
    const found = lat[at] ?? null
    listing.place =
      found === null ? findPlace(listing) : { lat: found, lng: lng[at]!, precision: precision[at]! }
    return listing
  })

  function findPlace({ state, city }: Pick<SearchableListing, 'state' | 'city'>): GeographicPlace {
    const key = `${state} ${city}`
    const place = places.get(key) ?? findCityPlace(state, city)
    places.set(key, place)
    return place
  }
}

/** Reads every offered listing; the database reads the next ones while the caller works. */
export async function* readAllListings(db: Queryable): AsyncGenerator<SearchableListing[]> {
  const readAfter = async (id: number): Promise<PackedColumns> => {
    const [packed] = await db.query<PackedColumns>(
      selectColumns(
        sql`select * from listings_offered where id > ${id}::bigint order by id limit ${listingsPerRead}::integer`,
      ),
    )
    return packed as PackedColumns
  }
  for (let reading = readAfter(-1); ; ) {
    const read = await reading
    if (read.total === 0) return
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
    const some = ids.slice(from, from + listingsPerRead).map(String)
    const [packed] = await db.query<PackedColumns>(
      selectColumns(sql`select * from listings_offered where id = any(${some}::bigint[])`),
    )
    yield unpackListings(packed as PackedColumns)
  }
}
