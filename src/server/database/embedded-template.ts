import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { packTar, unpackTar } from 'modern-tar/fs'

/** An initialised and migrated database that the build leaves beside the bundled code; `null` from source. */
export function findTemplate(): string | null {
  const file = fileURLToPath(new URL('./database-template.tar', import.meta.url))
  return existsSync(file) ? file : null
}

/** Packs the files of a closed database, empty folders included, as the archive `file`. */
export async function packTemplate(database: string, file: string): Promise<void> {
  await pipeline(packTar(database), createWriteStream(file))
}

/** Unpacks a template into `database`, a folder that does not exist yet, readable by its owner alone. */
export async function unpackTemplate(file: string, database: string): Promise<void> {
  await mkdir(database, { recursive: true, mode: 0o700 })
  await pipeline(createReadStream(file), unpackTar(database, { dmode: 0o700, fmode: 0o600 }))
}
