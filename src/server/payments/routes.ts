import { Hono } from 'hono'
import type { PaymentParts } from './parts.ts'

/** `POST /lastlink`: the payment provider's events, by its receiver rules. */
export function webhookRoutes(_parts: PaymentParts): Hono {
  return new Hono()
}

/** `/api/admin/lastlink`: how the webhook is set up, what it received, and a simulator. */
export function lastlinkAdministration(_parts: PaymentParts): Hono {
  return new Hono()
}
