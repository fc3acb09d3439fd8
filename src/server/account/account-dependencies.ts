import type { Logger } from 'pino'
import type { Database, Queryable } from '../database/database.ts'
import type { QueuedMail } from '../mail/outbox.ts'
import type { AuthLibrary } from './auth-library.ts'
import type { AccessGuard } from './access-guard.ts'
import type { RateLimits } from './rate-limits.ts'
import type { OwnerData } from './owner-data.ts'

/** The dependencies of the account routes. */
export interface AccountDependencies {
  db: Database
  log: Logger
  now: () => Date
  auth: AuthLibrary
  limits: RateLimits
  guard: AccessGuard
  /** What other capabilities store for owners. */
  ownedData: OwnerData
  /** Counts the account's unread notifications. */
  unread(db: Queryable, accountId: string): Promise<number>
  /** Enqueues a mail in the caller's transaction. */
  send(tx: Queryable, mail: QueuedMail): Promise<void>
  /** The site's address without a trailing slash; never taken from a request. */
  siteUrl: () => string
  trustProxy: boolean
  /** Whether the demonstration's account can be used: on loopback with the embedded database, until the first real list. */
  isDemonstrationOpen(): Promise<boolean>
  /** Tracks work that continues after the answer; stopping waits for it. */
  inBackground(work: Promise<unknown>): void
  randomId: () => string
}
