import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'

/** The process that holds the data folder; `url` and `token` once its server listens. */
export interface FolderHolder {
  pid: number
  url?: string | undefined
  token?: string | undefined
}

/** The lock that a process must find unchanged while it holds the data folder; can be passed to another thread. */
export interface FolderFence {
  /** The lock file. */
  path: string
  /** Unique to this claim; written in the file. */
  id: string
}

const lockSchema = z.object({
  /** Locks of older versions have none. */
  id: z.string().optional(),
  pid: z.int().positive(),
  host: z.string(),
  /** Distinguishes a process from a later one with the same number; null when the system does not provide it. */
  started: z.string().nullable(),
  url: z.string().optional(),
  token: z.string().optional(),
})

/** The content of a lock file, which describes the process that made it. */
export type FolderLock = z.infer<typeof lockSchema>

/** Milliseconds between two checks and renewals of the lock by its holder. */
export const lockRenewalMs = 1_000
/** Milliseconds without a renewal after which a lock on another machine counts as dead. */
const deadAfterMilliseconds = 20_000

/** Creates the lock of a new claim by this process. */
export async function createOwnLock(): Promise<FolderLock & { id: string }> {
  const started = await readProcessStart(process.pid)
  return { id: randomUUID(), pid: process.pid, host: hostname(), started }
}

/**
 * Whether the lock file is still the one that the claim made. Synchronous, so that a thread can check between two
 * writes (about 20 µs). A file that exists but cannot be read counts as held: running out of file handles does not
 * mean the folder is lost.
 */
export function holdsFolder({ path, id }: FolderFence): boolean {
  try {
    return lockSchema.safeParse(parsed(readFileSync(path, 'utf8'))).data?.id === id
  } catch (error) {
    return !(error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
  }
}

/** Returns the process that holds the lock if it runs; `null` for a lock that was released or truncated in a crash. */
export async function findLiveHolder(path: string, now: number): Promise<FolderHolder | null> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const lock = lockSchema.safeParse(parsed(text)).data
  if (!lock) return null
  const lives = lock.host === hostname() ? await livesHere(lock) : await renewedLately(path, now)
  return lives ? { pid: lock.pid, url: lock.url, token: lock.token } : null
}

async function livesHere({ pid, started }: FolderLock): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return started === null || started === (await readProcessStart(pid))
}

/**
 * Whether a lock was renewed lately: processes of another machine, or of another container on the same files, are not
 * visible from here.
 */
async function renewedLately(path: string, now: number): Promise<boolean> {
  const renewed = await stat(path).then(
    file => file.mtimeMs,
    () => 0,
  )
  return now - renewed < deadAfterMilliseconds
}

/** Reads when a live process started, in a form useful only for comparison (boot and clock tick), from /proc. */
async function readProcessStart(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may contain spaces. The state follows it (Z and X are dead), and the start comes 19
    // fields later.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return /^[ZX]$/.test(fields[0] ?? 'X') ? null : `${boot.trim()}:${fields[19]}`
  } catch {
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
