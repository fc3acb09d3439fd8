import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { notificationCalls } from '#contract/notification-calls.ts'
import type { News } from '#contract/notification-schemas.ts'
import { countListingsSince } from '#domain/search/index/search-listings.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database, Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { findFavoriteNews } from './favorite-news.ts'
import { findSearchNews } from './search-news.ts'
import { findUnseenAfter } from './unseen-since.ts'
import { recordVisit } from './record-visit.ts'

export interface NewsDependencies {
  db: Database
  index: CatalogueIndex
  now: () => Date
  guard: Pick<AccessGuard, 'plan'>
}

/** The route of news since the account's last visit. */
export function newsRoutes({ db, index, now, guard }: NewsDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  mountCall(notificationCalls.news, async ({ account }) => {
    const userId = account.id
    const instant = now()
    const since = await recordVisit(db, userId, instant)
    const kept = await totals(db, userId)
    const changes = since && (await changesSince(db, index.current().listings, userId, since, instant))
    return {
      since: since?.toISOString() ?? null,
      ...(changes ?? { newListings: 0, favorites: [], searches: [] }),
      totals: kept,
    }
  })
  return app
}

async function changesSince(
  db: Queryable,
  listings: ListingIndex,
  userId: string,
  since: Date,
  now: Date,
): Promise<Pick<News, 'newListings' | 'favorites' | 'searches'>> {
  const after = await findUnseenAfter(db, since)
  const newListings = countListingsSince(listings, emptyCriteria, after, now)
  return {
    newListings,
    favorites: await findFavoriteNews(db, userId, { since, after }),
    searches: newListings > 0 ? await findSearchNews(db, listings, userId, after, now) : [],
  }
}

async function totals(db: Queryable, userId: string): Promise<News['totals']> {
  const [row] = await db.query<News['totals']>(sql`
    select
      (select count(*) from favorites f where f.user_id = ${userId}
        and exists (select from listings l where l.id = f.property_id)) as favorites,
      (select count(*) from saved_searches where user_id = ${userId}) as searches`)
  return row as News['totals']
}
