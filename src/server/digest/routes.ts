import { Hono } from 'hono'
import type { Database } from '../database/database.ts'

interface Dependencies {
  db: Database
  now: () => Date
  /** Signs the links that end mails. */
  secret: string
}

/** `/api/unsubscribe`: ends mails without signing in (RFC 8058). */
export function unsubscribeRoutes(_dependencies: Dependencies): Hono {
  return new Hono()
}
