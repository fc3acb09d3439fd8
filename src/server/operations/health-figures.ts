import { Hono } from 'hono'
import type { Database } from '../database/database.ts'

/** `/api/admin/health`: how the service is, for the operator. */
export function healthFigures(_parts: { db: Database; now: () => Date; startedAt: Date }): Hono {
  return new Hono()
}
