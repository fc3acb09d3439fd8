import { readSitePath } from '#domain/link-target.ts'
import { createHash } from 'node:crypto'
import { pagePaths } from '#contract/page-paths.ts'
import { readResidentBuyerQuestion } from '#contract/home-profile-schemas.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import type { Account } from '../account/account-store.ts'
import { readGivenName } from '../account/welcome-mail.ts'
import { writeAuctionCalendar } from '../calendar/auction-calendar.ts'
import { readJudgedFor } from '../catalogue/decision/judged-for.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { Queryable } from '../database/database.ts'
import { type QueuedMail, mailPriorities } from '../mail/outbox.ts'
import { type DigestListing, writeDigestMail, type DigestItem, maxDigestItems } from './digest-mail.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'
import type { WaitingNotification } from './waiting-notifications.ts'

interface DigestSources {
  /** What the listings are presented with. */
  presentation: PresentationContext
  /** Without a trailing slash. */
  siteUrl: string
  /** Signs the unsubscribe links. */
  secret: string
  now: Date
}

/** The most important first. */
const typeOrder: readonly WaitingNotification['type'][] = ['auction', 'client', 'system', 'deal', 'news']

/** Makes an absolute URL of a page of this site; `null` for anything else. */
function toAbsoluteUrl(link: string | null, siteUrl: string): string | null {
  const path = readSitePath(link)
  return path === null ? null : siteUrl + path
}

/**
 * Writes the mail about these notifications, at least one, which expire at the same time; the mail has the same id
 * whenever it is about the same notifications.
 */
export async function composeDigest(
  tx: Queryable,
  account: Account,
  notifications: readonly WaitingNotification[],
  { presentation, siteUrl, secret, now }: DigestSources,
): Promise<QueuedMail> {
  const sorted = [...notifications].sort(
    (one, other) =>
      Number(other.urgent) - Number(one.urgent) ||
      typeOrder.indexOf(one.type) - typeOrder.indexOf(other.type),
  )
  const included = sorted.slice(0, maxDigestItems.notifications)
  const listings = await listingsOf(tx, account, included, presentation)
  const token = (searchId: string | null) => createUnsubscribeToken({ userId: account.id, searchId }, secret)
  const page = (searchId: string | null) => `${siteUrl}${pagePaths.unsubscribe}?token=${token(searchId)}`

  const gathered = sorted.map(
    (notification): DigestItem => ({
      ...notification,
      link: toAbsoluteUrl(notification.link, siteUrl),
      unsubscribeUrl: notification.search_id && page(notification.search_id),
      listings: idsOf(notification).flatMap(id => listings.get(id) ?? []),
    }),
  )
  const auctions = included.filter(({ type }) => type === 'auction').flatMap(idsOf)
  return {
    id: deriveMailId(notifications),
    to: account.email,
    priority: sorted[0]?.urgent ? mailPriorities.soon : mailPriorities.digest,
    expiresAt: sorted[0]?.expires_at ?? null,
    unsubscribeUrl: `${siteUrl}/api/unsubscribe?token=${token(null)}`,
    calendar: writeAuctionCalendar(
      [...new Set(auctions)].flatMap(id => listings.get(id)?.listing ?? []),
      siteUrl,
      presentation,
    ),
    ...writeDigestMail({
      name: readGivenName(account),
      notifications: gathered,
      rhythm: account.preferences.rhythm,
      siteUrl,
      unsubscribe: page(null),
      now,
    }),
  }
}

const idsOf = ({ listings }: WaitingNotification): string[] =>
  listings.slice(0, maxDigestItems.listings).map(String)

async function listingsOf(
  tx: Queryable,
  account: Account,
  notifications: readonly WaitingNotification[],
  presentation: PresentationContext,
): Promise<Map<string, DigestListing>> {
  const ids = [...new Set(notifications.flatMap(idsOf))]
  if (ids.length === 0) return new Map()
  const judgedFor = await readJudgedFor(tx, account.id, ids)
  const home = readResidentBuyerQuestion(account.home)
  return new Map(
    (await findListings(tx, ids)).map(listing => [
      listing.id,
      { listing, property: presentProperty(listing, presentation), judgedFor: judgedFor(listing.id), home },
    ]),
  )
}

/** Derives a uuid from the notifications' ids. */
function deriveMailId(notifications: readonly WaitingNotification[]): string {
  const ids = notifications.map(({ id }) => id).sort()
  const hex = createHash('sha256').update(ids.join()).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
