import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import type { AccountDependencies } from './account/account-dependencies.ts'
import { accountAdminRoutes } from './account/account-admin-routes.ts'
import { accountListRoutes } from './account/account-list-routes.ts'
import { createAuth, type Hashing } from './account/auth-library.ts'
import { authRoutes } from './account/auth-routes.ts'
import { createAccessGuard } from './account/access-guard.ts'
import { createRateLimits } from './account/rate-limits.ts'
import { meRoutes } from './account/me-routes.ts'
import { passwordRoutes } from './account/password-routes.ts'
import { localBackupRoutes } from './backup/local-backup-routes.ts'
import { auctionCalendarRoutes } from './calendar/auction-calendar-routes.ts'
import { calculatorRoutes } from './calculators/calculator-routes.ts'
import { openConsultantModel } from './chat/model/consultant-model.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { parseQueryRoutes } from './chat/parse-query-routes.ts'
import type { ModelSettings } from './server-config.ts'
import { catalogueAdminRoutes } from './catalogue/catalogue-admin-routes.ts'
import { localDetailRoutes } from './catalogue/details/local-detail-routes.ts'
import { localImportRoutes } from './catalogue/import/local-import-routes.ts'
import { requestPageReading } from './catalogue/details/request-page-reading.ts'
import type { Refresher } from './catalogue/refresh/refresh-worker.ts'
import type { AnswerCache } from './catalogue/answer-cache.ts'
import { createPropertyHead } from './catalogue/property-head.ts'
import { propertyRoutes } from './catalogue/property-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import type { Database } from './database/database.ts'
import { unsubscribeRoutes } from './digest/unsubscribe-routes.ts'
import { favoriteRoutes } from './favorites/favorite-routes.ts'
import type { ReadFreeDisk } from './free-disk.ts'
import { placeRoutes } from './geo/place-routes.ts'
import { assignRequestLane } from './http/request-lane.ts'
import { createErrorBoundary, answerRefusal } from './http/error-boundary.ts'
import { docsRoutes } from './http/openapi-document.ts'
import { pageRoutes } from './http/page-routes.ts'
import { notFoundRefusal } from './http/refusal.ts'
import { refuseCrossSiteWrites, withHeaders } from './http/security-headers.ts'
import { editalRoutes } from './edital/edital-routes.ts'
import { textExplainer } from './edital/read-edital.ts'
import { createEditalReader } from './edital/edital-reader.ts'
import { newsRoutes } from './news/news-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { countUnread } from './notifications/notification-store.ts'
import { healthFigureRoutes } from './operations/health-figure-routes.ts'
import { healthRoutes } from './operations/health-routes.ts'
import type { Metrics } from './operations/metrics.ts'
import type { Operator } from './operations/operator-troubles.ts'
import type { PaymentDependencies } from './payments/payment-dependencies.ts'
import { lastlinkAdminRoutes } from './payments/lastlink-admin-routes.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import type { Photos } from './photos/photo-service.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { runOutsideRequest } from './queue/request-context.ts'
import { ownedData } from './owned-data.ts'
import { savedSearchRoutes } from './searches/saved-search-routes.ts'

export interface AppDependencies {
  db: Database
  log: Logger
  now: () => Date
  /** The built site; `null` serves only the API. */
  site: string | null
  /** The token with which the import command on this machine authenticates. */
  localToken: string
  kept: AnswerCache
  /** Sent with every answer (`securityHeaders`). */
  headers: Readonly<Record<string, string>>
  mapStyleUrl: string | null
  /** `null` disables requests for the bank's photos. */
  photos: Photos | null
  /** The place names that the sentence parser recognizes. */
  gazetteer: () => Promise<Gazetteer>
  /** `null` makes the consultant answer by rules alone. */
  model: ModelSettings | null
  secrets: { auth: string; admin: string | null }
  /** Password hashing other than the default of `createAuth`; only tests set it. */
  hashing?: Hashing
  trustProxy: boolean
  demonstration: boolean
  /** The public address of the site, without a trailing slash. */
  siteUrl: () => string
  send: AccountDependencies['send']
  inBackground: AccountDependencies['inBackground']
  /** Aborts when the server stops; answers in progress end. */
  stopping: AbortSignal
  randomId: () => string
  startedAt: Date
  metrics: Metrics
  payments: Pick<PaymentDependencies, 'tokens' | 'plans' | 'minPrices' | 'database' | 'mail'>
  operator: Operator
  refresher: Refresher
  /** Whether the bank's pages are read automatically. */
  readsPages: boolean
  /** The disk of the data folder. */
  disk: ReadFreeDisk
  /** Called after an import ended. */
  onImported: () => void
  /** Called after a notification was sent: the account's digest may be due. */
  onNotified: () => void
}

