import sql, { type Sql } from 'sql-template-tag'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { PageParameters } from '#domain/search/page-parameters.ts'
import type { Queryable } from '../database/database.ts'
import { criteriaSql } from './search-conditions.ts'
import { orderSql } from './search-ordering.ts'
import { type ListingRow, listingColumns, listingDetailJoin, toListing } from './listing-store.ts'

export interface FoundPage {
  listings: CataloguedListing[]
  /** Number of matches on all pages. */
  total: number
}

/**
 * Returns one page of the offered listings that meet a condition on `l`, and how many do, in one round trip: first
 * the numbers of the page from the narrow table, then the rows. A known total is not counted again.
 */
export async function findPage(
  db: Queryable,
  {
    where,
    order,
    page,
    limit,
    total,
  }: { where: Sql; order: Sql; total?: number | undefined } & PageParameters,
): Promise<FoundPage> {
  const rows = await db.query<ListingRow & { total: number }>(sql`
    select n.total, ${listingColumns}
    from (select ${total === undefined ? counting(where) : sql`${total}::bigint`} as total) n
    left join (
      (select l.id from listings_offered l where ${where} order by ${order}
       limit ${limit}::bigint offset ${page * limit}::bigint) p
      join listings_offered l on l.id = p.id
      ${listingDetailJoin(sql`p.id`)}
    ) on true
    order by ${order}`)
  return { listings: rows.filter(row => row.id !== null).map(toListing), total: rows[0]?.total ?? 0 }
}

const counting = (where: Sql): Sql => sql`(select count(*) from listings_offered l where ${where})`

export const searchCatalogue = (
  db: Queryable,
  criteria: Criteria,
  page: PageParameters,
  now: Date,
  total?: number,
): Promise<FoundPage> =>
  findPage(db, { where: criteriaSql(criteria, now), order: orderSql(criteria.sort, now), total, ...page })

export async function countCatalogue(db: Queryable, criteria: Criteria, now: Date): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    sql`select ${counting(criteriaSql(criteria, now))} as total`,
  )
  return row?.total ?? 0
}
