import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { CannotStart } from './cannot-start.ts'
import { decodeList } from './catalogue/import/decode-list.ts'
import { loadDemonstration } from './catalogue/import/load-demonstration.ts'
import { resumeImports } from './catalogue/import/import-journal.ts'
import { type ServerConfig, isLocalOnly } from './server-config.ts'
import { type DataFolderClaim, claimFolder, DataFolderLost } from './data-folder.ts'
import type { Database } from './database/database.ts'
import { DatabaseUnavailable } from './database/database-errors.ts'
import { finishRestore } from './database/finish-restore.ts'
import { buildMunicipalityGazetteer } from './chat/catalogue-gazetteer.ts'
import { warmUpSentenceReading } from './chat/warm-up-sentence-reading.ts'
import { removeDatabaseCopies } from './database/live-copy.ts'
import { openDatabase } from './database/open-database.ts'
import { checkStorage } from './free-disk.ts'
import { closeDataFolder, createFilesPrivately, repairPermissions } from './private-files.ts'

interface OpenDataFolder {
  /** Ends the process: its data are lost to it, only a new start helps. */
  giveUp: (error: Error) => void
}

/** Closes the data folder to other users and, where the database is in it, claims it for this process. */
export async function openDataFolder(
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
  const where = url ? ` em ${url}` : ''
  throw new CannotStart(
    `Já há um Arremate com a pasta ${dataDir}: processo ${pid}${where}. Pare-o ou use outra DATA_DIR.`,
  )
}

/** Finishes a restore that was cut off, and removes copies that backups left. The folder must be claimed. */
export async function tidyDataFolder(folder: string): Promise<void> {
  await finishRestore(folder)
  await removeDatabaseCopies(folder)
}

/**
 * Opens the database. This thread meanwhile closes every file of the data folder to other users, and prepares for the
 * first sentences.
 */
export async function openData(
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
export async function prepareCatalogue(
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
