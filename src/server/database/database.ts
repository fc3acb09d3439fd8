import type { Sql } from 'sql-template-tag'
import type { FolderCopy } from './live-copy.ts'

/** A statement's text with `$1`…, and its parameters. */
export type Statement = Pick<Sql, 'text' | 'values'>

/** Values as both engines give them: bigint → number, numeric → number, date → 'YYYY-MM-DD', timestamptz → Date, json → parsed. */
export interface Queryable {
  /** Runs one statement written with the `sql` tag; parameters never enter the text. */
  query<Row extends object = Record<string, unknown>>(statement: Statement): Promise<Row[]>
}

export interface Database extends Queryable {
  readonly engine: 'embedded' | 'postgres'
  /** One short transaction; rolled back when `work` throws. Never await anything but its own queries in it. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /**
   * Runs `work` while this process alone holds the named job lock (advisory lock on PostgreSQL, the folder's
   * lock when embedded); `null` when somebody else holds it.
   */
  exclusively<T>(job: string, work: () => Promise<T>): Promise<T | null>
  /** CHECKPOINT (embedded), ANALYZE, and VACUUM when asked: called after imports and when idle. */
  maintain(options?: { vacuum?: boolean }): Promise<void>
  /** Embedded in a folder: its files as they are at one moment, while statements hardly wait. */
  liveCopy?(): Promise<FolderCopy>
  close(): Promise<void>
}
