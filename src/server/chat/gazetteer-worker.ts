import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import { startWorker, type BackgroundWorker, type WorkerDependencies } from '../background/worker.ts'

/** Contains every kind of criterion, so that reading it once prepares everything that reading sentences needs. */
const sentence = 'Oi, apartamento de 2 quartos em Campinas, SP até 300 mil com FGTS e desconto acima de 30%'

/**
 * Reads the places, and prepares what reading sentences needs, 3 s after the start and whenever the catalogue has
 * moved, so that nobody's first question waits for them.
 */
export function startGazetteerWorker(
  gazetteer: () => Gazetteer,
  dependencies: WorkerDependencies,
): BackgroundWorker {
  let ready: Gazetteer | null = null
  return startWorker(
    {
      name: 'gazetteer',
      first: 3_000,
      every: 10_000,
      async run() {
        const current = gazetteer()
        if (current !== ready) readSentence(sentence, current)
        ready = current
      },
    },
    dependencies,
  )
}
