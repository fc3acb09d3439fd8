import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'

export interface Alerting {
  log: Logger
  now: () => Date
  newId: () => string
  /** Somebody was told something: its digest may be due. */
  told: () => void
}

export interface Alerts {
  /** An import may have ended: looks now. */
  kick(): void
  /** Resolves when nothing is being looked at. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Tells accounts what happens to what they keep: saved searches, favourites, auctions, their plan. */
export function keepAlerting(_db: Database, _alerting: Alerting): Alerts {
  return { kick() {}, settled: async () => undefined, stop: async () => undefined }
}
