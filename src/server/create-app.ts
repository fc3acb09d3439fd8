import { Hono } from 'hono'
import type { Capability } from './capability.ts'
import { answerRefusal, createErrorBoundary } from './http/error-boundary.ts'
import { loadPageRenderer } from './http/page-renderer.ts'
import { pageRoutes } from './http/page-routes.ts'
import { notFoundRefusal } from './http/refusal.ts'
import { assignRequestLane, ownRequest } from './http/request-lane.ts'
import { refuseCrossSiteWrites, withHeaders } from './http/security-headers.ts'
import type { ServerDependencies } from './server-dependencies.ts'

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
