import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { operationCalls } from '#contract/operation-calls.ts'
import { isDirectRequest } from '../account/demo-account.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database } from '../database/database.ts'
import type { ReadFreeDisk } from '../free-disk.ts'
import { hasBearerToken } from '../http/local-check.ts'
import { readClientAddress } from '../http/client-address.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { notFoundRefusal } from '../http/refusal.ts'
import { matchedRoutes } from 'hono/route'
import { runOutsideRequest } from '../queue/request-context.ts'
import { type OutboxReadings, readServiceReadings, type ServiceReadings } from './service-readings.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds for which readings count as fresh. */
const freshFor = 5_000

type Value = number | null
interface Described {
  help: string
  /** `null` when there is no value. */
  value(readings: ServiceReadings, now: Date): Value | Readonly<Record<string, number>>
  /** When `value` returns several values: the name of their key. */
  label?: string
}

const since = (at: Date | null, now: Date): Value =>
  at === null ? null : Math.max(0, (now.getTime() - at.getTime()) / 1000)
const epoch = (at: Date | null): Value => (at === null ? null : at.getTime() / 1000)

const byChannel =
  (read: (readings: OutboxReadings, now: Date) => number): Described['value'] =>
  ({ outbox: { mail, push, telegram } }, now) => ({
    mail: read(mail, now),
    push: read(push, now),
    telegram: read(telegram, now),
  })

const gauges: Readonly<Record<string, Described>> = {
  arremate_database_bytes: { help: 'Size of the database', value: r => r.databaseBytes },
  arremate_catalogue_offered: { help: 'Listings on offer', value: r => r.offered },
  arremate_catalogue_list_age_seconds: {
    help: 'Age of the newest list that was taken in',
    value: (r, now) => since(r.listDate === null ? null : new Date(`${r.listDate}T12:00:00Z`), now),
  },
  arremate_catalogue_imported_timestamp_seconds: {
    help: 'When the last import that succeeded ended',
    value: r => epoch(r.importedAt),
  },
  arremate_imports_running: { help: 'Imports under way', value: r => r.importsRunning },
  arremate_refresh_state: {
    help: 'The state of the last refresh (1) and those it is not in (0)',
    label: 'state',
    value: r => onlyOne(['running', 'waiting', 'done', 'failed', 'stopped'], r.refresh),
  },
  arremate_outbox_waiting: {
    help: 'Messages waiting to be sent',
    label: 'channel',
    value: byChannel(readings => readings.waiting),
  },
  arremate_outbox_oldest_seconds: {
    help: 'How long the oldest of those that may ring now has waited',
    label: 'channel',
    value: byChannel((readings, now) => since(readings.oldest, now) ?? 0),
  },
  arremate_outbox_sent: {
    help: 'Messages that were taken, since the beginning',
    label: 'channel',
    value: byChannel(readings => readings.sent),
  },
  arremate_outbox_failed: {
    help: 'Messages that were given up or came too late, since the beginning',
    label: 'channel',
    value: byChannel(readings => readings.failed),
  },
  arremate_notifications_waiting: {
    help: 'Notifications waiting for their mail',
    value: r => r.notificationsWaiting,
  },
  arremate_webhook_events: {
    help: 'Payment events by what became of them',
    label: 'status',
    value: r => ({ processed: 0, ignored: 0, error: 0, pending: 0, underpaid: 0, ...r.events }),
  },
  arremate_pages_read: { help: 'Pages of the bank that were read', value: r => r.pagesRead },
  arremate_pages_waiting: { help: 'Pages of the bank that somebody waits for', value: r => r.pagesWanted },
  arremate_accounts: { help: 'Accounts', value: r => r.accounts },
  arremate_accounts_active: { help: 'Accounts whose plan runs', value: r => r.accountsActive },
  arremate_sessions: { help: 'Open sessions', value: r => r.sessions },
  arremate_troubles_open: { help: 'Troubles the operator was notified of', value: r => r.troublesOpen },
}

const onlyOne = (states: readonly string[], current: string | null): Record<string, number> =>
  Object.fromEntries(states.map(state => [state, state === current ? 1 : 0]))

/**
 * Registers the metrics that come from the database and returns how to update them: they are read at most every five
 * seconds, however many scrapes there are. When the database does not answer, the only metric is that it is
 * unavailable.
 */
function registerDatabaseGauges(
  db: Database,
  { now, register, timeoutMs }: { now: () => Date; register: Registry; timeoutMs: number },
): () => Promise<void> {
  const up = new Gauge({ name: 'arremate_database_up', help: 'Whether it answers', registers: [register] })
  const all = Object.entries(gauges).map(([name, described]) => {
    const labelNames = described.label === undefined ? [] : [described.label]
    return {
      ...described,
      gauge: new Gauge({ name, help: described.help, labelNames, registers: [register] }),
    }
  })

  const show = (readings: ServiceReadings | null) => {
    up.set(readings ? 1 : 0)
    for (const { gauge, value, label } of all) {
      gauge.reset()
      if (label === undefined) gauge.remove()
      if (!readings) continue
      const current = value(readings, now())
      if (typeof current === 'number') gauge.set(current)
      else for (const [key, each] of Object.entries(current ?? {})) gauge.set({ [label ?? '']: key }, each)
    }
  }

  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<ServiceReadings | null> | null = null
  return async () => {
    if (Math.abs(now().getTime() - readAt) < freshFor) return
    reading ??= runOutsideRequest(() => readServiceReadings(db, now()))
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    const readings = await withTimeout(timeoutMs, reading)
    if (readings) readAt = now().getTime()
    show(readings)
  }
}

/** The logged facts of a request. Nothing that the caller has written: no address, query, header or body. */
interface LoggedRequest {
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
function readRoutePattern(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path)
  const own = patterns.find(path => !path.endsWith('*'))
  return own ?? (patterns.some(path => path.startsWith('/api')) ? '/api/*' : '/*')
}

/**
 * Logs one line per request. Successful reads and those not found, most of all requests, are logged only at `debug`;
 * writes and refusals at `info`, failures at `warn` (the error boundary logs their cause).
 */
function logRequest(log: Logger, { id, method, route, status, ms }: LoggedRequest): void {
  const line = { request: id, method, route, status, ms }
  const reading = method === 'GET' || method === 'HEAD'
  if (status >= 500) log.warn(line, 'request')
  else if (reading && (status < 400 || status === 404)) log.debug(line, 'request')
  else log.info(line, 'request')
}

/** Registers the free space of the data folder's disk and returns what updates it; an unknown one has no figure. */
function registerDiskGauges(disk: ReadFreeDisk, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] })
  const free = gauge('arremate_disk_free_bytes', 'What can still be written on the disk of DATA_DIR')
  const total = gauge('arremate_disk_total_bytes', 'Size of the disk of DATA_DIR')
  return async () => {
    const found = await disk()
    if (found === null) {
      free.remove()
      total.remove()
      return
    }
    free.set(found.free)
    total.set(found.total)
  }
}

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
