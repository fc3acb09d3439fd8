import type { Sql } from 'sql-template-tag'
import type { LiveDatabaseCopy } from './live-copy.ts'

/** A statement's text with `$1`…, and its parameters. */
export interface SqlStatement extends Pick<Sql, 'text' | 'values'> {
  /**
   * The work for which the statement runs many times with the same text, which casts all its parameters, such as one
   * import: the embedded engine plans it once for this work, which takes as long as running it for a few rows.
   */
  plannedFor?: string
}

/**
 * Runs statements. Both engines return the same values: bigint → number, numeric → number, date → 'YYYY-MM-DD',
 * timestamptz → Date, json → parsed.
 */
export interface Queryable {
  /** Runs one statement written with the `sql` tag; parameters never enter the text. */
  query<Row extends object = Record<string, unknown>>(statement: SqlStatement): Promise<Row[]>
}

export interface Database extends Queryable {
  readonly engine: 'embedded' | 'postgres'
  /** Runs one short transaction; rolls back when `work` throws. `work` must await nothing but its own queries. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /**
   * Runs `work` while only this process holds the named job lock (advisory lock on PostgreSQL, the folder's lock when
   * embedded); returns `null` when another process holds it. The work ends with its lock: when the lock is lost, `signal`
   * aborts with `LockLost`, every statement that the work sends is refused with it, and no transaction of the work
   * commits once another process has taken the lock.
   */
  exclusively<T>(job: string, work: (signal: AbortSignal) => Promise<T>): Promise<T | null>
  /** Runs ANALYZE; when requested VACUUM, too, and CHECKPOINT (embedded). Called after imports and when idle. */
  maintain(options?: { vacuum?: boolean }): Promise<void>
  /**
   * Copies the folder's files as they are at one moment, with almost no wait for statements; only the embedded engine
   * on disk has it.
   */
  liveCopy?(): Promise<LiveDatabaseCopy>
  close(): Promise<void>
}
