/** Runs work that yields now and then, so that others could work meanwhile, to its end at once. */
export function finishWork<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
