import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { finishRestore } from './database/finish-restore.ts'
import { keepAlerting } from './alerts/keep-alerting.ts'
import { keepReadingPages } from './catalogue/details/keep-reading.ts'
import { keepFigured } from './catalogue/figures/keep-figured.ts'
import { decode } from './catalogue/import/decode.ts'
import { loadDemonstration } from './catalogue/import/demonstration.ts'
import { resumeImports } from './catalogue/import/journal.ts'
import { keptAnswers } from './catalogue/kept-answers.ts'
import { keepRefreshing } from './catalogue/refresh/keep-refreshing.ts'
import { catalogueVersion } from './catalogue/version.ts'
import { keptGazetteer } from './chat/gazetteer.ts'
import { keepReady } from './chat/keep-ready.ts'
import { type Config, staysHere } from './config.ts'
import { CannotStart, explained } from './cannot-start.ts'
import { type Claim, claimFolder, DataFolderLost } from './data-folder.ts'
import type { Database, Queryable } from './database/database.ts'
import { DatabaseUnavailable } from './database/errors.ts'
import { keepDigesting } from './digest/keep-digesting.ts'
import { removeCopies } from './database/live-copy.ts'
import { openDatabase } from './database/open.ts'
import { checkStorage, freeDiskOf } from './free-disk.ts'
import { keepPlacing } from './geo/geocoder/keep-placing.ts'
import { openGeocoder } from './geo/geocoder/open.ts'
import { listen } from './http/listen.ts'
import { securityHeaders } from './http/security.ts'
import { enqueue, type Mail } from './mail/outbox.ts'
import { keepSending } from './mail/sender.ts'
import { folderTransport, smtpTransport } from './mail/transport.ts'
import { backgroundTasks } from './operations/background.ts'
import { housekeepingTasks } from './housekeeping-tasks.ts'
import { startHousekeeping } from './operations/housekeeping.ts'
import { metricsOf } from './operations/metrics.ts'
import { keepDiskWatched } from './operations/watch-disk.ts'
import { operatorOf } from './operations/operator.ts'
import { openPhotos, type Photos } from './photos/photos.ts'
import { closeDataFolder, createFilesPrivately, repairPermissions } from './private-files.ts'
import { loadSecrets, type Secrets } from './secrets.ts'

export interface Surroundings {
  log: Logger
  now: () => Date
  /** The built site, or `null` (in development Vite serves the pages). */
  site: string | null
  /** The demonstration list, for a catalogue that never held anything. */
  demonstration: string
  /** Milliseconds between two looks of the jobs that tell people and send mails; only tests change it. */
  lookEvery?: number
  /** Ends the process: the database is lost to it, only a new start helps. */
  giveUp: (error: Error) => void
}

export interface Running {
  url: string
  /** Opens administration; `null` = it is closed. For the terminal of whoever starts the server, never sent. */
  adminToken: string | null
  /** Stops accepting, finishes what runs, closes the database, leaves the folder. */
  stop(): Promise<void>
}

/** Puts the server together and starts it. @throws CannotStart */
export async function start(config: Config, surroundings: Surroundings): Promise<Running> {
  // What was opened, to be closed in the opposite order.
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
    createFilesPrivately()
    await closeDataFolder(config.dataDir)
    await checkStorage(config.dataDir, { embedded: config.databaseUrl === null })
    const claim = config.databaseUrl === null ? await claimAlone(config.dataDir, surroundings.giveUp) : null
    if (claim) opened.push(() => claim.release())
    if (claim) {
      await finishRestore(config.dataDir)
      await removeCopies(config.dataDir)
    }
    const secrets = await loadSecrets(config)
    warnOfGaps(config, surroundings.log)
    const report = (error: Error) => {
      surroundings.log.error({ err: error }, 'database connection')
      if (config.databaseUrl !== null) return
      surroundings.giveUp(error.cause instanceof DataFolderLost ? error.cause : error)
    }
    // Beside the opening of the database, which takes longer.
    const repairing = repairPermissions(config.dataDir, surroundings.log)
    const db = await openDatabase({
      url: config.databaseUrl,
      folder: config.dataDir,
      report,
      fence: claim?.fence,
    })
    opened.push(() => db.close())
    await repairing
    const photos = photosOf(db, config, surroundings)
    opened.push(async () => photos?.stop())
    const house = await openHouse(db, photos, surroundings)
    opened.push(house)
    const { url, localToken } = await serve({ db, secrets, photos }, config, surroundings, opened)
    await claim?.announce({ url, token: localToken })
    return { url, adminToken: secrets.admin, stop: close }
  } catch (error) {
    await close()
    throw explained(error, config)
  }
}

async function claimAlone(folder: string, lost: (error: Error) => void): Promise<Claim> {
  const claim = await claimFolder(folder, { lost })
  if (!('heldBy' in claim)) return claim
  const { pid, url } = claim.heldBy
  const where = url ? ` em ${url}` : ''
  throw new CannotStart(
    `Já há um Arremate com a pasta ${folder}: processo ${pid}${where}. Pare-o ou use outra DATA_DIR.`,
  )
}

/** What must be in order before anybody is let in; then kept so in the background. */
async function openHouse(
  db: Database,
  photos: Photos | null,
  { log, now, demonstration }: Surroundings,
): Promise<() => Promise<void>> {
  await resumeImports(db, now).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) throw error
    log.error({ err: error }, 'an import could not be finished')
  })
  await loadDemonstration(db, decode(await readFile(demonstration)), now)
  const stops = [startHousekeeping(housekeepingTasks(db, { now, photos }), log), keepFigured(db, log)]
  return async () => void (await Promise.all(stops.map(stop => stop())))
}

