import type { Logger } from 'pino'

/** Runs work that continues after the answer; its errors are logged and stopping waits for it. */
export function createBackgroundTasks(log: Logger): {
  run(work: Promise<unknown>): void
  settled(): Promise<void>
} {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const task = work.then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'background work failed'),
      )
      running.add(task)
      void task.finally(() => running.delete(task))
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
