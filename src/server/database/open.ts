import type { Fence } from '../holder.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

export interface OpenOptions {
  /** `postgres://…`, or `null` for the embedded engine. */
  url: string | null
  /** The data folder; the embedded engine keeps its files in `<folder>/database`. */
  folder: string
  /** What the process must still hold of the folder to write to it (embedded engine). */
  fence?: Fence | undefined
  /** Hears of a dropped idle connection, or of the embedded engine's end, after which every query is refused. */
  report?: (error: Error) => void
}

/** Opens the database, creates and migrates it where needed. @throws DatabaseUnavailable */
export function openDatabase({
  url,
  folder,
  fence,
  report = () => undefined,
}: OpenOptions): Promise<Database> {
  return url === null ? openEmbedded({ folder, fence }, report) : openPostgres(url, report)
}
