import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Refresher } from './refresh/keep-refreshing.ts'

export interface CatalogueAdministration {
  db: Database
  log: Logger
  now: () => Date
  refresher: Refresher
  /** An import has ended. */
  imported: () => void
}

/** `/api/admin/catalogue`: imports, uploads, the refresh from the bank's site. */
export function catalogueAdministration(_parts: CatalogueAdministration): Hono {
  return new Hono()
}