/** Creates the whole application as one request handler from its dependencies. */
export async function createApp(dependencies: AppDependencies): Promise<Hono> {
  const { db, log, now, site, localToken, kept, secrets, siteUrl, trustProxy, randomId } = dependencies
  const app = new Hono()
  app.onError(createErrorBoundary(log))
  app.notFound(c => answerRefusal(c, notFoundRefusal()))
  app.use(withHeaders(dependencies.headers))
  app.use(dependencies.metrics.watch)
  app.use(assignRequestLane(trustProxy))
  app.use('/api/*', refuseCrossSiteWrites(siteUrl))
  const auth = createAuth(db, {
    secret: secrets.auth,
    secure: siteUrl().startsWith('https:'),
    hashing: dependencies.hashing,
  })
  const limits = createRateLimits(db)
  const guard = createAccessGuard({ db, auth, limits, now, trustProxy, adminToken: secrets.admin })
  const access: AccountDependencies = { ...dependencies, auth, limits, guard, ownedData, unread: countUnread }
  const payments: PaymentDependencies = { ...access, ...dependencies.payments, ...dependencies }
  const model = openConsultantModel(dependencies.model, { db, log, now, limits, version: kept.version })
  const reader = createEditalReader({ stopping: dependencies.stopping })

  const looked = (id: string) => {
    if (dependencies.readsPages)
      dependencies.inBackground(runOutsideRequest(() => requestPageReading(db, id, now())))
  }
  for (const routes of [
    localImportRoutes({ db, log, now, token: localToken, onCatalogueChanged: dependencies.onImported }),
    localDetailRoutes({ db, now, token: localToken }),
    localBackupRoutes({ ...dependencies, token: localToken }),
    catalogueAdminRoutes({ ...dependencies, guard }),
    webhookRoutes(payments),
    editalRoutes({ guard, limits, model, reader }),
    healthRoutes(dependencies),
    docsRoutes(),
    authRoutes(access),
    passwordRoutes(access),
    meRoutes(access),
    accountAdminRoutes(access),
    accountListRoutes(access),
    lastlinkAdminRoutes(payments),
    healthFigureRoutes({ ...dependencies, guard }),
    dependencies.metrics.routes({ limits, trustProxy }),
    unsubscribeRoutes({ db, now, secret: secrets.auth }),
    auctionCalendarRoutes({ db, now, siteUrl }),
    calculatorRoutes(),
    favoriteRoutes({ db, now, guard }),
    savedSearchRoutes({ db, now, guard, newId: randomId }),
    notificationRoutes({ db, now, guard, limits, newId: randomId }),
    newsRoutes({ db, now, guard }),
    parseQueryRoutes(dependencies),
    chatRoutes({ ...dependencies, guard, limits, model, explainText: textExplainer(reader) }),
    placeRoutes({ db, kept, mapStyleUrl: dependencies.mapStyleUrl }),
    photoRoutes({ ...dependencies, limits }),
    catalogueRoutes({ db, now, kept }),
    propertyRoutes({ db, now, guard, version: kept.version, looked }),
  ])
    app.route('/', routes)
  app.all('/api/*', c => answerRefusal(c, notFoundRefusal()))

  if (site !== null) app.route('/', await pageRoutes(site, createPropertyHead(db, siteUrl)))
  return app
}
