import type { Logger } from 'pino'
import type { Database, Queryable } from '../database/database.ts'
import type { Mail } from '../mail/outbox.ts'

export interface Digesting {
  log: Logger
  now: () => Date
  siteUrl: () => string
  /** Signs the links that end mails. */
  secret: string
  /** Puts a mail on its way, in the caller's transaction. */
  send: (tx: Queryable, mail: Mail) => Promise<void>
}

export interface Digests {
  /** Somebody was told something: looks now. */
  kick(): void
  /** Resolves when nothing is being gathered. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Gathers what accounts were told into mails, at the rhythm each chose. */
export function keepDigesting(_db: Database, _digesting: Digesting): Digests {
  return { kick() {}, settled: async () => undefined, stop: async () => undefined }
}
