import { accountCapability } from './account/account-capability.ts'
import type { AccountDependencies } from './account/account-dependencies.ts'
import { createAccessGuard } from './account/access-guard.ts'
import { createAuth } from './account/auth-library.ts'
import { createRateLimits } from './account/rate-limits.ts'
import { alertCapability } from './alerts/alert-capability.ts'
import { localBackupRoutes } from './backup/local-backup-routes.ts'
import { calculatorRoutes } from './calculators/calculator-routes.ts'
import { auctionCalendarRoutes } from './calendar/auction-calendar-routes.ts'
import { calendarFeedRoutes } from './calendar/calendar-feed-routes.ts'
import type { Capability } from './capability.ts'
import { catalogueCapability } from './catalogue/catalogue-capability.ts'
import { channelCapability } from './channels/channel-capability.ts'
import { chatCapability } from './chat/chat-capability.ts'
import { openConsultantModel } from './chat/model/consultant-model.ts'
import { openPlainWordsModel } from './chat/model/plain-words-model.ts'
import { createDemonstrationCheck } from './demonstration-access.ts'
import { deskCapability } from './desk/desk-capability.ts'
import { digestCapability } from './digest/digest-capability.ts'
import { createEditalReader } from './edital/edital-reader.ts'
import { editalRoutes } from './edital/edital-routes.ts'
import { titleRecordRoutes } from './title-records/title-record-routes.ts'
import { createTextExplainer } from './edital/read-edital.ts'
import { favoriteCapability } from './favorites/favorite-capability.ts'
import { placeCapability } from './geo/place-capability.ts'
import { docsRoutes } from './http/openapi-document.ts'
import { mailCapability } from './mail/mail-capability.ts'
import { newsRoutes } from './notifications/news-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { countUnread } from './notifications/notification-store.ts'
import { operationCapability } from './operations/operation-capability.ts'
import { createAllOwnerData } from './all-owner-data.ts'
import { ownLotRoutes } from './own-lots/own-lot-routes.ts'
import { addressCapability } from './addresses/address-capability.ts'
import { estimateListings } from './paid-prices/listing-paid-prices.ts'
import { paidPriceCapability } from './paid-prices/paid-price-capability.ts'
import { keptPaperCapability } from './papers/kept-paper-capability.ts'
import { createPaperSealer } from './papers/paper-sealer.ts'
import { paymentCapability } from './payments/payment-capability.ts'
import { planRoutes } from './payments/plan-routes.ts'
import { photoCapability } from './photos/photo-capability.ts'
import { pictureRoutes } from './pictures/picture-routes.ts'
import { visitorCapability } from './saved/visitor-capability.ts'
import { ruleCapability } from './rules/rule-capability.ts'
import { savedSearchRoutes } from './searches/saved-search-routes.ts'
import type { ServerDependencies } from './server-dependencies.ts'
import { sharedListCapability } from './shared-lists/shared-list-capability.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'

/** Creates every capability of the server, in the order in which their routes are mounted. */
export function createCapabilities(dependencies: ServerDependencies): Capability[] {
  const { db, log, now, index, secrets, siteUrl, events, operator, randomId: newId } = dependencies
  const auth = createAuth(db, {
    secret: secrets.auth,
    secure: siteUrl().startsWith('https:'),
    hashing: dependencies.hashing,
  })
  const limits = createRateLimits(db)
  const isDemonstrationOpen = createDemonstrationCheck(db, dependencies.demonstration)
  const guard = createAccessGuard({
    ...dependencies,
    auth,
    limits,
    adminToken: secrets.admin,
    isDemonstrationOpen,
  })
  const sealer = createPaperSealer(secrets.papers)
  const access: AccountDependencies = {
    ...dependencies,
    auth,
    limits,
    guard,
    ownedData: createAllOwnerData(sealer),
    unread: countUnread,
    isDemonstrationOpen,
  }
  const model = openConsultantModel(dependencies.model, { db, log, now, limits, index })
  const plainWords = openPlainWordsModel(dependencies.model, { db, log, now, limits })
  const reader = createEditalReader({ stopping: dependencies.stopping })
  const onCatalogueChanged = () => dependencies.inBackground(index.follow())
  const { mailTransport: transport, mailFrom: from } = dependencies
  const onNotified = () => void events.emit('notified')
  const every = dependencies.checkEveryMs === undefined ? {} : { every: dependencies.checkEveryMs }
  const pages = dependencies.pages && {
    ...every,
    ...dependencies.pages,
    operator,
    onCatalogueChanged,
    random: dependencies.random,
  }
  return [
    { routes: [localBackupRoutes({ ...dependencies, token: dependencies.localToken })] },
    paymentCapability({
      ...access,
      ...dependencies.payments,
      demonstration: dependencies.demonstration,
      operator,
      onNotified,
    }),
    { routes: [planRoutes(dependencies)] },
    { routes: [editalRoutes({ guard, limits, model, reader })] },
    { routes: [titleRecordRoutes({ ...dependencies, guard, limits, plainWords })] },
    keptPaperCapability({ ...dependencies, guard, limits, sealer }),
    operationCapability({
      ...dependencies,
      guard,
      limits,
      ladder: () => index.current().listings.ladder,
    }),
    { routes: [docsRoutes({ cache: dependencies.kept.keep })] },
    accountCapability(access),
    { routes: [auctionCalendarRoutes(dependencies), calendarFeedRoutes({ ...dependencies, guard, limits })] },
    { routes: [calculatorRoutes()] },
    favoriteCapability({ db, index, now, guard }),
    deskCapability({ db, now, guard }),
    { routes: [ownLotRoutes({ db, now, guard })] },
    sharedListCapability({
      ...dependencies,
      guard,
      limits,
      newId,
      onNotified,
      isDemonstrationOpen,
      secret: secrets.auth,
    }),
    { routes: [savedSearchRoutes({ db, index, now, guard, newId })] },
    visitorCapability(dependencies),
    { routes: [notificationRoutes({ db, now, guard, limits, newId, onNotified })] },
    { routes: [newsRoutes({ db, index, now, guard })] },
    chatCapability({ ...dependencies, guard, limits, model, explainText: createTextExplainer(reader) }),
    placeCapability({ ...dependencies, onCatalogueChanged }),
    photoCapability({ ...dependencies, limits }),
    { routes: [pictureRoutes(dependencies)] },
    catalogueCapability({
      ...dependencies,
      guard,
      pages,
      completeListings: () => estimateListings(db, { now, signal: dependencies.stopping }),
    }),
    paidPriceCapability({
      ...dependencies,
      guard,
      showCatalogue: () => index.follow().catch(() => undefined),
    }),
    ruleCapability(dependencies),
    addressCapability({ ...dependencies, guard, onCatalogueChanged }),
    { routes: [sitemapRoutes(dependencies)] },
    alertCapability({ ...every, db, index, log, now, events, newId }),
    digestCapability({ ...dependencies, secret: secrets.auth }),
    channelCapability({
      ...dependencies,
      ...every,
      guard,
      limits,
      newId,
      vapid: secrets.vapid,
      allowLocalPush: dependencies.allowLocalPush ?? false,
      lookupHost: dependencies.lookupHost,
    }),
    mailCapability({ ...every, db, log, now, events, transport, from }),
  ]
}
