import { QueueFull } from './request-context.ts'

/**
 * Creates a queue for work that no request's lane counts: `atOnce` run at a time; of those that wait, the urgent ones
 * first. At most `most` wait.
 */
export function createLimitedQueue({
  atOnce,
  most = Number.POSITIVE_INFINITY,
}: {
  atOnce: number
  most?: number
}) {
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let running = 0

  /** @throws QueueFull */
  return async function run<T>(work: () => Promise<T>, isUrgent = false): Promise<T> {
    if (running < atOnce) running += 1
    else {
      if (urgent.length + waiting.length >= most) throw new QueueFull()
      // Finished work starts the next.
      await new Promise<void>(resolve => (isUrgent ? urgent : waiting).push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = urgent.shift() ?? waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
