import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { syncFolder } from '../database/synced-folder.ts'
import { createEncryption } from './encrypted-file.ts'
import { BackupFailed, backupFormat, type BackupManifest, backupManifestName } from './backup-manifest.ts'

/** Takes half the time of the default level for a tenth more bytes. */
const level = 3

interface Contents {
  /** Contains `database`, which nothing writes meanwhile. */
  folder: string
  /** The server's generated secrets; the file may be missing. */
  secrets: string
  migrations: readonly string[]
  createdAt: Date
}

/**
 * Packs a backup into `file`, readable only by its owner. The file appears complete and synced to disk, or not at
 * all.
 * @returns its size in bytes
 */
export async function packBackup(
  { folder, secrets, migrations, createdAt }: Contents,
  file: string,
  {
    onProgress,
    signal,
    passphrase = null,
  }: {
    onProgress: (done: number, total: number) => void
    signal: AbortSignal
    /** Encrypts the file. */
    passphrase?: string | null
  },
): Promise<number> {
  const root = join(folder, 'database')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const named = entries
    .filter(({ name }) => name !== 'postmaster.pid')
    .map(entry => ({ entry, at: join(entry.parentPath, entry.name) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
  const inArchive = (at: string) => ['database', ...relative(root, at).split(sep)].join('/')
  const places = new Map<string, string>()
  if (existsSync(secrets)) places.set('secrets.json', secrets)
  for (const { entry, at } of named) if (entry.isFile()) places.set(inArchive(at), at)

  const files: BackupManifest['files'] = []
  for (const [path, at] of places) {
    signal.throwIfAborted()
    files.push({ path, ...(await sumOf(at)) })
  }
  const folders = named.filter(({ entry }) => entry.isDirectory()).map(({ at }) => inArchive(at))
  const manifest: BackupManifest = {
    format: backupFormat,
    program: 'arremate',
    createdAt: createdAt.toISOString(),
    migrations: [...migrations],
    folders: ['database', ...folders],
    files,
  }

  const { readable, controller } = createTarPacker()
  const add = (path: string, type: 'file' | 'directory', size: number): WritableStream<Uint8Array> =>
    controller.add({
      name: type === 'file' ? path : `${path}/`,
      type,
      size,
      mode: type === 'file' ? 0o600 : 0o700,
      mtime: new Date(0),
    })
  const fillArchive = async (): Promise<void> => {
    const total = files.reduce((sum, { size }) => sum + size, 0)
    let done = 0
    const text = Buffer.from(JSON.stringify(manifest, null, 1))
    await writeBody(add(backupManifestName, 'file', text.length), [text])
    for (const path of manifest.folders) await add(path, 'directory', 0).close()
    for (const { path, size } of files) {
      const chunks = unchanged(path, size, createReadStream(places.get(path) ?? ''))
      await writeBody(add(path, 'file', size), chunks)
      onProgress((done += size), total)
    }
    controller.finalize()
  }

  const draft = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
    // An error of the archive reaches the pipeline, the only place that reports it.
    fillArchive().catch((error: unknown) => controller.error(error))
    const encryption = passphrase === null ? [] : [await createEncryption(passphrase)]
    await pipeline(
      [Readable.fromWeb(readable as NodeReadableStream), createGzip({ level }), ...encryption, target],
      { signal },
    )
    const { size } = await stat(draft)
    await rename(draft, file)
    syncFolder(dirname(file))
    return size
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeBody(
  body: WritableStream<Uint8Array>,
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<void> {
  const writer = body.getWriter()
  for await (const chunk of chunks) await writer.write(chunk)
  await writer.close()
}

/**
 * Yields a file's bytes.
 * @throws BackupFailed when their number differs from when the checksum was computed
 */
async function* unchanged(path: string, size: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const changed = () => new BackupFailed(`${path} mudou enquanto era copiado. Tente de novo.`)
  let read = 0
  for await (const chunk of chunks) {
    read += chunk.length
    if (read > size) throw changed()
    yield chunk
  }
  if (read !== size) throw changed()
}

async function sumOf(file: string): Promise<{ size: number; sha256: string }> {
  const { size } = await stat(file)
  const hash = createHash('sha256')
  if (size < 1024 * 1024) hash.update(await readFile(file))
  else for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return { size, sha256: hash.digest('hex') }
}
