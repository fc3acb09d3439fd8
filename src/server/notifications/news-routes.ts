import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { notificationCalls } from '#contract/notification-calls.ts'
import type { News } from '#contract/notification-schemas.ts'
import { completeCounts } from '#domain/alerts/listing-change.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { currentPresentation, type PresentationSource } from '../catalogue/presentation-context.ts'
import type { Database, Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { countNotifiedListings } from './count-notified-listings.ts'
import { readListingEvents } from './listing-events.ts'
import { countListingNotifications, countUnread } from './notification-store.ts'
import { recordVisit } from './record-visit.ts'

export interface NewsDependencies extends PresentationSource {
  db: Database
  guard: Pick<AccessGuard, 'plan'>
}

/** The route of what the bell's notifications say about listings since the account's last visit. */
export function newsRoutes({ db, guard, ...source }: NewsDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  mountCall(notificationCalls.news, async ({ account }) => {
    const userId = account.id
    const lastVisit = await recordVisit(db, userId, source.now())
    return {
      lastVisit: lastVisit?.toISOString() ?? 'unknown',
      notifications: await countListingNotifications(db, userId, lastVisit),
      unread: await countUnread(db, userId),
      counts: completeCounts(await countNotifiedListings(db, userId, lastVisit)),
      events: await readListingEvents(db, userId, lastVisit, currentPresentation(source)),
      totals: await readTotals(db, userId),
    }
  })
  return app
}

async function readTotals(db: Queryable, userId: string): Promise<News['totals']> {
  const [row] = await db.query<News['totals']>(sql`
    select
      (select count(*) from favorites f where f.user_id = ${userId}
        and exists (select from listings l where l.id = f.property_id)) as favorites,
      (select count(*) from saved_searches where user_id = ${userId}) as searches`)
  return row as News['totals']
}
