import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import type { AccountParts } from './account/parts.ts'
import { adminOnly, userAdministration } from './account/admin-routes.ts'
import { userDirectory } from './account/admin-users.ts'
import { createAuth, type Hashing } from './account/auth.ts'
import { authRoutes } from './account/auth-routes.ts'
import { createGuard } from './account/guard.ts'
import { createLimits } from './account/limits.ts'
import { meRoutes } from './account/me-routes.ts'
import { passwordRoutes } from './account/password-routes.ts'
import { localBackupRoutes } from './backup/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { calculatorRoutes } from './calculators/routes.ts'
import { openModel } from './chat/model/model.ts'
import { chatRoutes } from './chat/routes.ts'
import { parseRoutes } from './chat/parse-routes.ts'
import type { ModelSettings } from './config.ts'
import { catalogueAdministration } from './catalogue/administration.ts'
import { localDetailRoutes } from './catalogue/details/routes.ts'
import { localImportRoutes } from './catalogue/import/routes.ts'
import { wantPage } from './catalogue/details/want.ts'
import type { Refresher } from './catalogue/refresh/refresh-worker.ts'
import type { KeptAnswers } from './catalogue/kept-answers.ts'
import { propertyHead } from './catalogue/property-head.ts'
import { propertyRoutes } from './catalogue/property-routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { Database } from './database/database.ts'
import { unsubscribeRoutes } from './digest/routes.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import type { ReadFreeDisk } from './free-disk.ts'
import { geoRoutes } from './geo/routes.ts'
import { errorBoundary, refuse } from './http/boundary.ts'
import { docsRoutes } from './http/openapi.ts'
import { pages } from './http/pages.ts'
import { notFound, Refusal } from './http/refusal.ts'
import { refuseCrossSiteWrites, withHeaders } from './http/security.ts'
import { textExplainer } from './notices/read-edital.ts'
import { createReader } from './notices/reader.ts'
import { noticeRoutes } from './notices/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { unreadCount } from './notifications/store.ts'
import { healthFigures } from './operations/health-figures.ts'
import { healthRoutes } from './operations/health.ts'
import type { Metrics } from './operations/metrics.ts'
import type { Operator } from './operations/operator.ts'
import type { PaymentParts } from './payments/parts.ts'
import { lastlinkAdministration, webhookRoutes } from './payments/routes.ts'
import type { Photos } from './photos/photos.ts'
import { photoRoutes } from './photos/routes.ts'
import { ownedData } from './owned-data.ts'
import { savedSearchRoutes } from './searches/routes.ts'

export interface Dependencies {
  db: Database
  log: Logger
  now: () => Date
  /** The built site; `null` serves the API alone. */
  site: string | null
  /** What the import command on this machine shows to be let in. */
  localToken: string
  kept: KeptAnswers
  /** Sent with every answer (`securityHeaders`). */
  headers: Readonly<Record<string, string>>
  mapStyleUrl: string | null
  /** `null`: the bank is not asked for photos. */
  photos: Photos | null
  /** The places that sentences are read against. */
  gazetteer: () => Promise<Gazetteer>
  /** `null`: the consultant answers by rules alone. */
  model: ModelSettings | null
  secrets: { auth: string; admin: string | null }
  /** Only tests hash otherwise than `createAuth` does by itself. */
  hashing?: Hashing
  trustProxy: boolean
  demonstration: boolean
  /** Where people reach the site, without a slash at the end. */
  siteUrl: () => string
  send: AccountParts['send']
  inBackground: AccountParts['inBackground']
  /** Aborts when the server stops: answers that are being made end. */
  stopping: AbortSignal
  randomId: () => string
  startedAt: Date
  metrics: Metrics
  payments: Pick<PaymentParts, 'tokens' | 'plans' | 'database' | 'mail'>
  operator: Operator
  refresher: Refresher
  /** Whether the bank's pages are read by themselves. */
  readsPages: boolean
  /** The disk of the data folder. */
  disk: ReadFreeDisk
  /** An import has ended. */
  imported: () => void
  /** Somebody was told something: its digest may be due. */
  told: () => void
}

