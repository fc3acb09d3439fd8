import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import { secondMs } from '#domain/durations.ts'
import { startWorker, type BackgroundWorker, type WorkerDependencies } from '../background/worker.ts'

/** Contains every kind of criterion, so that reading it once prepares everything that reading sentences needs. */
const sentence = 'Oi, apartamento de 2 quartos em Campinas, SP até 300 mil com FGTS e desconto acima de 30%'

/**
 * Builds the place names in the background, and prepares what reading sentences needs, after the start and whenever the
 * catalogue has another version, so that no question waits for them.
 */
export function startGazetteerWorker(
  refreshGazetteer: () => Promise<Gazetteer>,
  dependencies: WorkerDependencies,
): BackgroundWorker {
  let ready: Gazetteer | null = null
  return startWorker(
    {
      name: 'gazetteer',
      first: secondMs,
      every: 10 * secondMs,
      // Each process has its own names of places.
      lock: null,
      async run() {
        const current = await refreshGazetteer()
        if (current !== ready) readSentence(sentence, current, null)
        ready = current
      },
    },
    dependencies,
  )
}
