import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncFolder } from '../database/synced-folder.ts'
import { BackupFailed, format, type Manifest, manifestName } from './manifest.ts'
import { end, headerOf, paddingOf } from './tar.ts'

/** Quick: half the time of the usual level for a tenth more bytes. */
const level = 3

interface Contents {
  /** Holds `database`, at rest. */
  folder: string
  /** The server's generated secrets; need not exist. */
  secrets: string
  migrations: readonly string[]
  createdAt: Date
}

/**
 * Packs a backup into `file`, readable by its owner alone. The file appears whole and on the disk, or not at all.
 * @returns its bytes
 */
export async function pack(
  { folder, secrets, migrations, createdAt }: Contents,
  file: string,
  { onProgress, signal }: { onProgress: (done: number, total: number) => void; signal: AbortSignal },
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

  const files: Manifest['files'] = []
  for (const [path, at] of places) {
    signal.throwIfAborted()
    files.push({ path, ...(await sumOf(at)) })
  }
  const folders = named.filter(({ entry }) => entry.isDirectory()).map(({ at }) => inArchive(at))
  const manifest: Manifest = {
    format,
    program: 'arremate',
    createdAt: createdAt.toISOString(),
    migrations: [...migrations],
    folders: ['database', ...folders],
    files,
  }

  async function* archive(): AsyncGenerator<Buffer> {
    const total = files.reduce((sum, { size }) => sum + size, 0)
    let done = 0
    const text = Buffer.from(JSON.stringify(manifest, null, 1))
    yield headerOf({ path: manifestName, size: text.length, folder: false })
    yield Buffer.concat([text, paddingOf(text.length)])
    for (const path of manifest.folders) yield headerOf({ path, size: 0, folder: true })
    for (const { path, size } of files) {
      yield headerOf({ path, size, folder: false })
      let read = 0
      for await (const chunk of createReadStream(places.get(path) ?? '')) {
        read += (chunk as Buffer).length
        yield chunk as Buffer
      }
      if (read !== size) throw new BackupFailed(`${path} mudou enquanto era copiado. Tente de novo.`)
      yield paddingOf(size)
      onProgress((done += size), total)
    }
    yield end()
  }

  const draft = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(Readable.from(archive()), createGzip({ level }), target, { signal })
    const { size } = await stat(draft)
    await rename(draft, file)
    syncFolder(dirname(file))
    return size
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function sumOf(file: string): Promise<{ size: number; sha256: string }> {
  const { size } = await stat(file)
  const hash = createHash('sha256')
  if (size < 1024 * 1024) hash.update(await readFile(file))
  else for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return { size, sha256: hash.digest('hex') }
}
