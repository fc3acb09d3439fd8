import type { Logger } from 'pino'
import type { Database, Queryable } from '../database/database.ts'
import type { Mail } from '../mail/outbox.ts'
import type { Auth } from './auth.ts'
import type { Guard } from './guard.ts'
import type { Limits } from './limits.ts'
import type { OwnerData } from './owner-data.ts'

/** The dependencies of the account routes. */
export interface AccountParts {
  db: Database
  log: Logger
  now: () => Date
  auth: Auth
  limits: Limits
  guard: Guard
  /** What other capabilities store for owners. */
  ownedData: OwnerData
  /** Counts the account's unread notifications. */
  unread(db: Queryable, accountId: string): Promise<number>
  /** Enqueues a mail in the caller's transaction. */
  send(tx: Queryable, mail: Mail): Promise<void>
  /** The site's address without a trailing slash; never taken from a request. */
  siteUrl: () => string
  trustProxy: boolean
  /** Whether the one-click sign-in exists (embedded database on loopback only). */
  demonstration: boolean
  /** Tracks work that continues after the answer; stopping waits for it. */
  inBackground(work: Promise<unknown>): void
  randomId: () => string
}
