import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { readResidentBuyerQuestion } from '#contract/home-profile-schemas.ts'
import type { Notification } from '#contract/notification-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import { isDigestDue, lastDigestTime } from '#domain/alerts/digest-schedule.ts'
import { readSitePath } from '#domain/link-target.ts'
import { type Account, findAccount } from '../account/account-store.ts'
import { readGivenName } from '../account/welcome-mail.ts'
import { type BackgroundWorker, startWorker } from '../background/worker.ts'
import { writeAuctionCalendar } from '../calendar/auction-calendar.ts'
import { readJudgedFor } from '../catalogue/decision/judged-for.ts'
import { findListings } from '../catalogue/listing-store.ts'
import { type PresentationSource, currentPresentation } from '../catalogue/presentation-context.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { Database, Queryable } from '../database/database.ts'
import { type DigestItem, type DigestListing, maxDigestItems, writeDigestMail } from './digest-mail.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'
import { type QueuedMail, isSingleAddress, mailPriorities } from '../mail/outbox.ts'
import { isChannelWanted, staysAfterPlan } from '../notifications/channel-choice.ts'
import { mayLeaveSql } from '../notifications/waiting-for-channels.ts'

/** A notification to be sent by mail. */
interface WaitingNotification {
  id: string
  type: Notification['type']
  title: string
  description: string
  link: string | null
  urgent: boolean
  /** After this instant no mail shows it. */
  expires_at: Date | null
  /** The saved search it is about. */
  search_id: string | null
  /** Whether the search was deleted or its alerts were turned off meanwhile. */
  silenced: boolean
  /** Listing numbers. */
  listings: number[]
  total: number
  created_at: Date
}

/** Lists accounts after `after` (by id) for which a digest is due now, at most `atMost`. */
export async function listDueAccounts(
  db: Queryable,
  now: Date,
  after: string,
  atMost: number,
): Promise<string[]> {
  const [daily, weekly] = (['daily', 'weekly'] as const).map(
    rhythm => new Date(lastDigestTime(rhythm, now.getTime())),
  )
  const rows = await db.query<{ user_id: string }>(sql`
    select distinct n.user_id from notifications n join usuarios u on u.id = n.user_id
    where n.mail = 'waiting' and n.user_id > ${after}::text and ${mayLeaveSql(now)} and (n.urgent or case u.preferencias->>'rhythm'
      when 'daily' then n.created_at < ${daily}::timestamptz
      when 'weekly' then n.created_at < ${weekly}::timestamptz else true end)
    order by n.user_id limit ${atMost}::integer`)
  return rows.map(({ user_id }) => user_id)
}

/** Locks the due notifications of an account until the transaction ends. Urgent and newest first. */
export async function lockDueNotifications(
  tx: Queryable,
  { id, preferences }: Pick<Account, 'id' | 'preferences'>,
  now: Date,
): Promise<WaitingNotification[]> {
  const rows = await tx.query<WaitingNotification>(sql`
    select n.id, n.type, n.title, n.description, n.link, n.urgent, n.expires_at, n.search_id,
      n.search_id is not null and not exists (
        select from saved_searches s where s.id = n.search_id and s.user_id = n.user_id and s.alerts) as silenced,
      to_json(n.listings) as listings, n.total, n.created_at
    from notifications n where n.user_id = ${id} and n.mail = 'waiting' and ${mayLeaveSql(now)}
    order by n.urgent desc, n.created_at desc, n.id for update`)
  const calm = rows.filter(({ urgent }) => !urgent)
  const oldest = calm.at(-1)?.created_at.getTime()
  const due = oldest !== undefined && isDigestDue(preferences.rhythm, oldest, now.getTime())
  return rows.filter(({ urgent }) => urgent || due)
}

/** Marks notifications that were put into a mail or must not be mailed at all. */
export async function markNotificationsHandled(
  tx: Queryable,
  ids: readonly string[],
  mail: 'queued' | 'none',
): Promise<void> {
  if (ids.length === 0) return
  await tx.query(sql`update notifications set mail = ${mail} where id = any(${ids}::uuid[])`)
}

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

