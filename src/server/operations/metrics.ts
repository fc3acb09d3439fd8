import { Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../database/database.ts'

export interface Metrics {
  /** Counts and times every request by its route's pattern, and logs it without personal data. */
  watch: MiddlewareHandler
  /** `GET /metrics`: Prometheus text, for this machine or the administrator alone. */
  routes(): Hono
}

export function metricsOf(_parts: {
  db: Database
  now: () => Date
  /** Opens it from elsewhere; `null` = this machine alone. */
  adminToken: string | null
}): Metrics {
  return { watch: (_c, next) => next(), routes: () => new Hono() }
}
