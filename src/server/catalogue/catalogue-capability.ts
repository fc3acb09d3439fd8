import type { Logger } from 'pino'
import type { AccessGuard } from '../account/access-guard.ts'
import { hourMs, minuteMs } from '#domain/durations.ts'
import type { Capability, ServerEvents } from '../capability.ts'
import type { Database } from '../database/database.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'
import { runOutsideRequest } from '../queue/request-context.ts'
import type { AnswerCache } from './answer-cache.ts'
import { catalogueAdminRoutes } from './catalogue-admin-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { homePurchaseRoutes } from './home-purchase-routes.ts'
import { localDetailRoutes } from './details/local-detail-routes.ts'
import { startDueFactsWorker } from './details/due-facts-worker.ts'
import { type PageWorkerDependencies, startPageWorker } from './details/page-worker.ts'
import { requestPageReading } from './details/request-page-reading.ts'
import { resumeImports } from './import/import-journal.ts'
import { localImportRoutes } from './import/local-import-routes.ts'
import { placePageRoutes } from './places/place-page-routes.ts'
import { propertyRoutes } from './property-routes.ts'
import {
  type CatalogueRefresherDependencies,
  createCatalogueRefresher,
} from './refresh/catalogue-refresher.ts'
import type { CatalogueIndex } from './search-index/catalogue-index.ts'
import { startIndexWorker } from './search-index/index-worker.ts'
import { deleteOldChanges } from '../catalogue-changes.ts'
import { vacuumAfterImports } from './vacuum.ts'
import { startWaitingWorker } from './waiting/waiting-worker.ts'

interface CatalogueCapability {
  db: Database
  log: Logger
  now: () => Date
  random: () => number
  guard: Pick<AccessGuard, 'admin' | 'plan'>
  kept: AnswerCache
  index: CatalogueIndex
  /** The token with which the import command on this machine authenticates. */
  localToken: string
  events: ServerEvents
  operator: OperatorNotifier
  catalogueUrl: CatalogueRefresherDependencies['url']
  catalogueCron: CatalogueRefresherDependencies['schedule']
  /** Reads the bank's pages; `null` = never. */
  pages: Omit<PageWorkerDependencies, 'log' | 'now'> | null
  inBackground(work: Promise<unknown>): void
}

/**
 * The catalogue: search, properties, imports and their administration. Follows the catalogue's versions, reads the bank's
 * pages, finishes imports that another process left, counts what became of listings, and vacuums after imports.
 */
export function catalogueCapability(dependencies: CatalogueCapability): Capability {
  const {
    db,
    log,
    now,
    random,
    operator,
    guard,
    kept,
    index,
    localToken: token,
    events,
    catalogueUrl: url,
    catalogueCron: schedule,
    pages,
    inBackground,
  } = dependencies
  const showCatalogue = () => index.follow().catch(() => undefined)
  /** Shows an import to searches, then to the other capabilities. What fails here, the index's worker tries again. */
  const onImported = async () => {
    await showCatalogue()
    events.emit('imported')
  }
  const refresher = createCatalogueRefresher({ db, log, now, random, operator, onImported, url, schedule })
  const looked = (id: string) => {
    if (pages !== null) inBackground(runOutsideRequest(() => requestPageReading(db, id, now())))
  }
  return {
    routes: [
      localImportRoutes({ db, log, now, token, onCatalogueChanged: onImported }),
      localDetailRoutes({ db, now, token }),
      catalogueAdminRoutes({ guard, db, log, now, refresher, onImported }),
      catalogueRoutes({ db, index, now, kept }),
      placePageRoutes({ db, index, now, kept }),
      homePurchaseRoutes({ index, now }),
      propertyRoutes({ db, index, now, guard, looked }),
    ],
    workers: [
      refresher.start,
      () => startIndexWorker(db, { index, log }),
      () => startDueFactsWorker(db, { log, now, onCatalogueChanged: () => inBackground(showCatalogue()) }),
      () => startWaitingWorker(db, { log }),
      ...(pages === null ? [] : [() => startPageWorker(db, { ...pages, log, now })]),
    ],
    housekeeping: [
      {
        name: 'resume imports',
        every: minuteMs / 2,
        // Takes the lock of imports.
        lock: null,
        run: signal => resumeImports(db, now, signal),
      },
      { name: 'old catalogue changes', every: hourMs, run: () => deleteOldChanges(db) },
      { name: 'vacuum', every: minuteMs, run: vacuumAfterImports(db) },
    ],
  }
}
