import type { Logger } from 'pino'
import sql, { type Sql } from 'sql-template-tag'
import type { Notification } from '#contract/notification-schemas.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../database/database.ts'
import { notifyAccounts, type AccountNotification } from '../notifications/notify-account.ts'

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
