import { setTimeout as wait } from 'node:timers/promises'

/**
 * Starts one caller every `interval` milliseconds, in the order of the calls.
 * @param clock milliseconds, never going back
 * @param pause resolves after this many milliseconds, or rejects when the signal aborts
 */
export function createPacer(
  interval: number,
  clock: () => number = () => performance.now(),
  pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown> = (milliseconds, signal) =>
    wait(milliseconds, null, { signal }),
): (signal: AbortSignal) => Promise<void> {
  let next = -Infinity
  return async signal => {
    const now = clock()
    const turn = Math.max(now, next)
    next = turn + interval
    if (turn > now) await pause(turn - now, signal)
  }
}
