import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'last-backup.json')

/** Writes down in the data folder that a backup of it was made. */
export async function recordBackup(dataDir: string, at: Date): Promise<void> {
  const file = fileIn(dataDir)
  await writeFile(`${file}.new`, JSON.stringify({ at: at.toISOString() }))
  await rename(`${file}.new`, file)
}

/** Reads when the last backup of the data folder was made; `null` when none was recorded. Never throws. */
export async function readLastBackup(dataDir: string): Promise<Date | null> {
  try {
    const { at } = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as { at?: unknown }
    const found = new Date(typeof at === 'string' ? at : Number.NaN)
    return Number.isNaN(found.getTime()) ? null : found
  } catch {
    return null
  }
}
