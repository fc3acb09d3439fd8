import { createTarDecoder } from 'modern-tar'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupFailed, BackupManifest, backupManifestName, maxManifestBytes } from './backup-manifest.ts'
import { openDecryption } from './encrypted-file.ts'
import { claimFolder, exitAfterFolderLoss } from '../data-folder.ts'
import { startEmbedded } from '../database/embedded-engine.ts'
import {
  finishRestore,
  restoreAsideName,
  restoreDraftName,
  restoreReadyName,
} from '../database/finish-restore.ts'
import { readMigrations } from '../database/migrate.ts'
import { syncFolder, syncTree } from '../database/synced-folder.ts'

interface Entry {
  path: string
  /** In bytes; 0 for a folder. */
  size: number
  folder: boolean
  body: AsyncIterable<Uint8Array>
}

const damaged = (file: string, cause?: unknown): BackupFailed =>
  new BackupFailed(
    `${file} está incompleto ou danificado, ou não é uma cópia do Arremate. Nada foi mudado.`,
    {
      cause,
    },
  )

/**
 * Reads a backup to its end and verifies every checksum; with `into`, an existing folder, also writes everything
 * there. An encrypted one opens with its passphrase.
 * @throws BackupFailed when it is truncated, altered, not a backup, or encrypted with another passphrase
 */
export async function unpackBackup(
  file: string,
  { into = null, passphrase = null }: { into?: string | null; passphrase?: string | null } = {},
): Promise<BackupManifest> {
  const decryption = await openDecryption(file, passphrase)
  const source = createReadStream(file, { start: decryption?.start ?? 0 })
  const unzipped = createGunzip()
  const stages = decryption === null ? [source, unzipped] : [source, decryption.create(), unzipped]
  // File errors surface where the archive is read.
  const feeding = pipeline(stages).catch((error: unknown) => void unzipped.destroy(error as Error))
  try {
    const entries = entriesIn(unzipped, file)
    const first = (await entries.next()).value
    const manifest = await manifestIn(first ?? null, file)
    const files = new Map(manifest.files.map(each => [each.path, each]))
    const folders = new Set(manifest.folders)
    if (into !== null) {
      for (const path of manifest.folders) await mkdir(join(into, path), { recursive: true, mode: 0o700 })
    }
    for await (const entry of entries) {
      if (entry.folder && folders.has(entry.path)) continue
      const expected = files.get(entry.path)
      if (entry.folder || expected?.size !== entry.size)
        throw damaged(file, `${entry.path} was not announced`)
      const sha256 = await extractEntry(entry, into === null ? null : join(into, entry.path))
      if (sha256 !== expected.sha256) throw damaged(file, `another sum of ${entry.path}`)
      files.delete(entry.path)
    }
    if (files.size > 0) throw damaged(file, 'files are missing')
    return manifest
  } catch (error) {
    if (error instanceof BackupFailed) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code.startsWith('Z_') || code.startsWith('ERR_CRYPTO') || isDecoderError(error))
      throw damaged(file, error)
    if (/^(ENOENT|EACCES|EISDIR)$/.test(code) && source.bytesRead === 0) {
      throw new BackupFailed(`${file} não pôde ser lido (${code}).`, { cause: error })
    }
    throw error
  } finally {
    source.destroy()
    unzipped.destroy()
    await feeding
  }
}

/**
 * Yields the entries of an archive in order, each with its bytes, which must be read before the next entry.
 * @throws BackupFailed for anything but plain files and folders: links, devices, extended (pax) headers
 */
async function* entriesIn(unzipped: Readable, file: string): AsyncGenerator<Entry> {
  const decoder = createTarDecoder({ strict: true })
  for await (const { header, body } of (Readable.toWeb(unzipped) as ReadableStream).pipeThrough(decoder)) {
    const { name, size, type, pax } = header
    if ((type !== 'file' && type !== 'directory') || pax) throw damaged(file, `${name} is a ${type}`)
    yield { path: name.replace(/\/$/, ''), size, folder: type === 'directory', body }
  }
}

/** The decoder throws plain errors, while system errors have a code and program errors have a class. */
const isDecoderError = (error: unknown): boolean =>
  error instanceof Error && Object.getPrototypeOf(error) === Error.prototype && !('code' in error)

async function manifestIn(entry: Entry | null, file: string): Promise<BackupManifest> {
  if (entry?.path !== backupManifestName || entry.size > maxManifestBytes) throw damaged(file)
  const parts: Uint8Array[] = []
  for await (const part of entry.body) parts.push(part)
  let given: unknown
  try {
    given = JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch (error) {
    throw damaged(file, error)
  }
  const manifest = BackupManifest.safeParse(given)
  if (manifest.success) return manifest.data
  const other = typeof given === 'object' && given !== null && 'format' in given && given.format
  if (typeof other === 'number' && other > 1) {
    throw new BackupFailed(`${file} é de uma versão mais nova do Arremate. Atualize o programa antes.`)
  }
  throw damaged(file, manifest.error)
}

/** Reads an entry, writes it to `to` if given, and returns its checksum. */
async function extractEntry({ body }: Entry, to: string | null): Promise<string> {
  const hash = createHash('sha256')
  async function* summed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      hash.update(chunk)
      yield chunk
    }
  }
  if (to === null) for await (const _ of summed());
  else {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await pipeline(Readable.from(summed()), createWriteStream(to, { mode: 0o600, flags: 'wx' }))
  }
  return hash.digest('hex')
}

interface RestoredBackup {
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
