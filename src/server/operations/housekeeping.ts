import type { Logger } from 'pino'

/** A small job that a capability wants done now and then, as long as the server runs. */
export interface HousekeepingTask {
  /** For the log. */
  name: string
  everyMs: number
  /** May throw: it is logged and tried again. Ends early once `signal` is aborted. */
  run(signal: AbortSignal): Promise<unknown>
}

/**
 * Runs each task at its interval, one run of it at a time. Returns what stops them: it aborts what runs and waits for
 * it to end.
 */
export function startHousekeeping(tasks: readonly HousekeepingTask[], log: Logger): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const timers = tasks.map(({ name, everyMs, run }) => {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      const turn = run(stopping.signal).then(
        () => undefined,
        (error: unknown) => {
          if (!stopping.signal.aborted) log.warn({ err: error, task: name }, 'housekeeping failed')
        },
      )
      running.add(turn)
      void turn.finally(() => {
        busy = false
        running.delete(turn)
      })
    }, everyMs)
  })
  return async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await Promise.all(running)
  }
}
