import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Returns the work's result, or `null` when it takes longer than this many milliseconds; the work continues in either
 * case.
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const enough = new AbortController()
  const late = sleep(milliseconds, null, { signal: enough.signal, ref: false }).catch(() => null)
  try {
    return await Promise.race([work, late])
  } finally {
    enough.abort()
  }
}
