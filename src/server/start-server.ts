import { CannotStart, explainStartError } from './cannot-start.ts'
import { createDemonstrationCheck } from './demonstration-access.ts'
import { isLocalOnly, type ServerConfig } from './server-config.ts'
import { loadSecrets, reportMissingKeys, type ServerSecrets } from './server-secrets.ts'
import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { decodeList } from './catalogue/import/decode-list.ts'
import { loadDemonstration } from './catalogue/import/load-demonstration.ts'
import { resumeImports } from './catalogue/import/import-journal.ts'
import { claimFolder, type DataFolderClaim, DataFolderLost } from './data-folder.ts'
import type { Database, Queryable } from './database/database.ts'
import { DatabaseUnavailable } from './database/database-errors.ts'
import { finishRestore } from './database/finish-restore.ts'
import { buildMunicipalityGazetteer, createGazetteerCache } from './chat/catalogue-gazetteer.ts'
import { warmUpSentenceReading } from './chat/warm-up-sentence-reading.ts'
import { removeDatabaseCopies } from './database/live-copy.ts'
import { openDatabase } from './database/open-database.ts'
import { checkStorage, createFreeDiskReader } from './free-disk.ts'
import { closeDataFolder, createFilesPrivately, repairPermissions } from './private-files.ts'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { createBackgroundTasks } from './background/background-tasks.ts'
import type { WorkerState } from './background/worker.ts'
import { readLastBackup } from './backup/last-backup.ts'
import { createCapabilities } from './capabilities.ts'
import type { Capability, ServerEvents, Stoppable } from './capability.ts'
import { createAnswerCache } from './catalogue/answer-cache.ts'
import { loadCatalogueIndex } from './catalogue/search-index/catalogue-index.ts'
import { createApp } from './create-app.ts'
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
import type { ServerDependencies } from './server-dependencies.ts'
import { startHousekeeping } from './background/housekeeping.ts'

/** Starts the workers and the housekeeping of all capabilities. Stopping stops everything at the same time. */
function startBackground(
  capabilities: readonly Capability[],
  { db, log }: { db: Database; log: Logger },
): Stoppable & { states(): WorkerState[] } {
  const housekeeping = startHousekeeping(
    capabilities.flatMap(each => each.housekeeping ?? []),
    { db, log },
  )
  const running = [housekeeping, ...capabilities.flatMap(each => each.workers ?? []).map(start => start())]
  return {
    async stop() {
      await Promise.all(running.map(each => each.stop()))
    },
    states: () => running.flatMap(each => each.states?.() ?? []),
  }
}

interface ComposeDependencies {
  log: Logger
  now: () => Date
  /** The built site, or `null` (in development Vite serves the pages). */
  site: BuiltSite | null
  /** Milliseconds between two checks of the workers that notify and send mails; only tests change it. */
  checkEveryMs?: number
}

/**
 * Puts the capabilities together on an open database, answers requests and then starts the work in the background.
 * Whatever must be closed is added to `opened`, to be closed in reverse order.
 */
