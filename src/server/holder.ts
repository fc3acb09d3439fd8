import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'

/** The process that has the data folder; `url` and `token` once its server listens. */
export interface Holder {
  pid: number
  url?: string | undefined
  token?: string | undefined
}

/** What a process must find unchanged to still have the data folder; can be handed to another thread. */
export interface Fence {
  /** The lock file. */
  path: string
  /** Of this claim alone; written in the file. */
  id: string
}

const lockSchema = z.object({
  /** Locks of older versions have none. */
  id: z.string().optional(),
  pid: z.int().positive(),
  host: z.string(),
  /** Tells a process from a later one with the same number; null where the system does not say. */
  started: z.string().nullable(),
  url: z.string().optional(),
  token: z.string().optional(),
})

/** What a lock file says of the process that made it. */
export type Lock = z.infer<typeof lockSchema>

/** How often a holder looks whether it still has its lock, and renews it. */
export const renewalMilliseconds = 1_000
/** A lock on another machine that was not renewed for so long counts as dead. */
const deadAfterMilliseconds = 20_000

/** The lock of a new claim by this process. */
export async function lockOfThisProcess(): Promise<Lock & { id: string }> {
  const started = await startOf(process.pid)
  return { id: randomUUID(), pid: process.pid, host: hostname(), started }
}

/**
 * Whether the lock file is still the one that the claim made. Synchronous, so that a thread can ask between two
 * writes (about 20 µs). A file that cannot be read for another reason than being gone counts as held: a lack of
 * file handles is no loss of the folder.
 */
export function holdsFolder({ path, id }: Fence): boolean {
  try {
    return lockSchema.safeParse(parsed(readFileSync(path, 'utf8'))).data?.id === id
  } catch (error) {
    return !(error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
  }
}

/** The lock's process if it still lives; a lock that was released or cut off by a crash holds nothing. */
export async function liveHolder(path: string, now: number): Promise<Holder | null> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const lock = lockSchema.safeParse(parsed(text)).data
  if (!lock) return null
  const lives = lock.host === hostname() ? await livesHere(lock) : await renewedLately(path, now)
  return lives ? { pid: lock.pid, url: lock.url, token: lock.token } : null
}

async function livesHere({ pid, started }: Lock): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return started === null || started === (await startOf(pid))
}

/** Processes of another machine, or another container on the same files, cannot be seen from here. */
async function renewedLately(path: string, now: number): Promise<boolean> {
  const renewed = await stat(path).then(
    file => file.mtimeMs,
    () => 0,
  )
  return now - renewed < deadAfterMilliseconds
}

/** When a live process started, in a form that only serves to compare (boot and clock tick), from /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold spaces. After it comes the state (Z and X are dead), and 19 later the start.
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
