import { readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'

/** The process that has the data folder; `url` and `token` once its server listens. */
export interface Holder {
  pid: number
  url?: string | undefined
  token?: string | undefined
}

const lockSchema = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** Tells a process from a later one with the same number; null where the system does not say. */
  started: z.string().nullable(),
  url: z.string().optional(),
  token: z.string().optional(),
})

/** What a lock file says of the process that made it. */
export type Lock = z.infer<typeof lockSchema>

/** How often a holder renews its lock; one on another machine counts as dead after four times as long. */
export const renewalMilliseconds = 5_000

export async function lockOfThisProcess(): Promise<Lock> {
  return { pid: process.pid, host: hostname(), started: await startOf(process.pid) }
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
  return now - renewed < 4 * renewalMilliseconds
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
