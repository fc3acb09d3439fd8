import { setTimeout as sleep } from 'node:timers/promises'

/** What the work gives, or `null` when it takes longer than so many milliseconds; it goes on all the same. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const enough = new AbortController()
  const late = sleep(milliseconds, null, { signal: enough.signal, ref: false }).catch(() => null)
  try {
    return await Promise.race([work, late])
  } finally {
    enough.abort()
  }
}