/** The whole application as one request handler; everything it needs comes in here. */
export async function createApp(dependencies: Dependencies): Promise<Hono> {
  const { db, log, now, site, localToken, kept, secrets, siteUrl, trustProxy, randomId } = dependencies
  const app = new Hono()
  app.onError(errorBoundary(log))
  app.notFound(c => refuse(c, notFound()))
  app.use(withHeaders(dependencies.headers))
  app.use(dependencies.metrics.watch)

  const api = app.basePath('/api')
  api.use(refuseCrossSiteWrites(siteUrl))
  api.route(
    '/local/imports',
    localImportRoutes({ db, log, now, token: localToken, moved: dependencies.imported }),
  )
  api.route('/local/details', localDetailRoutes({ db, now, token: localToken }))
  api.route('/local/backup', localBackupRoutes({ ...dependencies, token: localToken }))
  const auth = createAuth(db, {
    secret: secrets.auth,
    secure: siteUrl().startsWith('https:'),
    hashing: dependencies.hashing,
  })
  const limits = createLimits(db)
  const guard = createGuard({ db, auth, limits, now, trustProxy })
  const access: AccountParts = { ...dependencies, auth, limits, guard, ownedData, unread: unreadCount }
  const payments: PaymentParts = { ...access, ...dependencies.payments, ...dependencies }
  api.use('/admin/*', adminOnly(secrets.admin, access))
  api.route('/admin/catalogue', catalogueAdministration(dependencies))
  api.route('/webhooks', webhookRoutes(payments))
  const model = openModel(dependencies.model, { db, log, now, limits, version: kept.version })
  const reader = createReader({ stopping: dependencies.stopping })
  api.route('/', noticeRoutes({ guard, limits, model, reader }))

  api.use(
    bodyLimit({
      maxSize: 1024 * 1024,
      onError: () => {
        throw new Refusal('body_too_large', 'O conteúdo enviado é grande demais.')
      },
    }),
  )

  const looked = (id: string) => {
    if (dependencies.readsPages) dependencies.inBackground(wantPage(db, id, now()))
  }
  api.route('/health', healthRoutes(dependencies))
  api.route('/', docsRoutes())
  api.route('/auth', authRoutes(access))
  api.route('/auth', passwordRoutes(access))
  api.route('/me', meRoutes(access))
  api.route('/admin/users', userAdministration(access))
  api.route('/admin/users', userDirectory(access))
  api.route('/admin/lastlink', lastlinkAdministration(payments))
  api.route('/admin/health', healthFigures(dependencies))
  api.route('/', dependencies.metrics.routes())
  api.route('/unsubscribe', unsubscribeRoutes({ db, now, secret: secrets.auth }))
  api.route('/', calendarRoutes({ db, now, siteUrl }))
  api.route('/calculators', calculatorRoutes())
  api.route('/favorites', favoriteRoutes({ db, now, guard }))
  api.route('/saved-searches', savedSearchRoutes({ db, now, guard, newId: randomId }))
  api.route('/notifications', notificationRoutes({ db, now, guard, limits, newId: randomId }))
  api.route('/news', newsRoutes({ db, now, guard }))
  api.route('/', parseRoutes(dependencies))
  api.route('/', chatRoutes({ ...dependencies, guard, limits, model, explainText: textExplainer(reader) }))
  api.route('/', geoRoutes({ db, kept, mapStyleUrl: dependencies.mapStyleUrl }))
  api.route('/', photoRoutes({ ...dependencies, limits }))
  api.route('/', catalogueRoutes({ db, now, kept }))
  api.route('/', propertyRoutes({ db, now, guard, version: kept.version, looked }))
  api.all('*', c => refuse(c, notFound()))

  if (site !== null) app.route('/', await pages(site, propertyHead(db, siteUrl)))
  return app
}
