import sql from 'sql-template-tag'
import type { CityTotals, StateTotals } from '#contract/catalogue-schemas.ts'
import { states, type Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'

/** Lists all 27 states in the order of their names, with the number of offered listings. */
export async function countByState(db: Queryable): Promise<StateTotals> {
  const rows = await db.query<{ state: Uf; total: number }>(sql`
    select state, count(*) as total from listings_offered group by state`)
  const totals = new Map(rows.map(row => [row.state, row.total]))
  return states.map(({ uf, name }) => ({ uf, name, total: totals.get(uf) ?? 0 }))
}

/** Lists the cities of a state that have listings, in the order of their names without accents. */
export const countByCity = (db: Queryable, state: Uf): Promise<CityTotals> =>
  db.query<CityTotals[number]>(sql`
    with cities as (
      select city_key, count(*) as total, min(id) as sample
      from listings_offered where state = ${state} group by city_key
    )
    select t.city as name, c.total from cities c join listing_texts t on t.id = c.sample order by c.city_key`)
