import sql from 'sql-template-tag'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { presentStateLists } from '#contract/present-state-lists.ts'
import type { Queryable } from '../database/database.ts'
import type { IndexedVersion } from './search-index/catalogue-index.ts'

/** Returns the totals of this version of the catalogue and when it was last updated. */
export async function readStats(
  db: Queryable,
  { listings, state: { source, updatedAt, listDate, newLastImport } }: IndexedVersion,
): Promise<CatalogueStats> {
  const [counts] = await db.query<{ gone: number }>(sql`select count(*) as gone from listings_gone`)
  return {
    total: listings.size,
    ...presentStateLists(listings),
    source,
    updatedAt: updatedAt?.toISOString() ?? null,
    listDate,
    newLastImport,
    gone: counts?.gone ?? 0,
  }
}
