/**
 * Returns a write of one id that joins others: what comes while a statement runs is written by the next one. Each call
 * resolves, or rejects, with the statement that its id was in.
 */
export function writeTogether(
  write: (ids: readonly string[]) => Promise<void>,
): (id: string) => Promise<void> {
  let waiting: string[] = []
  let next: Promise<void> | null = null
  let running: Promise<unknown> = Promise.resolve()

  return id => {
    waiting.push(id)
    next ??= running.then(() => {
      const ids = waiting
      waiting = []
      next = null
      const written = write(ids)
      running = written.catch(() => undefined)
      return written
    })
    return next
  }
}
