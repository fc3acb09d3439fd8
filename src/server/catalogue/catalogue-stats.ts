import sql from 'sql-template-tag'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import type { Queryable } from '../database/database.ts'
import { readCatalogueState } from './listing-store.ts'

/** Returns the totals of the catalogue and when it was last updated. */
export async function readStats(db: Queryable, index: ListingIndex): Promise<CatalogueStats> {
  const { source, updatedAt, listDate, newLastImport } = await readCatalogueState(db)
  const [counts] = await db.query<{ gone: number }>(sql`select count(*) as gone from listings_gone`)
  return {
    total: index.size,
    states: new Set(index.columns.state).size,
    source,
    updatedAt: updatedAt?.toISOString() ?? null,
    listDate,
    newLastImport,
    gone: counts?.gone ?? 0,
  }
}
