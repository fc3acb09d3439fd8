import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { type Account, findAccount } from '../account/account-store.ts'
import { startWorker, type BackgroundWorker } from '../background/worker.ts'
import { currentPresentation, type PresentationSource } from '../catalogue/presentation-context.ts'
import type { Database, Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { isSingleAddress, type QueuedMail } from '../mail/outbox.ts'
import { isChannelWanted, staysAfterPlan } from '../notifications/channel-choice.ts'
import { composeDigest } from './compose-digest.ts'
import {
  listDueAccounts,
  markNotificationsHandled,
  lockDueNotifications,
  type WaitingNotification,
} from './waiting-notifications.ts'

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
