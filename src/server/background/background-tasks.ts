import type { Logger } from 'pino'

/** Work that goes on after the answer; what goes wrong in it is logged, stopping waits for it. */
export function backgroundTasks(log: Logger): {
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
