import type { ListingEvent } from '#contract/notification-schemas.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import { interleaveKinds, type ListingChange } from '#domain/alerts/listing-change.ts'
import { toReais } from '#domain/money.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { Queryable } from '../database/database.ts'
import type { ListingNotification } from './notification-store.ts'

const maxEvents = 20

interface NotifiedListing extends Omit<ListingNotification, 'changes'>, ListingChange {
  listDate: string | null
}

/** Reads the first listings that notifications are about; those that no longer exist are left out. */
export async function readListingEvents(
  db: Queryable,
  notifications: readonly ListingNotification[],
  context: PresentationContext,
): Promise<ListingEvent[]> {
  const changes = notifications.flatMap(({ changes: { first, listDate }, ...about }): NotifiedListing[] =>
    first.map(change => ({ ...change, ...about, listDate })),
  )
  const chosen = interleaveKinds(changes).slice(0, maxEvents)
  const ids = [...new Set(chosen.map(({ id }) => id))]
  const listings = new Map((await findListings(db, ids)).map(listing => [listing.id, listing]))
  return chosen.flatMap(change => {
    const listing = listings.get(change.id)
    return listing ? [presentEvent(change, listing, context)] : []
  })
}

const presentEvent = (
  { notification, search, kind, price, before, next, listDate }: NotifiedListing,
  listing: CataloguedListing,
  context: PresentationContext,
): ListingEvent => ({
  notificationId: notification.id,
  createdAt: notification.createdAt,
  read: notification.read,
  kind,
  price: toReais(price),
  priceBefore: before === null ? null : toReais(before),
  nextPrice: next === null ? null : toReais(next),
  returnBefore: before === null ? null : presentProperty({ ...listing, price: before }, context).netRoi,
  listDate,
  reason: search === null ? { kind: 'favorite' } : { kind: 'search', ...search },
  property: presentProperty(listing, context),
})
