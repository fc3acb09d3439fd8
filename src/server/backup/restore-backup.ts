import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimFolder, exitAfterFolderLoss } from '../data-folder.ts'
import { startEmbedded } from '../database/embedded-engine.ts'
import { readMigrations } from '../database/migrate.ts'
import { syncFolder, syncTree } from '../database/synced-folder.ts'
import {
  restoreAsideName,
  restoreDraftName,
  finishRestore,
  restoreReadyName,
} from '../database/finish-restore.ts'
import { BackupFailed, type BackupManifest } from './backup-manifest.ts'
import { unpackBackup } from './unpack-backup.ts'

export interface RestoredBackup {
  manifest: BackupManifest
  /** Where the previous data is now; `null` when there was none. */
  aside: string | null
}

interface Options {
  dataDir: string
  /** Opens an encrypted backup. */
  passphrase: string | null
  /** Moves existing data aside instead of refusing. */
  force: boolean
  now: Date
  /** Reports the current step, for people. */
  report: (step: string) => void
}

/**
 * Restores a backup into a data folder that no server uses. Killed at any point it leaves either the old data or all
 * of the new; the next process that opens the folder finishes an interrupted restore.
 * @throws BackupFailed
 */
export async function restoreBackup(
  file: string,
  { dataDir, passphrase, force, now, report }: Options,
): Promise<RestoredBackup> {
  report('Conferindo a cópia')
  const manifest = await unpackBackup(file, { passphrase })
  const known = (await readMigrations()).map(({ name }) => name)
  if (manifest.migrations.some((name, index) => name !== known[index])) {
    throw new BackupFailed(
      `${file} é de uma versão mais nova do Arremate (${manifest.migrations.at(-1)}). Atualize o programa antes.`,
    )
  }
  const claim = await claimFolder(dataDir, { lost: exitAfterFolderLoss })
  if ('heldBy' in claim) {
    throw new BackupFailed(`Há um Arremate na pasta ${dataDir}: processo ${claim.heldBy.pid}. Pare-o antes.`)
  }
  try {
    await finishRestore(dataDir)
    const draft = join(dataDir, restoreDraftName)
    await rm(draft, { recursive: true, force: true })
    if (!force && (await hasData(dataDir, manifest))) throw occupied(dataDir)
    report('Extraindo')
    await mkdir(draft, { mode: 0o700 })
    try {
      await unpackBackup(file, { passphrase, into: draft })
      report('Abrindo o banco extraído')
      await verifyRestored(draft, manifest)
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      throw error
    }
    const aside = `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
    await writeFile(join(draft, restoreAsideName), aside, { flush: true })
    await syncTree(draft)
    await rename(draft, join(dataDir, restoreReadyName))
    syncFolder(dataDir)
    await finishRestore(dataDir)
    return { manifest, aside: existsSync(join(dataDir, aside)) ? join(dataDir, aside) : null }
  } finally {
    await claim.release()
  }
}

const occupied = (folder: string): BackupFailed =>
  new BackupFailed(
    `A pasta ${folder} já tem dados. Use outra DATA_DIR, ou --force para guardá-los ao lado e pôr a cópia no lugar.`,
  )

/** Whether the folder has a database, or secrets other than those of the backup. */
async function hasData(folder: string, { files }: BackupManifest): Promise<boolean> {
  if (existsSync(join(folder, 'database'))) return true
  const current = await readFile(join(folder, 'secrets.json')).catch(() => null)
  const fresh = files.find(({ path }) => path === 'secrets.json')?.sha256
  return (
    current !== null && fresh !== undefined && createHash('sha256').update(current).digest('hex') !== fresh
  )
}

/** Checks that the restored database opens and matches the manifest. */
async function verifyRestored(folder: string, { migrations }: BackupManifest): Promise<void> {
  const engine = await startEmbedded(folder)
  try {
    const { rows } = await engine.run('select name from migrations order by name', [])
    const found = (rows as { name: string }[]).map(({ name }) => name)
    if (found.join() !== migrations.join()) {
      throw new BackupFailed('O banco da cópia não é o que ela diz ser. Nada foi mudado.')
    }
  } finally {
    await engine.close()
  }
}
