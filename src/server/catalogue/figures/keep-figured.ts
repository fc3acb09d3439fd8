import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { refigure } from './refigure.ts'

/**
 * `refigure` in the background, after the start and now and then: another process may have taken in a list by older
 * rules. Never throws. Returns how to stop it: it ends after the batch it is at.
 * @param lookEvery milliseconds until the next look
 */
export function keepFigured(db: Database, log: Logger, lookEvery = 30_000): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    for (;;) {
      try {
        await refigure(db, { log, signal })
      } catch (error) {
        signal.throwIfAborted()
        log.warn({ err: error }, 'figures could not be worked out: trying again later')
      }
      await wait(lookEvery, null, { signal, ref: false })
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
