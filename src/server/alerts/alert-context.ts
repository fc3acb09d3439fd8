import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Notification } from '#contract/notification-schemas.ts'
import type { ListingSummary } from '#domain/alerts/search-notification.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database, Queryable } from '../database/database.ts'
import { type AccountNotification, notifyAccounts } from '../notifications/notify-account.ts'

/** An import that was applied completely. */
export interface AppliedImport {
  id: number
  source: 'demo' | 'caixa'
  finished_at: Date
  /**
   * Whether it may add listings. An entry that only says that a listing is gone, or that it was wrongly taken for gone,
   * adds none.
   */
  brings: boolean
  /** Date of its list, `YYYY-MM-DD`. */
  list_date: string
}

/** The columns of `listings l` and `listing_texts t` that a `ListingSummary` needs. */
export const summaryColumns = sql`t.property_type as "propertyType", t.description, t.neighborhood, t.city, l.state`

/** Returns a function that describes listings by number for notifications; each is read once, then cached. */
export function createListingSummaries(
  db: Queryable,
): (ids: readonly string[]) => Promise<ReadonlyMap<string, ListingSummary>> {
  const known = new Map<string, ListingSummary>()
  return async ids => {
    const asked = [...new Set(ids)].filter(id => !known.has(id))
    if (asked.length > 0) {
      const rows = await db.query<ListingSummary & { id: number }>(sql`
        select l.id, ${summaryColumns} from listings l join listing_texts t on t.id = l.id
        where l.id = any(${asked}::bigint[])`)
      for (const { id, ...shown } of rows) known.set(String(id), shown)
    }
    return known
  }
}

/** The dependencies of everything that sends notifications. */
export interface AlertContext {
  db: Database
  /** The catalogue's search index: the names that the lists give cities are read from it. */
  index: Pick<CatalogueIndex, 'follow' | 'current'>
  log: Logger
  now: () => Date
  /** Aborts the work between two batches. */
  signal: AbortSignal
  /** Creates all of these notifications or, when the database fails, none; returns how many were new. */
  notify(notifications: readonly Omit<AccountNotification, 'id'>[]): Promise<number>
  /** Runs work that may send notifications and reports at its end, even after a failure, whether any was sent. */
  round<T>(work: () => Promise<T>): Promise<T>
}

/** Creates what one run of the alerts shares: database, index, clock and the notifications that it writes. */
export function createAlertContext({
  db,
  index,
  log,
  now,
  signal,
  newId,
  onNotified,
}: Pick<AlertContext, 'db' | 'index' | 'log' | 'now' | 'signal'> & {
  newId: () => string
  onNotified: () => void
}): AlertContext {
  let reached = 0
  return {
    db,
    index,
    log,
    now,
    signal,
    async notify(notifications) {
      const count = await notifyAccounts(
        db,
        notifications.map(notification => ({ ...notification, id: newId() })),
        now(),
      )
      reached += count
      return count
    },
    async round(work) {
      try {
        return await work()
      } finally {
        if (reached > 0) onNotified()
        reached = 0
      }
    },
  }
}

/** Whether the plan of `usuarios u` is active. */
export const planIsActiveSql = (now: Date): Sql =>
  sql`u.status = 'active' and u.premium_until > ${now}::timestamptz`

/** Whether `usuarios u` is notified of imports: the demonstration's account closed with the first real list. */
export const isNotifiedOfImportsSql = (now: Date): Sql =>
  sql`not u.demonstracao and ${planIsActiveSql(now)} and ${wantsNotificationSql('deal')}`

/** Whether `usuarios u` wants this type of notification; covers only types that are on by default. */
export const wantsNotificationSql = (type: Exclude<Notification['type'], 'news'>): Sql =>
  sql`coalesce((u.preferencias ->> ${type}::text)::boolean, true)`