async function serve(
  { db, secrets, photos }: { db: Database; secrets: Secrets; photos: Photos | null },
  config: Config,
  { log, now, site, lookEvery }: Surroundings,
  opened: (() => Promise<void>)[],
): Promise<{ url: string; localToken: string }> {
  const { publicUrl, trustProxy, demonstration } = config
  const localToken = randomBytes(32).toString('base64url')
  const headers = securityHeaders(config)
  const kept = keptAnswers({ version: catalogueVersion(db), headers, now })
  const often = lookEvery === undefined ? {} : { every: lookEvery }
  const mail = keepSending(db, {
    ...often,
    transport: mailTransport(config, log),
    log,
    now,
    from: config.mailFrom,
  })
  const tasks = backgroundTasks(log)
  let siteUrl = publicUrl ?? `http://${config.host}:${config.port}`
  opened.push(async () => {
    await tasks.settled()
    await mail.stop()
  })
  const send = async (tx: Queryable, letter: Mail) => {
    await enqueue(tx, letter, now(), randomUUID())
    mail.kick()
  }
  const address = () => siteUrl
  const operator = operatorOf(db, { log, now, address: config.adminEmail, siteUrl: address, send })
  const digests = keepDigesting(db, { log, now, siteUrl: address, secret: secrets.auth, send })
  const alerts = keepAlerting(db, { ...often, log, now, newId: randomUUID, told: digests.kick })
  const imported = () => {
    kept.version.moved()
    alerts.kick()
  }
  const refresher = keepRefreshing(db, {
    log,
    now,
    url: config.catalogueUrl,
    schedule: config.catalogueCron,
    chance,
    operator,
    imported,
  })
  opened.push(async () => {
    await Promise.all([refresher.stop(), alerts.stop()])
    await digests.stop()
  })
  const gazetteer = keptGazetteer(db, kept.version)
  const stopping = new AbortController()
  const disk = freeDiskOf(config.dataDir)
  opened.push(keepDiskWatched(disk, { operator, log }))
  const metrics = metricsOf({ db, now, disk, adminToken: secrets.admin, log })
  const app = await createApp({
    db,
    log,
    now,
    site,
    localToken,
    kept,
    headers,
    mapStyleUrl: config.mapStyleUrl,
    photos,
    gazetteer,
    model: config.model,
    secrets,
    trustProxy,
    demonstration,
    siteUrl: address,
    send,
    inBackground: tasks.run,
    stopping: stopping.signal,
    randomId: randomUUID,
    startedAt: now(),
    metrics,
    payments: {
      tokens: lastlinkTokens(config, secrets),
      plans: config.lastlink.plans,
      database: config.databaseUrl === null ? 'embedded' : 'postgresql',
      mail: config.smtpUrl === null ? 'folder' : 'smtp',
    },
    operator,
    refresher,
    readsPages: config.detailsUrl !== null,
    disk,
    imported,
    told: digests.kick,
  })
  const { url, stop } = await listen(app.fetch, metrics.counted(kept.serve), config)
  if (publicUrl === null) siteUrl = url
  opened.push(keepReady(gazetteer, log))
  if (config.geocoder !== null) {
    const geocoder = openGeocoder(config.geocoder, siteUrl)
    opened.push(keepPlacing(db, { geocoder, log, now, moved: kept.version.moved }))
  }
  if (config.detailsUrl !== null) {
    opened.push(
      keepReadingPages(db, {
        ...often,
        log,
        now,
        url: config.detailsUrl,
        interval: config.detailsInterval,
        chance,
        operator,
        moved: kept.version.moved,
      }),
    )
  }
  // Both have their own patience: together, or a stalling mail server would make stopping last too long.
  opened.push(async () => {
    stopping.abort()
    await Promise.all([stop(), mail.stop()])
  })
  return { url, localToken }
}

/** From 0 to below 1. */
const chance = (): number => randomInt(2 ** 32) / 2 ** 32

/** In the demonstration the webhook has a token of its own, which nobody needs to know: the simulator uses it. */
const lastlinkTokens = ({ lastlink, demonstration }: Config, { auth }: Secrets): readonly string[] =>
  lastlink.tokens.length === 0 && demonstration
    ? [createHmac('sha256', auth).update('lastlink').digest('hex').slice(0, 32)]
    : lastlink.tokens

const photosOf = (
  db: Database,
  { photosUrl, photoCacheMegabytes, dataDir }: Config,
  { log, now }: Surroundings,
): Photos | null =>
  photosUrl === null
    ? null
    : openPhotos({
        db,
        log,
        now,
        bank: { base: photosUrl },
        folder: join(dataDir, 'photos'),
        mostOnDisk: photoCacheMegabytes * 1024 * 1024,
      })

/** What is not wrong, but not what somebody who opens the site to others wants. */
function warnOfGaps(config: Config, log: Logger): void {
  if (staysHere(config)) return
  if (config.publicUrl === null) log.warn('PUBLIC_URL is not set: links in mails lead to this machine alone')
  if (config.smtpUrl === null) log.warn('SMTP_URL is not set: mails are written to a folder, not sent')
}

const mailTransport = ({ smtpUrl, dataDir }: Config, log: Logger) =>
  smtpUrl === null ? folderTransport(join(dataDir, 'mail'), log) : smtpTransport(smtpUrl)
