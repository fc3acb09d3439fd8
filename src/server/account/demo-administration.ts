import { Hono } from 'hono'
import { notFound } from '../http/refusal.ts'
import { isDirect } from './demonstration.ts'

/**
 * `GET /administration`: the demonstration's generated administrator token, for the page that shows it prefilled; one
 * that an operator set is `null` here. Nowhere else: not without the demonstration, not for a request that came through
 * a proxy or by another name (decisions.md 15).
 */
export function demoAdministration({
  demonstration,
  token,
}: {
  demonstration: boolean
  token: string | null
}): Hono {
  return new Hono().get('/administration', c => {
    if (!demonstration || token === null || !isDirect(c)) throw notFound()
    return c.json({ token }, 200, { 'Cache-Control': 'no-store' })
  })
}
