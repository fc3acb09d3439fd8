import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence } from '#domain/search/sentence/sentence.ts'

/** Of everything something: reading it makes what reading needs. */
const sentence = 'Oi, apartamento de 2 quartos em Campinas, SP até 300 mil com FGTS e desconto acima de 30%'

/**
 * Has the places and what reading sentences needs ready in the background, so that nobody's first question waits for
 * them: shortly after the start, and whenever the catalogue has moved. Never throws. Returns how to stop it.
 * @param first milliseconds until the first time; @param lookEvery until the next look
 */
export function keepReady(
  gazetteer: () => Promise<Gazetteer>,
  log: Logger,
  { first = 3_000, lookEvery = 10_000 }: { first?: number; lookEvery?: number } = {},
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    let ready: Gazetteer | null = null
    await wait(first, null, { signal, ref: false })
    for (;;) {
      try {
        const current = await gazetteer()
        if (current !== ready) readSentence(sentence, current)
        ready = current
      } catch (error) {
        signal.throwIfAborted()
        log.warn({ err: error }, 'the places could not be read: trying again later')
      }
      await wait(lookEvery, null, { signal, ref: false })
    }
  }

  const running = run().catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'keeping the places ready has ended')
  })
  return async () => {
    stopping.abort()
    await running
  }
}