export interface DigestDependencies extends Pick<PresentationSource, 'index'> {
  log: Logger
  now: () => Date
  siteUrl: () => string
  /** Signs the unsubscribe links. */
  secret: string
  /** Puts a mail into the outbox, in the caller's transaction. */
  send: (tx: Queryable, mail: QueuedMail) => Promise<void>
  /** Milliseconds between two rounds. */
  every?: number
  /** Number of accounts read at once. */
  page?: number
}

/**
 * Gathers what accounts were notified of into mails, at the rhythm each chose; one process at a time. An account's
 * notifications are marked in the transaction that puts their mail into the outbox: none is lost, none goes twice,
 * wherever it is cut off.
 */
export function startDigestWorker(
  db: Database,
  { every = 30_000, page = 200, ...dependencies }: DigestDependencies,
): BackgroundWorker {
  const anyDue = async () => (await listDueAccounts(db, dependencies.now(), '', 1)).length > 0
  return startWorker(
    {
      name: 'digests',
      every,
      kickAgain: 1_000,
      lock: 'digests',
      untilDue: async () => ((await anyDue()) ? 0 : every),
      run: stopping => digestDueOnes(db, { ...dependencies, page }, stopping),
    },
    { db, log: dependencies.log },
  )
}

async function digestDueOnes(
  db: Database,
  { page, ...dependencies }: DigestDependencies & { page: number },
  stopping: AbortSignal,
): Promise<void> {
  let ids: string[] = []
  do {
    ids = await listDueAccounts(db, dependencies.now(), ids.at(-1) ?? '', page)
    for (const id of ids) {
      if (stopping.aborted) return
      try {
        await db.transaction(tx => digestOf(tx, id, dependencies))
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error
        dependencies.log.error(
          { err: error, account: id },
          'the notifications of an account cannot be gathered',
        )
      }
    }
  } while (ids.length === page)
}

/**
 * Makes a digest by the account's current preferences, even if they were others when it was notified. Notifications that
 * expire get a mail of their own, so that its expiry drops nothing else.
 */
async function digestOf(
  tx: Queryable,
  id: string,
  { index, now, siteUrl, secret, send }: DigestDependencies,
): Promise<void> {
  // Locks the account, so that a concurrent deletion or unsubscription either finds this mail in the outbox or is
  // seen here.
  await tx.query(sql`select from usuarios where id = ${id} for share`)
  const account = await findAccount(tx, id)
  if (account === null) return
  const due = await lockDueNotifications(tx, account, now())
  const idsOf = (notifications: readonly WaitingNotification[]) =>
    notifications.map(notification => notification.id)
  const [wanted, unwanted] = partition(due, notification => wants(account, notification, now()))
  await markNotificationsHandled(tx, idsOf(unwanted), 'none')
  const presentation = currentPresentation({ index, now })
  const sources = { presentation, siteUrl: siteUrl(), secret, now: presentation.now }
  for (const together of expiringTogether(wanted))
    await send(tx, await composeDigest(tx, account, together, sources))
  await markNotificationsHandled(tx, idsOf(wanted), 'queued')
}

/**
 * Whether the account may get this notification by mail now. An account whose plan is suspended or expired gets only
 * what stays after it; the demonstration account has no address. Expired notifications are dropped.
 */
function wants(
  { preferences, demonstration, email, status, premiumUntil }: Account,
  { type, expires_at, silenced }: WaitingNotification,
  now: Date,
): boolean {
  const open = status === 'active' && premiumUntil !== null && premiumUntil > now
  const reachable = !demonstration && isSingleAddress(email)
  const tooLate = silenced || (expires_at !== null && expires_at <= now)
  const chosen = preferences.email && isChannelWanted(preferences, type, 'mail')
  return !tooLate && reachable && chosen && (open || staysAfterPlan(type))
}

function expiringTogether(notifications: readonly WaitingNotification[]): WaitingNotification[][] {
  const groups = new Map<number | undefined, WaitingNotification[]>()
  for (const notification of notifications) {
    const at = notification.expires_at?.getTime()
    groups.set(at, [...(groups.get(at) ?? []), notification])
  }
  return [...groups.values()]
}

function partition<Item>(items: readonly Item[], matches: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(matches), items.filter(item => !matches(item))]
}
