import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hourMs } from '#domain/durations.ts'

/** Stores pictures on the disk. A name is `<number>.<n>.<width>`. */
export interface PhotoFolder {
  /** `null`: missing or damaged. */
  read(name: string): Promise<Buffer | null>
  /** Writes a file atomically: it is whole or missing, even when the process is killed. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Limits the folder to `most` bytes: deletes first what was not read for the longest time. */
  trim(most: number, signal?: AbortSignal): Promise<void>
}

/** Compares the length with the one in the WebP header. */
const isWhole = (bytes: Buffer): boolean => bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length

/**
 * Opens a folder with a hundred subfolders, by the last two digits of the number.
 * @param now the time of a reading, for `trim`
 */
export function openPhotoFolder(folder: string, now: () => Date): PhotoFolder {
  /** Bytes in the folder, as far as this process knows; `null` before they were counted. */
  let held: number | null = null
  const pathOf = (name: string): string =>
    join(folder, name.replace(/\..*$/, '').slice(-2).padStart(2, '0'), `${name}.webp`)

  return {
    async read(name) {
      const path = pathOf(name)
      const bytes = await readFile(path).catch(() => null)
      if (bytes === null) return null
      if (!isWhole(bytes)) {
        await rm(path, { force: true })
        return null
      }
      // A file's time is that of its last reading, to the hour.
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
      if (now().getTime() - mtimeMs > hourMs) await utimes(path, now(), now()).catch(() => undefined)
      return bytes
    },

    async write(name, bytes) {
      const path = pathOf(name)
      const unfinished = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(unfinished, bytes)
        await utimes(unfinished, now(), now())
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      if (held !== null) held += bytes.length
    },

    async trim(most, signal) {
      if (held !== null && held <= most) return
      const files = await contents(folder, signal)
      const abandoned = files.filter(
        file => file.path.endsWith('.part') && now().getTime() - file.time > hourMs,
      )
      const kept = files.filter(file => file.path.endsWith('.webp')).sort((a, b) => a.time - b.time)
      for (const { path } of abandoned) await rm(path, { force: true })
      let size = kept.reduce((sum, file) => sum + file.size, 0)
      // Goes somewhat below the limit, so that the next file does not trigger another pass.
      const enough = size > most ? 0.9 * most : most
      for (const file of kept) {
        if (size <= enough || signal?.aborted) break
        await rm(file.path, { force: true })
        size -= file.size
      }
      held = size
    },
  }
}

interface File {
  path: string
  /** Bytes. */
  size: number
  /** Epoch milliseconds. */
  time: number
}

async function contents(folder: string, signal: AbortSignal | undefined): Promise<File[]> {
  const files: File[] = []
  const entries = await opendir(folder, { recursive: true }).catch(() => [])
  for await (const entry of entries) {
    signal?.throwIfAborted()
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (found) files.push({ path, size: found.size, time: found.mtimeMs })
  }
  return files
}
