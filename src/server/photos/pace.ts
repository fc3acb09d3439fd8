import { setTimeout as wait } from 'node:timers/promises'

/**
 * Lets one through every `interval` milliseconds, in the order of their coming.
 * @param clock milliseconds, never going back
 * @param pause resolves after so many milliseconds, or rejects when the signal says so
 */
export function pacing(
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
