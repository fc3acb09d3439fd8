import { Hono, type MiddlewareHandler } from 'hono'
import { allCalls } from '#contract/all-calls.ts'
import type { Capability } from './capability.ts'
import { readClientAddress, widenNetwork } from './http/client-address.ts'
import type { ApiCall } from '#contract/api-call.ts'
import { honoPath } from './http/call-routes.ts'
import { answerRefusal, createErrorBoundary } from './http/error-boundary.ts'
import { loadPageRenderer } from './http/page-renderer.ts'
import { pageRoutes } from './http/page-routes.ts'
import { notFoundRefusal, otherMethodRefusal } from './http/refusal.ts'
import { refuseCrossSiteWrites, withHeaders } from './http/security-headers.ts'
import { type RunInTurn, runInRequest } from './queue/request-context.ts'
import type { ServerDependencies } from './server-dependencies.ts'

const reads = new Set(['GET', 'HEAD'])
/** Paths of the calls that change nothing, although their question comes in a body. */
const readsByPost = new Set<string>(allCalls.filter(call => call.changesNothing).map(({ path }) => path))

/** Marks a request that the server makes to its own API: it belongs to the request that it is made for. */
const ownRequest = { ownRequest: true } as const

/**
 * Gives each request the lane of its address (of IPv6 the /48), and the queues of its turns. Only reads are dropped when
 * they are aborted.
 */
export const assignRequestLane =
  (trustProxy: boolean, runInTurn: RunInTurn): MiddlewareHandler =>
  (c, next) => {
    if ((c.env as Partial<typeof ownRequest> | undefined)?.ownRequest) return next()
    const address = readClientAddress(c, trustProxy)
    const isRead = reads.has(c.req.method) || readsByPost.has(c.req.path)
    const signal = isRead ? c.req.raw.signal : null
    return runInRequest({ lane: widenNetwork(address) ?? address, signal, runInTurn }, next)
  }

/** The methods of each path as the header `Allow` lists them. */
function listMethods(calls: readonly ApiCall[]): Map<string, string> {
  const methods = new Map<string, string>()
  for (const call of calls) {
    const path = honoPath(call)
    const method = call.method === 'get' ? 'GET, HEAD' : call.method.toUpperCase()
    const known = methods.get(path)
    methods.set(path, known === undefined ? method : `${known}, ${method}`)
  }
  return methods
}

type AppDependencies = Pick<
  ServerDependencies,
  'kept' | 'runInTurn' | 'log' | 'headers' | 'metrics' | 'trustProxy' | 'siteUrl' | 'site' | 'now'
>

/** Creates the whole application as one request handler: the routes of all capabilities, and the pages. */
export async function createApp(
  { kept, runInTurn, log, headers, metrics, trustProxy, siteUrl, site, now }: AppDependencies,
  capabilities: readonly Capability[],
): Promise<Hono> {
  const app = new Hono()
  app.onError(createErrorBoundary(log))
  app.notFound(c => answerRefusal(c, notFoundRefusal()))
  app.use(withHeaders(headers))
  app.use(metrics.watch)
  app.use(assignRequestLane(trustProxy, runInTurn))
  app.use('/api/*', refuseCrossSiteWrites(siteUrl))
  for (const routes of capabilities.flatMap(each => each.routes ?? [])) app.route('/', routes)
  for (const [path, allowed] of listMethods(allCalls))
    app.all(path, c => {
      c.header('Allow', allowed)
      return answerRefusal(c, otherMethodRefusal(allowed))
    })
  app.all('/api/*', c => answerRefusal(c, notFoundRefusal()))
  if (site !== null) {
    const render = await loadPageRenderer(site, async (path, question) =>
      app.request(path, question, ownRequest),
    )
    const pages = await pageRoutes({
      folder: site.folder,
      render,
      keep: kept.keepPage,
      answerAccount: async (cookie, path, { headers, ...question }) =>
        app.request(path, { ...question, headers: { ...headers, cookie } }, ownRequest),
      siteUrl,
      now,
    })
    app.route('/', pages)
  }
  return app
}
