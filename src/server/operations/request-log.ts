import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'

/** The logged facts of a request. Nothing that the caller has written: no address, query, header or body. */
export interface LoggedRequest {
  id: string
  method: string
  /** The route's pattern, never the path. */
  route: string
  status: number
  /** Milliseconds until the answer began. */
  ms: number
}

/**
 * Returns the pattern of the route that a request matched: `/api/properties/:id`. A request that matched only
 * catch-all patterns gets `/api/*` (no such call) or `/*` (pages and files).
 */
export function readRoutePattern(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path)
  const own = patterns.find(path => !path.endsWith('*'))
  return own ?? (patterns.some(path => path.startsWith('/api')) ? '/api/*' : '/*')
}

/**
 * Logs one line per request. Successful reads and those not found, most of all requests, are logged only at `debug`;
 * writes and refusals at `info`, failures at `warn` (the error boundary logs their cause).
 */
export function logRequest(log: Logger, { id, method, route, status, ms }: LoggedRequest): void {
  const line = { request: id, method, route, status, ms }
  const reading = method === 'GET' || method === 'HEAD'
  if (status >= 500) log.warn(line, 'request')
  else if (reading && (status < 400 || status === 404)) log.debug(line, 'request')
  else log.info(line, 'request')
}
