import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'

/** What is told of a request. Nothing that who asked has written: no address, query, header or body. */
export interface Told {
  id: string
  method: string
  /** The route's pattern, never the path. */
  route: string
  status: number
  /** Milliseconds until the answer began. */
  ms: number
}

/**
 * The pattern of the route that a request was for: `/api/properties/:id`. What only patterns for anything matched
 * is `/api/*` (no such call) or `/*` (pages and files).
 */
export function routeOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path)
  const own = patterns.find(path => !path.endsWith('*'))
  return own ?? (patterns.some(path => path.startsWith('/api')) ? '/api/*' : '/*')
}

/**
 * One line a request. Reading that went well is told at `debug` only, as is what was not found: that is most of
 * all requests. Writes and refusals are told at `info`, failures at `warn` (their cause is told by the error boundary).
 */
export function logRequest(log: Logger, { id, method, route, status, ms }: Told): void {
  const line = { request: id, method, route, status, ms }
  const reading = method === 'GET' || method === 'HEAD'
  if (status >= 500) log.warn(line, 'request')
  else if (reading && (status < 400 || status === 404)) log.debug(line, 'request')
  else log.info(line, 'request')
}