async function composeServer(
  db: Database,
  secrets: ServerSecrets,
  config: ServerConfig,
  { log, now, site, checkEveryMs }: ComposeDependencies,
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
    checkEveryMs,
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

interface OpenDataFolder {
  /** Ends the process: its data are lost to it, only a new start helps. */
  giveUp: (error: Error) => void
}

/** Closes the data folder to other users and, where the database is in it, claims it for this process. */
async function openDataFolder(
  { databaseUrl, dataDir }: ServerConfig,
  { giveUp }: OpenDataFolder,
): Promise<DataFolderClaim | null> {
  createFilesPrivately()
  await closeDataFolder(dataDir)
  await checkStorage(dataDir, { embedded: databaseUrl === null })
  if (databaseUrl !== null) return null
  const claim = await claimFolder(dataDir, { lost: giveUp })
  if (!('heldBy' in claim)) return claim
  const { pid, url } = claim.heldBy
  const place = url ? ` em ${url}` : ''
  throw new CannotStart(
    `Já há um Arremate com a pasta ${dataDir}: processo ${pid}${place}. Pare-o ou use outra DATA_DIR.`,
  )
}

/** Finishes a restore that was cut off, and removes copies that backups left. The folder must be claimed. */
async function tidyDataFolder(folder: string): Promise<void> {
  await finishRestore(folder)
  await removeDatabaseCopies(folder)
}

/**
 * Opens the database. This thread meanwhile closes every file of the data folder to other users, and prepares for the
 * first sentences.
 */
async function openData(
  { databaseUrl, dataDir }: ServerConfig,
  claim: DataFolderClaim | null,
  { log, giveUp }: OpenDataFolder & { log: Logger },
): Promise<Database> {
  const report = (error: Error) => {
    log.error({ err: error }, 'database connection')
    if (databaseUrl !== null) return
    giveUp(error.cause instanceof DataFolderLost ? error.cause : error)
  }
  // Beside the opening of the database, which takes longer.
  const repairing = repairPermissions(dataDir, log)
  const opening = openDatabase({ url: databaseUrl, folder: dataDir, report, fence: claim?.fence })
  warmUpSentenceReading(buildMunicipalityGazetteer())
  const db = await opening
  await repairing
  return db
}

/**
 * Finishes imports that a dead process left, and loads the demonstration list into a catalogue that never held
 * anything. @param demonstration the list's file
 */
async function prepareCatalogue(
  db: Database,
  { log, now, demonstration }: { log: Logger; now: () => Date; demonstration: string },
): Promise<void> {
  await resumeImports(db, now).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) throw error
    log.error({ err: error }, 'an import could not be finished')
  })
  await loadDemonstration(db, decodeList(await readFile(demonstration)), now)
}

/** Warns of settings that are unsafe for a site that is open to other people. */
export function warnOfUnsafeSettings(config: ServerConfig, log: Logger): void {
  if (isLocalOnly(config)) return
  if (config.publicUrl === null) log.warn('PUBLIC_URL is not set: links in mails lead to this machine alone')
  if (config.publicUrl?.startsWith('https:') && !config.trustProxy) {
    log.warn(
      'PUBLIC_URL é https, e TRUST_PROXY não está em on: se há um proxy na frente do Arremate, todos os visitantes contam como um só endereço nos limites. Ponha TRUST_PROXY=on.',
    )
  }
  if (config.smtpUrl === null) log.warn('SMTP_URL is not set: mails are written to a folder, not sent')
}

/** What the process gives the server besides its settings. */
export interface StartDependencies extends ComposeDependencies {
  /** The demonstration list, for a catalogue that was always empty. */
  demonstration: string
  /** Ends the process when it has lost the database and only a new start helps. */
  giveUp: (error: Error) => void
}

export interface RunningServer {
  url: string
  /** Opens administration; `null` = it is closed. Printed on the operator's terminal, never sent. */
  adminToken: string | null
  /** Whether the demonstration's account can be used. */
  demonstrationOpen: boolean
  /** Stops accepting requests, finishes running work, closes the database and releases the folder. */
  stop(): Promise<void>
}

/**
 * Assembles the server and starts it.
 * @throws CannotStart
 */
export async function startServer(
  config: ServerConfig,
  dependencies: StartDependencies,
): Promise<RunningServer> {
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
    warnOfUnsafeSettings(config, dependencies.log)
    const db = await openData(config, claim, dependencies)
    opened.push(() => db.close())
    await prepareCatalogue(db, dependencies)
    const { url, localToken } = await composeServer(db, secrets, config, dependencies, opened)
    await claim?.announce({ url, token: localToken })
    const demonstrationOpen = await createDemonstrationCheck(db, config.demonstration)()
    return { url, adminToken: secrets.admin, demonstrationOpen, stop: close }
  } catch (error) {
    await close()
    throw explainStartError(error, config)
  }
}
