import { readdirSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

/** Returns the resident memory of a process, in bytes. */
export function residentMemory(pid: number): number {
  try {
    const pages = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m)?.[1]
    if (pages) return Number(pages) * 1024
  } catch {
    // No /proc here: ask ps.
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}

/**
 * Returns the milliseconds for which the threads that a process has now have used a processor; `null` where the system does not
 * say so.
 */
export function processorTime(pid: number): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const nanoseconds = threads.map(thread =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
  } catch {
    return null
  }
}
