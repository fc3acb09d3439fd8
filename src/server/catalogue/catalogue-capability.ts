import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { hourMs, minuteMs, secondMs } from '#domain/durations.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { type BackgroundWorker, type WorkerDependencies, startWorker } from '../background/worker.ts'
import type { Capability, ServerEvents } from '../capability.ts'
import { deleteOldChanges } from '../catalogue-changes.ts'
import type { AnswerCache } from './answer-cache.ts'
import { catalogueAdminRoutes } from './catalogue-admin-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { localDetailRoutes } from './details/local-detail-routes.ts'
import { type PageWorkerDependencies, startPageWorker } from './details/page-worker.ts'
import { homePurchaseRoutes } from './home-purchase-routes.ts'
import { resumeImports } from './import/import-journal.ts'
import { readCatalogueState } from './listing-store.ts'
import { placePageRoutes } from './places/place-page-routes.ts'
import { propertyRoutes } from './property-routes.ts'
import {
  type CatalogueRefresherDependencies,
  createCatalogueRefresher,
} from './refresh/catalogue-refresher.ts'
import type { CatalogueIndex } from './search-index/catalogue-index.ts'
import { startWaitingWorker } from './waiting/waiting-worker.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'
import { runOutsideRequest } from '../queue/request-context.ts'
import type { Hono } from 'hono'
import { type ImportEvent, localCalls } from '#contract/local-calls.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { localCheck } from '../http/local-check.ts'
import { decodeList } from './import/decode-list.ts'
import { type HttpImportDependencies, importWithProgress, refuseLargeList } from './import/http-import.ts'
import { areFactsDue, mergeDueFacts } from './details/merge-listing-facts.ts'

/** The name of the job that merges facts when their time has come, shared by all processes. */
export const dueFactsJob = 'due facts'

interface DueFactsDependencies extends Pick<WorkerDependencies, 'log' | 'pause'> {
  now: () => Date
  /** Called after the catalogue's version changed. */
  onCatalogueChanged: () => void
}

/** Merges the facts that are due by the clock (a first auction is over), which makes a version. */
export const startDueFactsWorker = (
  db: Database,
  { log, now, pause, onCatalogueChanged }: DueFactsDependencies,
): BackgroundWorker =>
  startWorker(
    {
      name: 'due facts',
      every: secondMs,
      lock: dueFactsJob,
      untilDue: async () => ((await areFactsDue(db, now())) ? 0 : secondMs),
      async run(signal) {
        if (await mergeDueFacts(db, now(), signal)) onCatalogueChanged()
      },
    },
    { db, log, pause },
  )

interface Dependencies extends HttpImportDependencies {
  /** Known to this process and, through the data folder, to this user's other processes. */
  token: string
}

/**
 * `?file=…&partial=&date=&force=` with the bytes of a list: how the import command hands its files to the server that
 * has the database. Answers 409 while another import runs, else with a line for every step.
 */
export function localImportRoutes({ token, ...parts }: Dependencies): Hono {
  const { app, mountRawCall } = createCallRoutes({ local: localCheck(token) })
  mountRawCall(
    localCalls.importList,
    async ({ c, query: request }) => {
      const text = decodeList(new Uint8Array(await c.req.arrayBuffer()))
      return importWithProgress(c, parts, text, request, outcome => ({ outcome }) satisfies ImportEvent)
    },
    { refuseLargeBody: refuseLargeList },
  )
  return app
}

/** Number of checks without an import after which the database is vacuumed anyway. */
const maxChecksWithoutVacuum = 60

/** Returns a function that vacuums the database after the catalogue changed, but not while it keeps changing. */
function vacuumAfterImports(db: Database): () => Promise<void> {
  let vacuumed = -1
  let seen = -1
  let looks = 0
  return async () => {
    const { version } = await readCatalogueState(db)
    const resting = version === seen
    seen = version
    if (++looks < maxChecksWithoutVacuum && (version === vacuumed || !resting)) return
    await db.maintain({ vacuum: true })
    vacuumed = version
    looks = 0
  }
}

/**
 * Queues the page of a listing that somebody views, ahead of others, when the bank offers it and its page was not
 * read in the last 24 hours. Requests within a minute of each other count as one.
 */
export async function requestPageReading(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into page_readings as r (listing_id, wanted_at)
    select l.id, ${now}::timestamptz
    from listings_offered l
    where l.id = ${id}::bigint and l.source = 'caixa'
      and (l.page_read_at is null or l.page_read_at < ${now}::timestamptz - interval '24 hours')
    on conflict (listing_id) do update set wanted_at = excluded.wanted_at
      where r.wanted_at is null or r.wanted_at < excluded.wanted_at - interval '1 minute'`)
}

/**
 * Follows new versions every second: those made by another process or a command, and those that could not be read when they
 * were made.
 */
export const startIndexWorker = (
  db: WorkerDependencies['db'],
  { index, log, pause }: { index: CatalogueIndex } & Pick<WorkerDependencies, 'log' | 'pause'>,
): BackgroundWorker =>
  startWorker(
    // Each process has its own index.
    { name: 'search index', every: secondMs, lock: null, run: () => index.follow() },
    { db, log, pause },
  )

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
  /** What is worked out of an import's listings before searches and alerts see them. */
  completeListings: () => Promise<unknown>
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
    completeListings,
  } = dependencies
  const showCatalogue = () => index.follow().catch(() => undefined)
  /** Shows an import to searches, then to the other capabilities. When the index fails here, its worker tries again. */
  const onImported = async () => {
    await completeListings().catch((error: unknown) =>
      log.error({ err: error }, 'the listings of an import could not be completed'),
    )
    await showCatalogue()
    events.emit('imported')
  }
  const refresher = createCatalogueRefresher({ db, log, now, random, operator, onImported, url, schedule })
  const onViewed = (id: string) => {
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
      propertyRoutes({ db, index, now, guard, onViewed }),
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
