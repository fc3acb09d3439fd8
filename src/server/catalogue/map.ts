import sql from 'sql-template-tag'
import type { MapPoints } from '#contract/catalogue.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'
import { conditions } from './conditions.ts'

interface Row {
  state: Uf
  city: string
  total: number
  /** Comma-separated, in the order of the listings' numbers. */
  ids: string
  prices: string
  categories: string
  /** Rounded percents, comma-separated, nothing between the commas where unknown. */
  discounts: string
}

/** All matches, grouped by place; no place has coordinates yet. */
export async function mapPoints(db: Queryable, criteria: Criteria, now: Date): Promise<MapPoints> {
  const rows = await db.query<Row>(sql`
    with places as (
      select l.state, l.city_key, count(*) as total, min(l.id) as sample,
        string_agg(l.id::text, ',' order by l.id) as ids,
        string_agg(((l.price + 50) / 100)::text, ',' order by l.id) as prices,
        string_agg(coalesce(round(l.discount)::text, ''), ',' order by l.id) as discounts,
        string_agg(case l.category when 'casa' then 'c' when 'apartamento' then 'a' when 'terreno' then 't'
          when 'rural' then 'r' when 'comercial' then 'o' else '-' end, '' order by l.id) as categories
      from listings_offered l where ${conditions(criteria, now)}
      group by l.state, l.city_key
    )
    select p.state, t.city, p.total, p.ids, p.prices, p.categories, p.discounts
    from places p join listing_texts t on t.id = p.sample
    order by p.state, p.city_key`)
  return {
    total: rows.reduce((sum, row) => sum + row.total, 0),
    places: rows.map(({ state, city, total }) => ({
      state,
      city,
      lat: null,
      lng: null,
      precision: null,
      total,
    })),
    ids: rows.flatMap(row => differences(row.ids.split(',').map(Number))),
    discounts: rows.flatMap(row => row.discounts.split(',').map(text => (text === '' ? null : Number(text)))),
    prices: rows.flatMap(row => row.prices.split(',').map(Number)),
    categories: rows.map(row => row.categories).join(''),
  }
}

const differences = (ids: number[]): number[] => ids.map((id, at) => id - (ids[at - 1] ?? 0))
