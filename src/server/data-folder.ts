import { randomBytes } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type FolderFence,
  type FolderHolder,
  holdsFolder,
  type FolderLock,
  findLiveHolder,
  createOwnLock,
  lockRenewalMs,
} from './folder-lock.ts'

/** This process holds the data folder until it releases it or ends in any way. */
export interface DataFolderClaim {
  /** Checked by writers of the folder before they write. */
  readonly fence: FolderFence
  /** Publishes the server's address on this machine and the token that opens it to other processes of this user. */
  announce(server: { url: string; token: string }): Promise<void>
  release(): Promise<void>
}

/**
 * This process's lock was removed or replaced: another process may hold the folder, so this one must not write to it.
 */
export class DataFolderLost extends Error {
  constructor(folder: string) {
    super(
      `A trava da pasta ${folder} foi apagada ou é de outro processo: este parou para não gravar por cima. Use a pasta num processo só.`,
    )
  }
}

interface ClaimOptions {
  /** Called once, within a second, when this process no longer holds the folder: it must end at once. */
  lost: (error: DataFolderLost) => void
  now?: () => number
}

/** For commands: ends the process without another write to the folder. */
export function exitAfterFolderLoss(error: DataFolderLost): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/**
 * Claims the data folder for this process, or names the process that holds it. Locks are numbered files, `lock.1`,
 * `lock.2`, …; the highest one counts and stays when it is released. A dead lock is never taken over; a higher number
 * replaces it. Creating the next number is atomic, so exactly one of several starting processes wins.
 */
export async function claimFolder(
  folder: string,
  { lost, now = Date.now }: ClaimOptions,
): Promise<DataFolderClaim | { heldBy: FolderHolder }> {
  await mkdir(folder, { recursive: true })
  const lock = await createOwnLock()
  for (;;) {
    const highest = await highestLock(folder)
    const heldBy = highest > 0 ? await findLiveHolder(lockPath(folder, highest), now()) : null
    if (heldBy) return { heldBy }
    const path = lockPath(folder, highest + 1)
    if (!(await createLock(path, lock))) continue
    if ((await highestLock(folder)) === highest + 1) {
      await tidyBelow(folder, highest + 1)
      return claimOf(folder, path, lock, { lost, now })
    }
    // Another process created a higher lock and removed the dead one between our check and our lock.
    await remove(path)
  }
}

function claimOf(
  folder: string,
  path: string,
  lock: FolderLock & { id: string },
  { lost, now }: Required<ClaimOptions>,
): DataFolderClaim {
  const fence: FolderFence = { path, id: lock.id }
  const renewal = setInterval(() => {
    if (holdsFolder(fence)) {
      const time = new Date(now())
      utimes(path, time, time).catch(() => undefined)
      return
    }
    clearInterval(renewal)
    lost(new DataFolderLost(folder))
  }, lockRenewalMs)
  renewal.unref()

  /** Leaves another process's lock unchanged. */
  const replaceOwn = async (content: FolderLock | null): Promise<void> => {
    if (holdsFolder(fence)) await replaceLock(path, content)
  }
  return {
    fence,
    announce: server => replaceOwn({ ...lock, ...server }),
    release() {
      clearInterval(renewal)
      return replaceOwn(null)
    },
  }
}

/** Returns false when that lock already exists. */
async function createLock(path: string, lock: FolderLock): Promise<boolean> {
  const draft = await writeDraft(path, lock)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    // ENOENT: the process that won has removed the draft.
    if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) return false
    throw error
  } finally {
    await remove(draft)
  }
}

async function replaceLock(path: string, lock: FolderLock | null): Promise<void> {
  await rename(await writeDraft(path, lock), path)
}

/** Writes a lock to a temporary file, so that the lock appears whole or not at all. Only this user may read it. */
async function writeDraft(path: string, lock: FolderLock | null): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, JSON.stringify(lock), { mode: 0o600, flag: 'wx' })
  return draft
}

const lockName = /^lock\.(\d{1,12})(\.[0-9a-f]{12})?$/

async function locksAndDrafts(folder: string): Promise<{ name: string; number: number; draft: boolean }[]> {
  const found = (await readdir(folder)).map(name => lockName.exec(name))
  return found
    .filter(match => match !== null)
    .map(([name, number, draft]) => {
      return { name, number: Number(number), draft: draft !== undefined }
    })
}

async function highestLock(folder: string): Promise<number> {
  const locks = (await locksAndDrafts(folder)).filter(({ draft }) => !draft)
  return Math.max(0, ...locks.map(({ number }) => number))
}

/** Removes lower locks, and drafts left by killed processes. */
async function tidyBelow(folder: string, highest: number): Promise<void> {
  for (const { name, number, draft } of await locksAndDrafts(folder)) {
    if (number < highest || (number === highest && draft)) await remove(join(folder, name))
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function lockPath(folder: string, number: number): string {
  return join(folder, `lock.${number}`)
}
