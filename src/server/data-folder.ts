import { randomBytes } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Fence,
  type Holder,
  holdsFolder,
  type Lock,
  liveHolder,
  lockOfThisProcess,
  renewalMilliseconds,
} from './holder.ts'

/** This process has the data folder until it releases it or ends, however it ends. */
export interface Claim {
  /** What writers of the folder check before they write. */
  readonly fence: Fence
  /** Tells other processes of this user where the server listens on this machine, and what opens it to them. */
  announce(server: { url: string; token: string }): Promise<void>
  release(): Promise<void>
}

/** The lock of this process was removed or replaced: the folder may be another process's, nothing may be written. */
export class DataFolderLost extends Error {
  constructor(folder: string) {
    super(
      `A trava da pasta ${folder} foi apagada ou é de outro processo: este parou para não gravar por cima. Use a pasta num processo só.`,
    )
  }
}

interface ClaimOptions {
  /** Called once, within a second, when the folder is no longer this process's: it must end at once. */
  lost: (error: DataFolderLost) => void
  now?: () => number
}

/** For commands: ends the process without another write to the folder. */
export function endAfterLoss(error: DataFolderLost): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/**
 * Takes the data folder for this process, or says who has it. Locks are numbered files, `lock.1`, `lock.2`, …;
 * the highest counts and stays when it is released. A dead lock is never taken over but outnumbered: making the
 * next number is atomic, so of several starters exactly one wins.
 */
export async function claimFolder(
  folder: string,
  { lost, now = Date.now }: ClaimOptions,
): Promise<Claim | { heldBy: Holder }> {
  await mkdir(folder, { recursive: true })
  const lock = await lockOfThisProcess()
  for (;;) {
    const highest = await highestLock(folder)
    const heldBy = highest > 0 ? await liveHolder(lockPath(folder, highest), now()) : null
    if (heldBy) return { heldBy }
    const path = lockPath(folder, highest + 1)
    if (!(await createLock(path, lock))) continue
    if ((await highestLock(folder)) === highest + 1) {
      await tidyBelow(folder, highest + 1)
      return claimOf(folder, path, lock, { lost, now })
    }
    // Others outnumbered the dead lock, and removed it, between our look and our lock.
    await remove(path)
  }
}

function claimOf(
  folder: string,
  path: string,
  lock: Lock & { id: string },
  { lost, now }: Required<ClaimOptions>,
): Claim {
  const fence: Fence = { path, id: lock.id }
  const renewal = setInterval(() => {
    if (holdsFolder(fence)) {
      const time = new Date(now())
      utimes(path, time, time).catch(() => undefined)
      return
    }
    clearInterval(renewal)
    lost(new DataFolderLost(folder))
  }, renewalMilliseconds)
  renewal.unref()

  /** Leaves another process's lock as it is. */
  const replaceOwn = async (content: Lock | null): Promise<void> => {
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

/** False when there is such a lock already. */
async function createLock(path: string, lock: Lock): Promise<boolean> {
  const draft = await writeDraft(path, lock)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    // ENOENT: a starter that won has tidied the draft away.
    if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) return false
    throw error
  } finally {
    await remove(draft)
  }
}

async function replaceLock(path: string, lock: Lock | null): Promise<void> {
  await rename(await writeDraft(path, lock), path)
}

/** A lock appears whole or not at all, and only this user may read it. */
async function writeDraft(path: string, lock: Lock | null): Promise<string> {
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

/** Removes outnumbered locks, and drafts that killed starters left. */
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
