import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds of work between two turns for other work. */
const sliceMs = 8

/** Runs work that yields often to its end, and lets other work run every few milliseconds. */
export async function finishInSlices<T>(work: Generator<void, T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < sliceMs) continue
    await turn()
    began = performance.now()
  }
}
