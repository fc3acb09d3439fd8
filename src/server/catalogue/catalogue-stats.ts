import sql from 'sql-template-tag'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { Queryable } from '../database/database.ts'
import { readCatalogueState } from './listing-store.ts'

/** Returns the totals of the catalogue and when it was last updated. */
export async function readStats(db: Queryable): Promise<CatalogueStats> {
  const { source, updatedAt, listDate, newLastImport } = await readCatalogueState(db)
  const [counts] = await db.query<{ total: number; states: number; gone: number }>(sql`
    select coalesce(sum(total), 0)::bigint as total, count(*) as states,
      (select count(*) from listings_gone) as gone
    from (select count(*) as total from listings_offered group by state) by_state`)
  const { total, states, gone } = counts ?? { total: 0, states: 0, gone: 0 }
  return {
    total,
    states,
    source,
    updatedAt: updatedAt?.toISOString() ?? null,
    listDate,
    newLastImport,
    gone,
  }
}
