import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'last-backup.json')

/** Writes down in the data folder that a backup of it was made. */
export async function recordBackup(dataDir: string, at: Date): Promise<void> {
  const file = fileIn(dataDir)
  await writeFile(`${file}.new`, JSON.stringify({ at: at.toISOString() }))
  await rename(`${file}.new`, file)
}

/** When the last backup was made; `null` when none was recorded, `unreadable` when the record cannot be read. */
export type LastBackup = Date | null | 'unreadable'

/** Reads when the last backup of the data folder was made. Never throws. */
export async function readLastBackup(dataDir: string): Promise<LastBackup> {
  try {
    const { at } = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as { at?: unknown }
    const found = new Date(typeof at === 'string' ? at : Number.NaN)
    return Number.isNaN(found.getTime()) ? 'unreadable' : found
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : 'unreadable'
  }
}
