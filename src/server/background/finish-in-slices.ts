import { setImmediate as turn } from 'node:timers/promises'
import { RequestAborted, currentRequest } from '../queue/request-context.ts'

/** Milliseconds of work between two turns for other work. */
const sliceMs = 8
/** … while there is other work: an answer takes many turns, and waits for a slice before each of them. */
const shortSliceMs = 2
/** The milliseconds after other work was seen during which more is expected. */
const busyMs = 100
/** The milliseconds below which a turn of the event loop did no other work. */
const emptyTurnMs = 0.5

/**
 * Runs work that yields often to its end, and lets other work run every few milliseconds, more often while other work is
 * waiting.
 * @throws RequestAborted once the client of the current request is gone, where its work may be dropped
 */
export async function finishInSlices<T>(work: Generator<void, T>): Promise<T> {
  const { signal } = currentRequest()
  let othersSeenAt = Number.NEGATIVE_INFINITY
  for (let began = performance.now(); ; ) {
    const step = work.next()
    if (step.done) return step.value
    const worked = performance.now()
    if (worked - began < (began - othersSeenAt < busyMs ? shortSliceMs : sliceMs)) continue
    await turn()
    if (signal?.aborted) throw new RequestAborted()
    began = performance.now()
    if (began - worked > emptyTurnMs) othersSeenAt = began
  }
}
