import { readFileSync } from 'node:fs'
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
