import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Facets } from '#contract/catalogue-schemas.ts'
import { categories, modalities } from '#domain/property/listing.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { priceBandEnds, priceRanges } from '#domain/search/price-bands.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'
import { criteriaSql } from './search-conditions.ts'

const maxPlaces = 50

/** The criteria that each dimension's own filter consists of. */
const filters = {
  state: ['state'],
  city: ['city'],
  neighborhood: ['neighborhood'],
  category: ['category'],
  modality: ['modality'],
  price: ['minPrice', 'maxPrice'],
} as const satisfies Record<string, readonly (keyof Criteria)[]>
type Dimension = keyof typeof filters
const dimensions = Object.keys(filters) as Dimension[]

/** What each dimension is counted over; `sample` is a listing that has the name as people write it. */
const groups: Record<Dimension, Sql> = {
  state: sql`state, state as value, null::bigint as sample`,
  city: sql`state, city_key as value, min(id) as sample`,
  neighborhood: sql`state, city_key || ' ' || neighborhood_key as value, min(id) as sample`,
  category: sql`null as state, category as value, null::bigint as sample`,
  modality: sql`null as state, modality as value, null::bigint as sample`,
  price: sql`null as state, band::text as value, null::bigint as sample`,
}
const by: Record<Dimension, Sql> = {
  state: sql`state`,
  city: sql`state, city_key`,
  neighborhood: sql`state, city_key, neighborhood_key having neighborhood_key <> ''`,
  category: sql`category`,
  modality: sql`modality`,
  price: sql`band`,
}

/**
 * Keeps only the criteria's fields of the dimension's own filter; `without` keeps all fields except those of any
 * dimension.
 */
const only = (criteria: Criteria, dimension: Dimension): Criteria => ({
  ...emptyCriteria,
  ...Object.fromEntries(filters[dimension].map(field => [field, criteria[field]])),
})
const without = (criteria: Criteria): Criteria => ({
  ...criteria,
  ...Object.fromEntries(
    dimensions.flatMap(dimension => filters[dimension]).map(field => [field, emptyCriteria[field]]),
  ),
})

const passing = (names: Dimension[]): Sql =>
  join(
    names.map(name => raw(`in_${name}`)),
    ' and ',
  )

const counted = (dimension: Dimension): Sql => sql`(
  select ${dimension} as dimension, ${groups[dimension]}, count(*) as total
  from base where ${passing(dimensions.filter(other => other !== dimension))}
  group by ${by[dimension]} order by total desc, state, value limit ${maxPlaces})`

interface Row {
  dimension: Dimension | 'total'
  state: Uf
  value: string | null
  total: number
  city: string
  neighborhood: string
}

/**
 * Counts by dimension, each with all filters but its own, so that every number says how many results choosing that
 * value would give. One pass over the listings; the 50 largest cities and neighborhoods.
 */
export async function countFacets(db: Queryable, criteria: Criteria, now: Date): Promise<Facets> {
  const flags = dimensions.map(name => sql`${criteriaSql(only(criteria, name), now)} as ${raw(`in_${name}`)}`)
  const rows = await db.query<Row>(sql`
    with base as materialized (
      select l.id, l.state, l.city_key, l.neighborhood_key, l.category, l.modality,
        width_bucket(l.price - 1, ${priceBandEnds}::bigint[]) as band, ${join(flags)}
      from listings_offered l where ${criteriaSql(without(criteria), now)}
    ), counted as (
      ${join(dimensions.map(counted), ' union all ')}
      union all select 'total', null, null, null, count(*) from base where ${passing(dimensions)}
    )
    select c.dimension, c.state, c.value, c.total, t.city, t.neighborhood
    from counted c left join listing_texts t on t.id = c.sample
    order by c.total desc, c.state, c.value`)
  return assemble(rows)
}

function assemble(rows: Row[]): Facets {
  const of = (dimension: Row['dimension']): Row[] => rows.filter(row => row.dimension === dimension)
  const totalOf = (dimension: Row['dimension'], value: string | null): number =>
    of(dimension).find(row => row.value === value)?.total ?? 0
  return {
    total: totalOf('total', null),
    state: of('state').map(row => ({ value: row.state, total: row.total })),
    city: of('city').map(row => ({ value: row.city, state: row.state, total: row.total })),
    neighborhood: of('neighborhood').map(row => ({
      value: row.neighborhood,
      city: row.city,
      state: row.state,
      total: row.total,
    })),
    category: categories.map(value => ({ value, total: totalOf('category', value) })),
    modality: modalities.map(value => ({ value, total: totalOf('modality', value) })),
    price: priceRanges.map((range, band) => ({ ...range, total: totalOf('price', String(band)) })),
  }
}
