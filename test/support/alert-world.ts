import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { expect } from 'vitest'
import type { Listing } from '#domain/property/listing.ts'
import { type AlertDependencies, startAlertWorker } from '#server/alerts/alert-worker.ts'
import { importList } from '#server/catalogue/import/import-list.ts'
import type { Database } from '#server/database/database.ts'
import { addFavorite } from '#server/favorites/favorite-store.ts'
import { insertSavedSearch } from '#server/searches/saved-search-store.ts'
import { accountsOn } from './accounts.ts'
import { showChangedCatalogue } from './catalogue.ts'
import { createFollowedIndex } from './followed-index.ts'
import { listFile } from './list-file.ts'
import { newsStart } from './news-reader.ts'
import { presentAt } from './presentation.ts'

/** A notification as stored in the table, without the columns that are always equal. */
export interface StoredNotification {
  user_id: string
  type: string
  title: string
  description: string
  link: string | null
  urgent: boolean
  listings: number[]
  total: number
  mail: string
}

/** Milliseconds so long that the worker never runs by its timer. */
const never = 3_600_000

/** Accounts, lists and the time, for tests of the alert worker. */
export function createAlertWorld(db: Database) {
  let time = newsStart
  let listDate = Date.parse('2026-01-01')
  const now = () => time
  const on = accountsOn(db, { now })
  const index = createFollowedIndex(db)
  const alerting: AlertDependencies = {
    index,
    log: pino({ level: 'silent' }),
    now,
    newId: randomUUID,
    onNotified: () => undefined,
    every: never,
  }
  return {
    on,
    now,
    index,
    alerting,
    until(later: Date) {
      time = later
    },
    /**
     * Imports a whole list, a day newer than the previous one, without notifying anyone yet. Returns the import's
     * number.
     */
    async list(...rows: Partial<Listing>[]): Promise<number> {
      const date = new Date((listDate += 86_400_000)).toISOString().slice(0, 10)
      const options = { file: 'x.csv', source: 'caixa', partial: false, force: true, date: null } as const
      const outcome = await importList(db, listFile(date, rows), options, now)
      expect(outcome).toMatchObject({ status: 'done' })
      const [row] = await db.query<{ id: number }>(sql`select max(id) as id from imports`)
      return row?.id ?? 0
    },
    favorite: (ownerId: string, id: number | string) => addFavorite(db, ownerId, id, presentAt(time)),
    async search(
      ownerId: string,
      name: string,
      filters: Record<string, unknown> = {},
      alerts = true,
    ): Promise<string> {
      return (await insertSavedSearch(db, ownerId, { id: randomUUID(), name, filters, alerts }, time)).id
    },
    /** Runs the worker once to its end. */
    async runWorker(changes: Partial<AlertDependencies> = {}, on: Database = db): Promise<void> {
      const alerts = startAlertWorker(on, { ...alerting, ...changes })
      await alerts.settled()
      await alerts.stop()
    },
    /** Returns notifications in the order of creation, amounts with plain spaces; without accounts those of all. */
    async notifications(...userIds: string[]): Promise<StoredNotification[]> {
      const rows = await db.query<StoredNotification>(sql`
        select user_id, type, title, description, link, urgent, listings, total, mail from notifications
        where ${userIds.length === 0}::boolean or user_id = any(${userIds}::text[])
        order by created_at, title`)
      return rows.map(row => ({ ...row, description: row.description.replaceAll('\u00a0', ' ') }))
    },
    /** Deletes everything but the accounts. */
    async reset(): Promise<void> {
      time = newsStart
      await db.query(sql`
        truncate listings, listing_texts, listing_history, state_lists, imports, import_batches, favorites,
          saved_searches, notifications, told_notices`)
      await showChangedCatalogue(db)
    },
  }
}
