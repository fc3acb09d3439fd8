import type { Logger } from 'pino'
import type { Database, Queryable } from '../database/database.ts'
import type { Mail } from '../mail/outbox.ts'
import type { Auth } from './auth.ts'
import type { Guard } from './guard.ts'
import type { Limits } from './limits.ts'
import type { OwnerData } from './owner-data.ts'

/** What the routes of accounts work with. */
export interface AccountParts {
  db: Database
  log: Logger
  now: () => Date
  auth: Auth
  limits: Limits
  guard: Guard
  /** What other capabilities keep of owners. */
  ownedData: OwnerData
  /** Counts the account's unread notifications. */
  unread(db: Queryable, accountId: string): Promise<number>
  /** Puts a mail on its way, in the caller's transaction. */
  send(tx: Queryable, mail: Mail): Promise<void>
  /** The site's address, without a slash at the end: never taken from a request. */
  siteUrl: () => string
  trustProxy: boolean
  /** Whether the one-click entry exists (decisions.md 15). */
  demonstration: boolean
  /** Work that goes on after the answer; stopping waits for it. */
  inBackground(work: Promise<unknown>): void
  randomId: () => string
}
