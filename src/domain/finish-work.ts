/** Runs a generator to its end at once, without pausing where it yields to other work. */
export function finishWork<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
