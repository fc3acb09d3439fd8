import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createApp } from './create-app.ts'
import { createBackgroundTasks } from './background/background-tasks.ts'
import { backgroundWork, serverEvents, startBackground } from './background-work.ts'
import { explainStartError } from './cannot-start.ts'
import { createAnswerCache } from './catalogue/answer-cache.ts'
import { startRefreshWorker } from './catalogue/refresh/refresh-worker.ts'
import { createCatalogueVersion } from './catalogue/catalogue-version.ts'
import { createGazetteerCache } from './chat/catalogue-gazetteer.ts'
import type { Config } from './server-config.ts'
import type { Database, Queryable } from './database/database.ts'
import { freeDiskOf } from './free-disk.ts'
import { startHttpServer } from './http/http-server.ts'
import { securityHeaders } from './http/security-headers.ts'
import { enqueueMail, type Mail } from './mail/outbox.ts'
import { openData, openDataFolder, prepareCatalogue, tidyDataFolder, warnOfGaps } from './open-data.ts'
import { createMetrics } from './operations/metrics.ts'
import { createOperator } from './operations/operator-troubles.ts'
import { paymentSettings } from './payments/payment-settings.ts'
import { configuredPhotos } from './photos/configured-photos.ts'
import { loadSecrets, type ServerSecrets } from './server-secrets.ts'

/** What the process gives the server besides its settings. */
export interface StartDependencies {
  log: Logger
  now: () => Date
  /** The built site, or `null` (in development Vite serves the pages). */
  site: string | null
  /** The demonstration list, for a catalogue that was always empty. */
  demonstration: string
  /** Milliseconds between two looks of the workers that notify and send mails; only tests change it. */
  lookEvery?: number
  /** Ends the process when it has lost the database and only a new start helps. */
  giveUp: (error: Error) => void
}

export interface RunningServer {
  url: string
  /** Opens administration; `null` = it is closed. For the terminal of whoever starts the server, never sent. */
  adminToken: string | null
  /** Stops accepting requests, finishes running work, closes the database and releases the folder. */
  stop(): Promise<void>
}

/**
 * Assembles the server and starts it.
 * @throws CannotStart
 */
export async function startServer(config: Config, dependencies: StartDependencies): Promise<RunningServer> {
  // What was opened, to be closed in reverse order.
  const opened: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    const closeLast = opened.pop()
    if (!closeLast) return
    try {
      await closeLast()
    } finally {
      await close()
    }
  }
  try {
    const claim = await openDataFolder(config, dependencies)
    if (claim) opened.push(() => claim.release())
    if (claim) await tidyDataFolder(config.dataDir)
    const secrets = await loadSecrets(config)
    warnOfGaps(config, dependencies.log)
    const db = await openData(config, claim, dependencies)
    opened.push(() => db.close())
    await prepareCatalogue(db, dependencies)
    const { url, localToken } = await serve(db, secrets, config, dependencies, opened)
    await claim?.announce({ url, token: localToken })
    return { url, adminToken: secrets.admin, stop: close }
  } catch (error) {
    await close()
    throw explainStartError(error, config)
  }
}

async function serve(
  db: Database,
  secrets: ServerSecrets,
  config: Config,
  { log, now, site, lookEvery }: StartDependencies,
  opened: (() => Promise<void>)[],
): Promise<{ url: string; localToken: string }> {
  const localToken = randomBytes(32).toString('base64url')
  const headers = securityHeaders(config)
  const kept = createAnswerCache({ version: createCatalogueVersion(db), headers, now })
  const gazetteer = createGazetteerCache(db, kept.version)
  const events = serverEvents().on('imported', () => kept.version.moved())
  const tasks = createBackgroundTasks(log)
  opened.push(() => tasks.settled())
  const photos = configuredPhotos(db, config, { log, now })
  opened.push(async () => photos?.stop())
  let address = config.publicUrl ?? `http://${config.host}:${config.port}`
  const siteUrl = () => address
  const send = async (tx: Queryable, letter: Mail) => {
    await enqueueMail(tx, letter, now(), randomUUID())
    events.emit('mailEnqueued')
  }
  const operator = createOperator(db, { log, now, address: config.adminEmail, siteUrl, send })
  const disk = freeDiskOf(config.dataDir)
  const common = { db, log, now, siteUrl, send, operator, photos, gazetteer, disk }
  const onImported = () => void events.emit('imported')
  const refresher = startRefreshWorker(db, {
    log,
    now,
    operator,
    onImported,
    url: config.catalogueUrl,
    schedule: config.catalogueCron,
    random,
  })
  opened.push(() => refresher.stop())
  const metrics = createMetrics({ db, now, disk, adminToken: secrets.admin, log })
  const stopping = new AbortController()
  const app = await createApp({
    ...common,
    site,
    localToken,
    kept,
    headers,
    metrics,
    refresher,
    onImported,
    mapStyleUrl: config.mapStyleUrl,
    model: config.model,
    secrets,
    trustProxy: config.trustProxy,
    demonstration: config.demonstration,
    inBackground: tasks.run,
    stopping: stopping.signal,
    randomId: randomUUID,
    startedAt: now(),
    payments: paymentSettings(config, secrets.auth),
    readsPages: config.detailsUrl !== null,
    onNotified: () => void events.emit('notified'),
  })
  const listening = await startHttpServer(app.fetch, metrics.counted(kept.serve), config)
  if (config.publicUrl === null) address = listening.url
  const work = backgroundWork({
    ...common,
    events,
    config,
    random,
    newId: randomUUID,
    onCatalogueChanged: kept.version.moved,
    secret: secrets.auth,
    every: lookEvery,
  })
  const background = startBackground(work, { db, log })
  // Requests and workers each end within seconds of their own: together, or stopping would last too long.
  opened.push(async () => {
    stopping.abort()
    await Promise.all([listening.stop(), background.stop()])
  })
  return { url: listening.url, localToken }
}

/** From 0 to below 1. */
const random = (): number => randomInt(2 ** 32) / 2 ** 32
