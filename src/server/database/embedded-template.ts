import { createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { unpackTar } from 'modern-tar'
import { packTar } from 'modern-tar/fs'

/** An initialised and migrated database that the build leaves beside the bundled code; `null` from source. */
export function findTemplate(): string | null {
  const file = fileURLToPath(new URL('./database-template.tar', import.meta.url))
  return existsSync(file) ? file : null
}

/** Packs the files of a closed database, empty folders included, as the archive `file`. */
export async function packTemplate(database: string, file: string): Promise<void> {
  await pipeline(packTar(database), createWriteStream(file))
}

/**
 * Unpacks a template into `database`, a folder that does not exist yet, readable by its owner alone. Reads the archive
 * whole (70 MB) and writes file after file: a stream of its thousand files takes twice as long.
 */
export async function unpackTemplate(file: string, database: string): Promise<void> {
  mkdirSync(database, { recursive: true, mode: 0o700 })
  for (const { header, data } of await unpackTar(await readFile(file))) {
    const path = join(database, header.name)
    if (header.type === 'directory') mkdirSync(path, { recursive: true, mode: 0o700 })
    else writeFileSync(path, data ?? '', { mode: 0o600 })
  }
}
