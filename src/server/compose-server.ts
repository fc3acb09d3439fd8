import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createBackgroundTasks } from './background/background-tasks.ts'
import type { WorkerState } from './background/worker.ts'
import { readLastBackup } from './backup/last-backup.ts'
import { createCapabilities } from './capabilities.ts'
import type { ServerEvents } from './capability.ts'
import { createAnswerCache } from './catalogue/answer-cache.ts'
import { loadCatalogueIndex } from './catalogue/search-index/catalogue-index.ts'
import { resumeImports } from './catalogue/import/import-journal.ts'
import { createGazetteerCache } from './chat/catalogue-gazetteer.ts'
import { createApp } from './create-app.ts'
import type { Database, Queryable } from './database/database.ts'
import { createFreeDiskReader } from './free-disk.ts'
import type { BuiltSite } from './http/page-renderer.ts'
import { startHttpServer } from './http/http-server.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createFolderTransport, createSmtpTransport } from './mail/mail-transport.ts'
import { enqueueMail, type QueuedMail } from './mail/outbox.ts'
import { createServerMetrics } from './operations/metrics.ts'
import { createOperatorNotifier } from './operations/operator-troubles.ts'
import { paymentSettings } from './payments/payment-settings.ts'
import { configuredPhotos } from './photos/configured-photos.ts'
import { createServerQueues } from './queue/server-queues.ts'
import { type ServerConfig, isLocalOnly } from './server-config.ts'
import type { ServerDependencies } from './server-dependencies.ts'
import { reportMissingKeys, type ServerSecrets } from './server-secrets.ts'
import { startBackground } from './start-background.ts'

export interface ComposeDependencies {
  log: Logger
  now: () => Date
  /** The built site, or `null` (in development Vite serves the pages). */
  site: BuiltSite | null
  /** Milliseconds between two looks of the workers that notify and send mails; only tests change it. */
  lookEvery?: number
}

/**
 * Puts the capabilities together on an open database, answers requests and then starts the work in the background.
 * Whatever must be closed is added to `opened`, to be closed in reverse order.
 */
export async function composeServer(
  db: Database,
  secrets: ServerSecrets,
  config: ServerConfig,
  { log, now, site, lookEvery }: ComposeDependencies,
  opened: (() => Promise<void>)[],
): Promise<{ url: string; localToken: string }> {
  const localToken = randomBytes(32).toString('base64url')
  const headers = securityHeaders(config)
  const index = await loadCatalogueIndex(db, { log, resume: () => resumeImports(db, now) })
  const kept = createAnswerCache({ version: index.version, headers, now })
  const events: ServerEvents = new EventEmitter()
  const tasks = createBackgroundTasks(log)
  opened.push(() => tasks.settled())
  const photos = configuredPhotos(db, config, { log, now })
  opened.push(async () => photos?.stop())
  let address = config.publicUrl ?? `http://${config.host}:${config.port}`
  const siteUrl = () => address
  const send = async (tx: Queryable, letter: QueuedMail) => {
    await enqueueMail(tx, letter, now(), randomUUID())
    events.emit('mailEnqueued')
  }
  const operator = createOperatorNotifier(db, { log, now, address: config.adminEmail, siteUrl, send })
  const disk = createFreeDiskReader(config.dataDir)
  const localOnly = !config.trustProxy && isLocalOnly(config)
  const metrics = createServerMetrics({ db, now, disk, adminToken: secrets.admin, localOnly, log })
  const missingKeys = reportMissingKeys(secrets, log)
  const stopping = new AbortController()
  let workerStates: () => readonly WorkerState[] = () => []
  const { detailsUrl, detailsInterval: interval } = config
  const dependencies: ServerDependencies = {
    ...config,
    db,
    log,
    now,
    random,
    randomId: randomUUID,
    startedAt: now(),
    events,
    site,
    siteUrl,
    headers,
    localToken,
    secrets,
    kept,
    runInTurn: createServerQueues(),
    index,
    photos,
    metrics,
    operator,
    disk,
    workerStates: () => workerStates(),
    readLastBackup: config.databaseUrl === null ? () => readLastBackup(config.dataDir) : null,
    send,
    missingKeys,
    mailWaitingTroubles: operator.mailWaitingTroubles,
    lookEvery,
    inBackground: tasks.run,
    stopping: stopping.signal,
    ...createGazetteerCache(index),
    pages: detailsUrl === null ? null : { url: detailsUrl, interval },
    mailTransport: openMailTransport(config, log),
    payments: paymentSettings(config, secrets.auth),
  }
  const capabilities = createCapabilities(dependencies)
  const app = await createApp(dependencies, capabilities)
  const listening = await startHttpServer(app.fetch, metrics.counted(kept.serve), config)
  if (config.publicUrl === null) address = listening.url
  const background = startBackground(capabilities, { db, log })
  workerStates = background.states
  // Requests and workers each end within seconds of their own: together, or stopping would last too long.
  opened.push(async () => {
    stopping.abort()
    await Promise.all([listening.stop(), background.stop()])
  })
  return { url: listening.url, localToken }
}

/** From 0 to below 1. */
const random = (): number => randomInt(2 ** 32) / 2 ** 32

const openMailTransport = ({ smtpUrl, dataDir }: ServerConfig, log: Logger) =>
  smtpUrl === null ? createFolderTransport(join(dataDir, 'mail'), log) : createSmtpTransport(smtpUrl)
