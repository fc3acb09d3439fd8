import { setImmediate as othersFirst } from 'node:timers/promises'

/** A clock that only pauses advance: short ones end at once, long ones when the test releases them. */
export function createAdvancingClock(start = '2026-11-21T12:00:00Z', long = 30_000) {
  let at = new Date(start).getTime()
  const pauses: number[] = []
  const waiting: ((milliseconds: number) => void)[] = []
  let resting: { milliseconds: number; resume: () => void } | null = null
  return {
    /** The requested pauses, in milliseconds. */
    pauses,
    now: () => new Date(at),
    clock: () => at,
    pass(milliseconds: number) {
      at += milliseconds
    },
    async pause(milliseconds: number, signal: AbortSignal): Promise<void> {
      signal.throwIfAborted()
      pauses.push(milliseconds)
      if (milliseconds < long) {
        at += milliseconds
        await othersFirst()
        return
      }
      await new Promise<void>((resolve, reject) => {
        resting = { milliseconds, resume: resolve }
        const leave = () => {
          resting = null
          reject(new Error('aborted'))
        }
        signal.addEventListener('abort', leave, { once: true })
        for (const resume of waiting.splice(0)) resume(milliseconds)
      })
    },
    /** Resolves with the milliseconds of the next long pause. */
    rests: () =>
      new Promise<number>(resolve => {
        if (resting) resolve(resting.milliseconds)
        else waiting.push(resolve)
      }),
    /** Ends the pause, and advances the clock by it. */
    endPause() {
      at += resting?.milliseconds ?? 0
      const { resume } = resting ?? { resume: () => undefined }
      resting = null
      resume()
    },
  }
}
