import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import type { AccountParts } from './account/parts.ts'
import { userAdministration } from './account/admin-routes.ts'
import { userDirectory } from './account/admin-users.ts'
import { createAuth, type Hashing } from './account/auth.ts'
import { authRoutes } from './account/auth-routes.ts'
import { createGuard } from './account/guard.ts'
import { createLimits } from './account/limits.ts'
import { meRoutes } from './account/me-routes.ts'
import { passwordRoutes } from './account/password-routes.ts'
import { localBackupRoutes } from './backup/local-backup-routes.ts'
import { auctionCalendarRoutes } from './calendar/auction-calendar-routes.ts'
import { calculatorRoutes } from './calculators/calculator-routes.ts'
import { openModel } from './chat/model/model.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { parseRoutes } from './chat/parse-routes.ts'
import type { ModelSettings } from './config.ts'
import { catalogueAdminRoutes } from './catalogue/catalogue-admin-routes.ts'
import { localDetailRoutes } from './catalogue/details/local-detail-routes.ts'
import { localImportRoutes } from './catalogue/import/local-import-routes.ts'
import { wantPage } from './catalogue/details/want.ts'
import type { Refresher } from './catalogue/refresh/refresh-worker.ts'
import type { KeptAnswers } from './catalogue/kept-answers.ts'
import { propertyHead } from './catalogue/property-head.ts'
import { propertyRoutes } from './catalogue/property-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import type { Database } from './database/database.ts'
import { unsubscribeRoutes } from './digest/unsubscribe-routes.ts'
import { favoriteRoutes } from './favorites/favorite-routes.ts'
import type { ReadFreeDisk } from './free-disk.ts'
import { placeRoutes } from './geo/place-routes.ts'
import { errorBoundary, refuse } from './http/boundary.ts'
import { docsRoutes } from './http/openapi.ts'
import { pages } from './http/pages.ts'
import { notFound } from './http/refusal.ts'
import { refuseCrossSiteWrites, withHeaders } from './http/security.ts'
import { editalRoutes } from './notices/edital-routes.ts'
import { textExplainer } from './notices/read-edital.ts'
import { createReader } from './notices/reader.ts'
import { newsRoutes } from './news/news-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { unreadCount } from './notifications/store.ts'
import { healthFigures } from './operations/health-figures.ts'
import { healthRoutes } from './operations/health-routes.ts'
import type { Metrics } from './operations/metrics.ts'
import type { Operator } from './operations/operator.ts'
import type { PaymentParts } from './payments/parts.ts'
import { lastlinkAdministration } from './payments/admin-routes.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import type { Photos } from './photos/photos.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { ownedData } from './owned-data.ts'
import { savedSearchRoutes } from './searches/saved-search-routes.ts'

export interface Dependencies {
  db: Database
  log: Logger
  now: () => Date
  /** The built site; `null` serves only the API. */
  site: string | null
  /** The token with which the import command on this machine authenticates. */
  localToken: string
  kept: KeptAnswers
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
  send: AccountParts['send']
  inBackground: AccountParts['inBackground']
  /** Aborts when the server stops; answers in progress end. */
  stopping: AbortSignal
  randomId: () => string
  startedAt: Date
  metrics: Metrics
  payments: Pick<PaymentParts, 'tokens' | 'plans' | 'database' | 'mail'>
  operator: Operator
  refresher: Refresher
  /** Whether the bank's pages are read automatically. */
  readsPages: boolean
  /** The disk of the data folder. */
  disk: ReadFreeDisk
  /** Called after an import ended. */
  imported: () => void
  /** Called after a notification was sent: the account's digest may be due. */
  told: () => void
}

/** Creates the whole application as one request handler from its dependencies. */
export async function createApp(dependencies: Dependencies): Promise<Hono> {
  const { db, log, now, site, localToken, kept, secrets, siteUrl, trustProxy, randomId } = dependencies
  const app = new Hono()
  app.onError(errorBoundary(log))
  app.notFound(c => refuse(c, notFound()))
  app.use(withHeaders(dependencies.headers))
  app.use(dependencies.metrics.watch)

  app.use('/api/*', refuseCrossSiteWrites(siteUrl))
  const auth = createAuth(db, {
    secret: secrets.auth,
    secure: siteUrl().startsWith('https:'),
    hashing: dependencies.hashing,
  })
  const limits = createLimits(db)
  const guard = createGuard({ db, auth, limits, now, trustProxy, adminToken: secrets.admin })
  const access: AccountParts = { ...dependencies, auth, limits, guard, ownedData, unread: unreadCount }
  const payments: PaymentParts = { ...access, ...dependencies.payments, ...dependencies }
  const model = openModel(dependencies.model, { db, log, now, limits, version: kept.version })
  const reader = createReader({ stopping: dependencies.stopping })

  const looked = (id: string) => {
    if (dependencies.readsPages) dependencies.inBackground(wantPage(db, id, now()))
  }
  for (const routes of [
    localImportRoutes({ db, log, now, token: localToken, moved: dependencies.imported }),
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
    userAdministration(access),
    userDirectory(access),
    lastlinkAdministration(payments),
    healthFigures({ ...dependencies, guard }),
    dependencies.metrics.routes(),
    unsubscribeRoutes({ db, now, secret: secrets.auth }),
    auctionCalendarRoutes({ db, now, siteUrl }),
    calculatorRoutes(),
    favoriteRoutes({ db, now, guard }),
    savedSearchRoutes({ db, now, guard, newId: randomId }),
    notificationRoutes({ db, now, guard, limits, newId: randomId }),
    newsRoutes({ db, now, guard }),
    parseRoutes(dependencies),
    chatRoutes({ ...dependencies, guard, limits, model, explainText: textExplainer(reader) }),
    placeRoutes({ db, kept, mapStyleUrl: dependencies.mapStyleUrl }),
    photoRoutes({ ...dependencies, limits }),
    catalogueRoutes({ db, now, kept }),
    propertyRoutes({ db, now, guard, version: kept.version, looked }),
  ])
    app.route('/', routes)
  app.all('/api/*', c => refuse(c, notFound()))

  if (site !== null) app.route('/', await pages(site, propertyHead(db, siteUrl)))
  return app
}
