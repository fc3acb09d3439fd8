import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'

/** `POST /api/local/backup`: the database as one file, for the backup command of this machine. */
export function localBackupRoutes(_parts: { db: Database; log: Logger; token: string }): Hono {
  return new Hono()
}
