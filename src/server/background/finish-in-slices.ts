import { setImmediate as turn } from 'node:timers/promises'
import { RequestAborted } from '../queue/queue-errors.ts'
import { currentRequest } from '../queue/request-context.ts'

/** Milliseconds of work between two turns for other work. */
const sliceMs = 8

/**
 * Runs work that yields often to its end, and lets other work run every few milliseconds.
 * @throws RequestAborted once the client of the current request is gone, where its work may be dropped
 */
export async function finishInSlices<T>(work: Generator<void, T>): Promise<T> {
  const { signal } = currentRequest()
  for (let began = performance.now(); ; ) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < sliceMs) continue
    await turn()
    if (signal?.aborted) throw new RequestAborted()
    began = performance.now()
  }
}
