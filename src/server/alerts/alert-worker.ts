import type { Logger } from 'pino'
import { startWorker, type BackgroundWorker } from '../background/worker.ts'
import type { Database } from '../database/database.ts'
import { type AlertContext, createAlertContext } from './alert-context.ts'
import { notifyAuctions } from './auction-alerts.ts'
import { notifyImports } from './import-alerts.ts'
import { notifyPlans } from './plan-alerts.ts'

export interface AlertDependencies extends Pick<AlertContext, 'index'> {
  log: Logger
  now: () => Date
  newId: () => string
  /** Called when an account was notified: its digest may be due. */
  onNotified: () => void
  /** Milliseconds between two looks. */
  every?: number | undefined
}

/**
 * Notifies accounts about their saved searches, favorites, auctions and plan. One process at a time; a killed process
 * neither repeats nor loses a notification. A failing kind of notification does not delay the others.
 */
export function startAlertWorker(
  db: Database,
  { index, log, now, newId, onNotified, every = 60_000 }: AlertDependencies,
): BackgroundWorker {
  async function run(signal: AbortSignal): Promise<void> {
    const alerter = createAlertContext({ db, index, log, now, newId, onNotified, signal })
    // Auctions and plans come first because they have dates; imports may take longer.
    const kinds: [name: string, notify: () => Promise<unknown>][] = [
      ['auctions', () => alerter.round(() => notifyAuctions(alerter))],
      ['plans', () => alerter.round(() => notifyPlans(alerter))],
      ['imports', () => notifyImports(alerter)],
    ]
    const failed: [name: string, error: unknown][] = []
    for (const [name, notify] of kinds) {
      signal.throwIfAborted()
      await notify().catch((error: unknown) => failed.push([name, error]))
    }
    if (failed.length === 0) return
    const names = failed.map(([name]) => name).join(', ')
    throw new AggregateError(
      failed.map(([, error]) => error),
      `No notifications of ${names}`,
    )
  }
  return startWorker({ name: 'alerts', every, lock: 'alerts', run }, { db, log })
}
