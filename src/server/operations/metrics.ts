import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { operationCalls } from '#contract/operation-calls.ts'
import { isDirectRequest } from '../account/demo-account.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database } from '../database/database.ts'
import type { ReadFreeDisk } from '../free-disk.ts'
import { hasBearerToken } from '../http/bearer-token.ts'
import { readClientAddress } from '../http/client-address.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { notFoundRefusal } from '../http/refusal.ts'
import { registerDatabaseGauges } from './database-gauges.ts'
import { registerDiskGauges } from './disk-gauges.ts'
import { logRequest, readRoutePattern } from './request-log.ts'

type Serve = (req: IncomingMessage, res: ServerResponse) => boolean

export interface ServerMetrics {
  /** Counts and times every request by its route's pattern, and logs it without personal data. */
  watch: MiddlewareHandler
  /** Serves `GET /metrics`: Prometheus text, for the administrator; of a local server, for this machine, too. */
  routes(wrongTokens: WrongTokens): Hono
  /** Wraps a handler that answers before the application, and counts its requests as the route `kept`. */
  counted(serve: Serve): Serve
}

interface WrongTokens {
  limits: Pick<RateLimits, 'count'>
  trustProxy: boolean
}

interface Parts {
  db: Database
  now: () => Date
  /** The disk of the data folder; without it there is no figure of it. */
  disk?: ReadFreeDisk
  /** Allows access from everywhere; `null` allows nobody by a token. */
  adminToken: string | null
  /** Whether only this machine can reach the server, as far as its settings say: it then needs no token. */
  localOnly?: boolean
  /** Logs every request; without it they are only counted. */
  log?: Logger
  /** Creates the id of a request: sent as X-Request-Id and logged. */
  newId?: () => string
  /** Milliseconds that a scrape waits for the database. */
  timeoutMs?: number
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Creates the metrics of this process and of its database, in their own registry. */
export function createServerMetrics({
  db,
  now,
  disk = async () => null,
  adminToken,
  localOnly = false,
  log,
  newId = randomUUID,
  timeoutMs = 2_000,
}: Parts): ServerMetrics {
  const register = new Registry()
  const requests = new Counter({
    name: 'arremate_http_requests_total',
    help: 'Requests by method, route and class of status',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'arremate_http_request_seconds',
    help: 'Seconds until an answer began',
    labelNames: ['method', 'route'],
    buckets,
    registers: [register],
  })
  const gather = registerDatabaseGauges(db, { now, register, timeoutMs })
  const readDisk = registerDiskGauges(disk, register)
  let first = true

  const watch: MiddlewareHandler = async (c, next) => {
    const began = performance.now()
    const id = newId()
    await next()
    c.res.headers.set('X-Request-Id', id)
    const ms = performance.now() - began
    const method = methods.has(c.req.method) ? c.req.method : 'other'
    const route = readRoutePattern(c)
    requests.inc({ method, route, status: classOf(c.res.status) })
    seconds.observe({ method, route }, ms / 1000)
    if (log) logRequest(log, { id, method, route, status: c.res.status, ms: Math.round(ms) })
  }

  function routes({ limits, trustProxy }: WrongTokens): Hono {
    const { app, mountRawCall } = createCallRoutes({
      async machine(c: Context) {
        if ((localOnly && isDirectRequest(c)) || (adminToken !== null && hasBearerToken(c, adminToken)))
          return
        // Administration and metrics share the token and the limit of wrong ones.
        if (c.req.header('authorization') !== undefined) {
          await limits.count('adminByAddress', readClientAddress(c, trustProxy))
        }
        throw notFoundRefusal()
      },
    })
    mountRawCall(operationCalls.metrics, async ({ c }) => {
      // Starts with the first scrape, because it watches the whole process.
      if (first) collectDefaultMetrics({ register })
      first = false
      await Promise.all([gather(), readDisk()])
      const text = await register.metrics()
      return c.body(text, 200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' })
    })
    return app
  }

  return {
    watch,
    routes,
    counted: serve => (req, res) => {
      const served = serve(req, res)
      if (served) requests.inc({ method: 'GET', route: 'kept', status: classOf(res.statusCode) })
      return served
    },
  }
}

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`
