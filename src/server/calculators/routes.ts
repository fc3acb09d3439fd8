import { Hono } from 'hono'

/** The calculators over HTTP; nothing is kept. */
export function calculatorRoutes(): Hono {
  return new Hono()
}
