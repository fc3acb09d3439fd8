import type { FolderFence } from '../folder-lock.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

export interface OpenDatabaseOptions {
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
