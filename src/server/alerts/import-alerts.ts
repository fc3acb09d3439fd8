import sql from 'sql-template-tag'
import type { AlertContext } from './alert-context.ts'
import { notifyFavorites } from './favorite-alerts.ts'
import type { AppliedImport } from './applied-import.ts'
import { notifySearches } from './search-alerts.ts'

/**
 * Sends the notifications of every import not yet processed, in order. An import counts as processed at its very end:
 * after a crash it is processed again, and sent notifications are recognized by their keys.
 */
export async function notifyImports(alerter: AlertContext): Promise<void> {
  const { db, now, signal } = alerter
  for (;;) {
    signal.throwIfAborted()
    const [appliedImport] = await db.query<AppliedImport>(sql`
      select id, source, finished_at, list_date, not of_page or changed > 0 as brings from imports where status = 'done' and alerted_at is null
      order by id limit 1`)
    if (appliedImport === undefined) return
    if (appliedImport.source === 'caixa') await alerter.round(() => notifyImport(alerter, appliedImport))
    await db.query(sql`update imports set alerted_at = ${now()} where id = ${appliedImport.id}::bigint`)
  }
}

async function notifyImport(alerter: AlertContext, appliedImport: AppliedImport): Promise<void> {
  const { log, now } = alerter
  const began = now().getTime()
  const favorites = await notifyFavorites(alerter, appliedImport)
  const searches = appliedImport.brings ? await notifySearches(alerter, appliedImport) : 0
  const took = now().getTime() - began
  log.info(
    { import: appliedImport.id, favorites, searches, took },
    'alerts: accounts were notified of an import',
  )
}
