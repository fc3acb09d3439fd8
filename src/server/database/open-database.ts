import sql from 'sql-template-tag'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { FolderFence } from '../folder-lock.ts'

/**
 * The end of a statement whose transaction does not wait until it is on disk. A later commit that waits writes this
 * one, too; when the process is killed before, all of it is lost. For work that is then repeated.
 */
export const skipCommitSync = sql`select set_config('synchronous_commit', 'off', true)`

interface OpenDatabaseOptions {
  /** `postgres://…`, or `null` for the embedded engine. */
  url: string | null
  /** The data folder; the embedded engine stores its files in `<folder>/database`. */
  folder: string
  /** The lock that the process must still hold to write to the folder (embedded engine). */
  fence?: FolderFence | undefined
  /**
   * Called when an idle connection drops, or when the embedded engine has ended; after that, every query is refused.
   */
  report?: (error: Error) => void
}

/**
 * Opens the database; creates and migrates it if needed.
 * @throws DatabaseUnavailable
 */
export function openDatabase({
  url,
  folder,
  fence,
  report = () => undefined,
}: OpenDatabaseOptions): Promise<Database> {
  return url === null ? openEmbedded({ folder, fence }, report) : openPostgres(url, report)
}
