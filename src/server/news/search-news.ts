import sql from 'sql-template-tag'
import type { News } from '#contract/notification-schemas.ts'
import { readSavedFilters } from '#domain/search/saved-filters.ts'
import { criteriaSql } from '../catalogue/search-conditions.ts'
import type { Queryable } from '../database/database.ts'
import { listSavedSearches } from '../searches/saved-search-store.ts'

type SearchNews = News['searches'][number]

/** Maximum number of an account's saved searches that are checked, the last saved first. */
const maxCheckedSearches = 50

/**
 * Finds saved searches with matching listings that entered after a moment and are still offered, the last saved
 * first. Runs one statement per search, because one for all could occupy an embedded database for too long.
 */
export async function findSearchNews(
  db: Queryable,
  userId: string,
  after: Date,
  now: Date,
): Promise<SearchNews[]> {
  const news: SearchNews[] = []
  for (const { id, name, filters } of (await listSavedSearches(db, userId)).slice(0, maxCheckedSearches)) {
    const [row] = await db.query<{ fresh: number }>(sql`
      select count(*) as fresh from listings_offered l
      where l.first_seen_at > ${after}::timestamptz and ${criteriaSql(readSavedFilters(filters), now)}`)
    if (row && row.fresh > 0) news.push({ id, name, newListings: row.fresh })
  }
  return news
}
