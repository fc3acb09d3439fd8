import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { refigure } from './refigure.ts'

/** Until the next attempt, when the database could not be reached (milliseconds). */
const retryAfter = 30_000

/**
 * `refigure` once after the start, in the background, again and again until it succeeds. Never throws. Returns how
 * to stop it: it ends after the batch it is at.
 */
export function keepFigured(db: Database, log: Logger): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    for (;;) {
      try {
        await refigure(db, { log, signal })
        return
      } catch (error) {
        signal.throwIfAborted()
        log.warn({ err: error }, 'figures could not be worked out: trying again later')
      }
      await wait(retryAfter, null, { signal, ref: false })
    }
  }

  const running = run().catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'working out figures has ended')
  })
  return async () => {
    stopping.abort()
    await running
  }
}
