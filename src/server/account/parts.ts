import type { Logger } from 'pino'
import type { Database, Queryable } from '../database/database.ts'
import type { Mail } from '../mail/outbox.ts'
import type { Auth } from './auth.ts'
import type { Guard } from './guard.ts'
import type { Limits } from './limits.ts'

/** What other parts of the server keep of an owner: how it is counted, joined, erased and told. */
export interface Belongings {
  unread(db: Queryable, accountId: string): Promise<number>
  /** What a visitor saved becomes the account's. */
  merge(db: Database, visitorId: string, accountId: string): Promise<void>
  erase(tx: Queryable, accountId: string): Promise<void>
  export(db: Queryable, accountId: string): Promise<Record<string, unknown>>
}

/** What the routes of accounts work with. */
export interface AccountParts {
  db: Database
  log: Logger
  now: () => Date
  auth: Auth
  limits: Limits
  guard: Guard
  belongings: Belongings
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
