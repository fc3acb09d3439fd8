import { constants } from 'node:fs'
import { lstat, mkdir, open, opendir, realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import type { Logger } from 'pino'

const folderMode = 0o700
const fileMode = 0o600
const sticky = 0o1000
/** What the server itself creates in its data folder. */
const ownEntry = /^(database|mail|photos|restore|backup|before-restore|lock|last-backup|secrets)([.-]|$)/
/** Maximum files and folders checked in one pass; 50,000 photos take about a second. */
const mostEntries = 250_000
const atOnce = 32

/** Makes files that this process creates from now on readable and writable only by its user. Harmless on Windows. */
export function createFilesPrivately(): void {
  process.umask(0o077)
}

/** The result of a pass over a folder. */
export interface PermissionRepair {
  /** Entries whose permissions were changed. */
  changed: number
  /** Entries whose permissions could not be changed, for instance those of another user. */
  failed: number
  /** False when something was left unchanged: too many entries, links, or a folder that others use, too. */
  complete: boolean
}

/** Creates the data folder if it is missing and closes it to other users, who then reach nothing below it. */
export async function closeDataFolder(folder: string): Promise<PermissionRepair> {
  await mkdir(folder, { recursive: true, mode: folderMode })
  const repair = { changed: 0, failed: 0, complete: true }
  if (process.platform === 'win32') return repair
  const real = await realpath(folder)
  if (await servesOthers(real)) return { ...repair, complete: false }
  await restrict(real, repair)
  return repair
}

/**
 * Sets the mode 0700 on `folder` and the folders below it, and 0600 on files, because older versions left them open.
 * In a folder that others use, too, only on what the server itself created there. Follows no links below `folder`;
 * skips what disappears meanwhile.
 * @param most maximum number of entries checked
 */
export async function makeFilesPrivate(folder: string, most = mostEntries): Promise<PermissionRepair> {
  const repair = { changed: 0, failed: 0, complete: true }
  if (process.platform === 'win32') return repair
  const real = await realpath(folder)
  const shared = await servesOthers(real)
  repair.complete = !shared
  const folders = [real]
  let seen = 0
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const ownOnly = shared && next === real
    if (!ownOnly) await restrict(next, repair)
    let files: string[] = []
    for await (const entry of await entriesOf(next)) {
      if (ownOnly && !ownEntry.test(entry.name)) continue
      if (++seen > most) return { ...repair, complete: false }
      if (entry.isDirectory()) folders.push(join(next, entry.name))
      else if (entry.isFile()) files.push(join(next, entry.name))
      else if (entry.isSymbolicLink()) repair.complete = false
      if (files.length < atOnce) continue
      await Promise.all(files.map(path => restrict(path, repair)))
      files = []
    }
    await Promise.all(files.map(path => restrict(path, repair)))
  }
  return repair
}

/**
 * Calls `makeFilesPrivate` and logs the outcome. Never throws: below a closed folder the operator can look at what is
 * left.
 */
export async function repairPermissions(folder: string, log: Logger): Promise<void> {
  try {
    const { changed, failed, complete } = await makeFilesPrivate(folder)
    if (changed > 0) log.info({ changed }, 'files of the data folder were closed to other users')
    if (failed > 0 || !complete)
      log.warn({ failed, complete }, 'files of the data folder may be open to others')
  } catch (error) {
    log.warn({ err: error }, 'the permissions of the data folder could not be repaired')
  }
}

/**
 * Whether the folder is the root, a home folder or one like /tmp, set as DATA_DIR by mistake: closing it would break
 * other programs.
 */
async function servesOthers(folder: string): Promise<boolean> {
  if (folder === dirname(folder) || folder === homedir()) return true
  return ((await stat(folder)).mode & sticky) !== 0
}

/** Treats a folder that is gone or unreadable as empty. */
const entriesOf = (folder: string) => opendir(folder, { bufferSize: 256 }).catch(() => [])

async function restrict(path: string, repair: PermissionRepair): Promise<void> {
  try {
    const found = await lstat(path)
    if (!found.isDirectory() && !found.isFile()) return
    const mode = found.isDirectory() ? folderMode : fileMode
    if ((found.mode & 0o7777) === mode) return
    // Uses an open file, so that a link put in its place meanwhile is not followed.
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      await file.chmod(mode)
    } finally {
      await file.close()
    }
    repair.changed++
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) repair.failed++
  }
}
