import type { ListingEvent } from '#contract/notification-schemas.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import { dropRepeatedListings, interleaveKinds, type ListingChange } from '#domain/alerts/listing-change.ts'
import { toReais, toReaisOrNull } from '#domain/money.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { Queryable } from '../database/database.ts'
import { type ListingNotification, listListingNotifications } from './notification-store.ts'

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
export async function readListingEvents(
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
