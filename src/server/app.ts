import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { localImportRoutes } from './catalogue/import/routes.ts'
import type { KeptAnswers } from './catalogue/kept-answers.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { Database } from './database/database.ts'
import { errorBoundary, refuse } from './http/boundary.ts'
import { docsRoutes } from './http/openapi.ts'
import { pages } from './http/pages.ts'
import { notFound, Refusal } from './http/refusal.ts'
import { refuseCrossSiteWrites, withSecurityHeaders } from './http/security.ts'
import { healthRoutes } from './operations/health.ts'

export interface Dependencies {
  db: Database
  log: Logger
  now: () => Date
  /** The built site; `null` serves the API alone. */
  site: string | null
  /** What the import command on this machine shows to be let in. */
  localToken: string
  kept: KeptAnswers
}

/** The whole application as one request handler; everything it needs comes in here. */
export async function createApp({ db, log, now, site, localToken, kept }: Dependencies): Promise<Hono> {
  const app = new Hono()
  app.onError(errorBoundary(log))
  app.notFound(c => refuse(c, notFound()))
  app.use(withSecurityHeaders)

  const api = app.basePath('/api')
  api.use(refuseCrossSiteWrites)
  api.route(
    '/local/imports',
    localImportRoutes({ db, log, now, token: localToken, moved: kept.version.moved }),
  )
  api.use(
    bodyLimit({
      maxSize: 1024 * 1024,
      onError: () => {
        throw new Refusal(413, 'body_too_large', 'O conteúdo enviado é grande demais.')
      },
    }),
  )
  api.route('/health', healthRoutes({ db }))
  api.route('/', docsRoutes())
  api.route('/', catalogueRoutes({ db, now, kept }))
  api.all('*', c => refuse(c, notFound()))

  if (site !== null) app.route('/', await pages(site))
  return app
}
