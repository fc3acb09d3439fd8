import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { notificationCalls } from '#contract/notification-calls.ts'
import type { ListingEvent, News } from '#contract/notification-schemas.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import {
  type ListingChange,
  completeCounts,
  dropRepeatedListings,
  interleaveKinds,
} from '#domain/alerts/listing-change.ts'
import { toReais, toReaisOrNull } from '#domain/money.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { findListings } from '../catalogue/listing-store.ts'
import { type PresentationSource, currentPresentation } from '../catalogue/presentation-context.ts'
import type { Database, Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { countNotifiedListings } from './count-notified-listings.ts'
import {
  type ListingNotification,
  countListingNotifications,
  countUnread,
  listListingNotifications,
} from './notification-store.ts'
import { recordVisit } from './record-visit.ts'

const maxEvents = 20
/** Number of notifications, the newest, from which the events are chosen. */
const maxNotificationsRead = 200

interface NotifiedListing extends Omit<ListingNotification, 'changes'>, ListingChange {
  listDate: string | null
}

/**
 * Reads the first listings that the account's notifications after a moment are about, each listing once; those that no
 * longer exist are left out.
 */
async function readListingEvents(
  db: Queryable,
  userId: string,
  after: Date | null,
  context: PresentationContext,
): Promise<ListingEvent[]> {
  const notifications = await listListingNotifications(db, userId, after, maxNotificationsRead)
  const changes = notifications.flatMap(
    ({ changes: { first, listDate }, ...notification }): NotifiedListing[] =>
      first.map(change => ({ ...change, ...notification, listDate })),
  )
  const chosen = interleaveKinds(dropRepeatedListings(changes)).slice(0, maxEvents)
  const ids = [...new Set(chosen.map(({ id }) => id))]
  const listings = new Map((await findListings(db, ids)).map(listing => [listing.id, listing]))
  return chosen.flatMap(change => {
    const listing = listings.get(change.id)
    return listing ? [presentEvent(change, listing, context)] : []
  })
}

const presentEvent = (
  { notification, search, kind, price, before, rungs, modalityBefore, listDate }: NotifiedListing,
  listing: CataloguedListing,
  context: PresentationContext,
): ListingEvent => ({
  notificationId: notification.id,
  createdAt: notification.createdAt,
  read: notification.read,
  kind,
  price: toReais(price),
  priceBefore: toReaisOrNull(before),
  rungs,
  modalityBefore,
  listDate,
  reason: search === null ? { kind: 'favorite' } : { kind: 'search', ...search },
  property: presentProperty(listing, context),
})

interface NewsDependencies extends PresentationSource {
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
