import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimFolder, endAfterLoss } from '../data-folder.ts'
import { startEmbedded } from '../database/embedded-engine.ts'
import { readMigrations } from '../database/migrate.ts'
import { syncFolder, syncTree } from '../database/synced-folder.ts'
import { asideName, draftName, finishRestore, readyName } from '../database/finish-restore.ts'
import { BackupFailed, type Manifest } from './manifest.ts'
import { unpack } from './unpack.ts'

export interface Restored {
  manifest: Manifest
  /** Where what was there before is now; `null` = there was nothing. */
  aside: string | null
}

interface Options {
  dataDir: string
  /** Puts aside what is there instead of refusing. */
  force: boolean
  now: Date
  /** What is being done, for people. */
  tell: (step: string) => void
}

/**
 * Restores a backup into a data folder no server has. Killed at any point it leaves the old data or all of the new:
 * what it was killed in is finished by whoever opens the folder next.
 * @throws BackupFailed
 */
export async function restore(file: string, { dataDir, force, now, tell }: Options): Promise<Restored> {
  tell('Conferindo a cópia')
  const manifest = await unpack(file)
  const known = (await readMigrations()).map(({ name }) => name)
  if (manifest.migrations.some((name, index) => name !== known[index])) {
    throw new BackupFailed(
      `${file} é de uma versão mais nova do Arremate (${manifest.migrations.at(-1)}). Atualize o programa antes.`,
    )
  }
  const claim = await claimFolder(dataDir, { lost: endAfterLoss })
  if ('heldBy' in claim) {
    throw new BackupFailed(`Há um Arremate na pasta ${dataDir}: processo ${claim.heldBy.pid}. Pare-o antes.`)
  }
  try {
    await finishRestore(dataDir)
    const draft = join(dataDir, draftName)
    await rm(draft, { recursive: true, force: true })
    if (!force && (await hasData(dataDir, manifest))) throw occupied(dataDir)
    tell('Extraindo')
    await mkdir(draft, { mode: 0o700 })
    try {
      await unpack(file, draft)
      tell('Abrindo o banco extraído')
      await tryOut(draft, manifest)
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      throw error
    }
    const aside = `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
    await writeFile(join(draft, asideName), aside, { flush: true })
    await syncTree(draft)
    await rename(draft, join(dataDir, readyName))
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

/** A database, or other secrets than those of the backup. */
async function hasData(folder: string, { files }: Manifest): Promise<boolean> {
  if (existsSync(join(folder, 'database'))) return true
  const current = await readFile(join(folder, 'secrets.json')).catch(() => null)
  const fresh = files.find(({ path }) => path === 'secrets.json')?.sha256
  return (
    current !== null && fresh !== undefined && createHash('sha256').update(current).digest('hex') !== fresh
  )
}

/** A backup counts once its database has opened and is what the manifest says. */
async function tryOut(folder: string, { migrations }: Manifest): Promise<void> {
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
