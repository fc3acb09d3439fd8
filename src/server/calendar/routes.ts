import { Hono } from 'hono'
import type { Database } from '../database/database.ts'

interface Dependencies {
  db: Database
  now: () => Date
  siteUrl: () => string
}

/** `/api/properties/{id}/auction.ics`: the coming auction dates of a listing. */
export function calendarRoutes(_dependencies: Dependencies): Hono {
  return new Hono()
}
