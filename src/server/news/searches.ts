import sql from 'sql-template-tag'
import type { News } from '#contract/notifications.ts'
import { readFilters } from '#domain/search/filters-json.ts'
import { conditions } from '../catalogue/conditions.ts'
import type { Queryable } from '../database/database.ts'
import { searchesOf } from '../searches/store.ts'

type SearchNews = News['searches'][number]

/** How many of somebody's searches are looked at, the last ones saved first. */
const mostLookedAt = 50

/**
 * Saved searches that listings fit which entered after a moment and are still offered, the last ones saved first.
 * One statement each: together they could keep an embedded database from everybody else for too long.
 */
export async function searchNews(
  db: Queryable,
  userId: string,
  after: Date,
  now: Date,
): Promise<SearchNews[]> {
  const news: SearchNews[] = []
  for (const { id, name, filters } of (await searchesOf(db, userId)).slice(0, mostLookedAt)) {
    const [row] = await db.query<{ fresh: number }>(sql`
      select count(*) as fresh from listings_offered l
      where l.first_seen_at > ${after}::timestamptz and ${conditions(readFilters(filters), now)}`)
    if (row && row.fresh > 0) news.push({ id, name, newListings: row.fresh })
  }
  return news
}
