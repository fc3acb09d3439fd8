import { createHash } from 'node:crypto'
import { pagePaths } from '#contract/pages.ts'
import type { CataloguedListing } from '#domain/property/property.ts'
import type { Account } from '../account/store.ts'
import { ownName } from '../account/welcome.ts'
import { auctionCalendar } from '../calendar/auctions.ts'
import { listingsById } from '../catalogue/store.ts'
import type { Queryable } from '../database/database.ts'
import { type Mail, priorities } from '../mail/outbox.ts'
import { digestLetter, type Gathered, most } from './letter.ts'
import { unsubscribeToken } from './token.ts'
import type { WaitingNotice } from './waiting.ts'

interface Site {
  /** Without a trailing slash. */
  siteUrl: string
  /** Signs the unsubscribe links. */
  secret: string
  now: Date
}

/** The most important first. */
const order: readonly WaitingNotice['type'][] = ['auction', 'system', 'deal', 'news']

/** Makes an absolute URL of a page of this site; `null` for anything else. */
const whole = (link: string | null, siteUrl: string): string | null =>
  link !== null && /^\/(?!\/)/.test(link) ? siteUrl + link : null

/**
 * Writes the mail about these notifications, at least one, which expire at the same time; the mail has the same id
 * whenever it is about the same notifications.
 */
export async function composeDigest(
  tx: Queryable,
  account: Account,
  notices: readonly WaitingNotice[],
  { siteUrl, secret, now }: Site,
): Promise<Mail> {
  const sorted = [...notices].sort(
    (one, other) =>
      Number(other.urgent) - Number(one.urgent) || order.indexOf(one.type) - order.indexOf(other.type),
  )
  const told = sorted.slice(0, most.notices)
  const listings = await listingsOf(tx, told)
  const token = (searchId: string | null) => unsubscribeToken({ userId: account.id, searchId }, secret)
  const page = (searchId: string | null) => `${siteUrl}${pagePaths.unsubscribe}?token=${token(searchId)}`

  const gathered = sorted.map(
    (notice): Gathered => ({
      ...notice,
      link: whole(notice.link, siteUrl),
      ends: notice.search_id && page(notice.search_id),
      listings: idsOf(notice).flatMap(id => listings.get(id) ?? []),
    }),
  )
  const auctions = told.filter(({ type }) => type === 'auction').flatMap(idsOf)
  return {
    id: idOf(notices),
    to: account.email,
    priority: sorted[0]?.urgent ? priorities.soon : priorities.digest,
    expiresAt: sorted[0]?.expires_at ?? null,
    unsubscribeUrl: `${siteUrl}/api/unsubscribe?token=${token(null)}`,
    calendar: auctionCalendar(
      [...new Set(auctions)].flatMap(id => listings.get(id) ?? []),
      siteUrl,
      now,
    ),
    ...digestLetter({
      name: ownName(account),
      notices: gathered,
      rhythm: account.preferences.rhythm,
      siteUrl,
      unsubscribe: page(null),
      now,
    }),
  }
}

const idsOf = ({ listings }: WaitingNotice): string[] => listings.slice(0, most.listings).map(String)

async function listingsOf(
  tx: Queryable,
  notices: readonly WaitingNotice[],
): Promise<Map<string, CataloguedListing>> {
  const ids = [...new Set(notices.flatMap(idsOf))]
  if (ids.length === 0) return new Map()
  return new Map((await listingsById(tx, ids)).map(listing => [listing.id, listing]))
}

/** Derives a uuid from the notifications' ids. */
function idOf(notices: readonly WaitingNotice[]): string {
  const ids = notices.map(({ id }) => id).sort()
  const hex = createHash('sha256').update(ids.join()).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
