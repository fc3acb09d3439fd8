import { Hono } from 'hono'
import type { Capability } from './capability.ts'
import { createPropertyHead } from './catalogue/property-head.ts'
import { answerRefusal, createErrorBoundary } from './http/error-boundary.ts'
import { pageRoutes } from './http/page-routes.ts'
import { notFoundRefusal } from './http/refusal.ts'
import { assignRequestLane } from './http/request-lane.ts'
import { refuseCrossSiteWrites, withHeaders } from './http/security-headers.ts'
import type { ServerDependencies } from './server-dependencies.ts'

type AppDependencies = Pick<
  ServerDependencies,
  'db' | 'kept' | 'log' | 'headers' | 'metrics' | 'trustProxy' | 'siteUrl' | 'site'
>

/** Creates the whole application as one request handler: the routes of all capabilities, and the pages. */
export async function createApp(
  { db, kept, log, headers, metrics, trustProxy, siteUrl, site }: AppDependencies,
  capabilities: readonly Capability[],
): Promise<Hono> {
  const app = new Hono()
  app.onError(createErrorBoundary(log))
  app.notFound(c => answerRefusal(c, notFoundRefusal()))
  app.use(withHeaders(headers))
  app.use(metrics.watch)
  app.use(assignRequestLane(trustProxy))
  app.use('/api/*', refuseCrossSiteWrites(siteUrl))
  for (const routes of capabilities.flatMap(each => each.routes ?? [])) app.route('/', routes)
  app.all('/api/*', c => answerRefusal(c, notFoundRefusal()))
  if (site !== null) app.route('/', await pageRoutes(site, createPropertyHead(db, siteUrl), kept.runQueued))
  return app
}
