import sql from 'sql-template-tag'
import type { MapPoints } from '#contract/catalogue-schemas.ts'
import { groupMapPoints, type PlacedListings } from '#contract/map-points.ts'
import type { PlacePrecision } from '#domain/property/geographic-place.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { states, type Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'
import { findCityPlace } from '../geo/municipalities.ts'
import { criteriaSql } from './search-conditions.ts'

interface Row {
  state: Uf
  city: string
  lat: number | null
  lng: number | null
  precision: PlacePrecision | null
  /** Comma-separated, in the order of the listings' numbers. */
  ids: string
  prices: string
  categories: string
  /** Rounded percents, comma-separated, empty when unknown. */
  discounts: string
}

/**
 * Returns all matches, grouped by place: where a geocoder found them, otherwise their municipality's seat. Reads state
 * by state, so that statements of other requests can run in between.
 */
export async function findMapPoints(db: Queryable, criteria: Criteria, now: Date): Promise<MapPoints> {
  const found: PlacedListings[] = []
  for (const state of criteria.state.length > 0 ? new Set(criteria.state) : states.map(({ uf }) => uf)) {
    const rows = await readPlaces(db, { ...criteria, state: [state] }, now)
    for (const row of rows) found.push(placeRow(row))
  }
  return groupMapPoints(found)
}

const readPlaces = (db: Queryable, criteria: Criteria, now: Date): Promise<Row[]> =>
  db.query<Row>(sql`
    with places as (
      select l.state, l.city_key, g.lat, g.lng, g.precision, min(l.id) as sample,
        string_agg(l.id::text, ',' order by l.id) as ids,
        string_agg(((l.price + 50) / 100)::text, ',' order by l.id) as prices,
        string_agg(coalesce(floor(l.discount + 0.5)::text, ''), ',' order by l.id) as discounts,
        string_agg(case l.category when 'casa' then 'c' when 'apartamento' then 'a' when 'terreno' then 't'
          when 'rural' then 'r' when 'comercial' then 'o' else '-' end, '' order by l.id) as categories
      from listings_offered l left join listing_places g on g.id = l.id and g.lat is not null
      where ${criteriaSql(criteria, now)}
      group by l.state, l.city_key, g.lat, g.lng, g.precision
    )
    select p.state, t.city, p.lat, p.lng, p.precision, p.ids, p.prices, p.categories, p.discounts
    from places p join listing_texts t on t.id = p.sample`)

const placeRow = ({ state, city, lat, lng, precision, ...columns }: Row): PlacedListings => ({
  state,
  city,
  place:
    lat !== null && lng !== null && precision !== null ? { lat, lng, precision } : findCityPlace(state, city),
  ids: columns.ids.split(',').map(Number),
  prices: columns.prices.split(',').map(Number),
  discounts: columns.discounts.split(',').map(text => (text === '' ? null : Number(text))),
  categories: columns.categories,
})
