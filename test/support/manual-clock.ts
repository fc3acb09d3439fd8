export interface ManualClock {
  now: () => Date
  /** Milliseconds of every requested pause. */
  pauses: number[]
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Advances by this many milliseconds; resolves when a pause ends later than that. */
  pass(milliseconds: number): Promise<void>
  /** Resolves when a pause ends later than now. */
  rests(): Promise<void>
}

/** A clock that advances only when the test does: pauses within that time end at once, longer ones wait. */
export function createManualClock(start: string): ManualClock {
  let at = Date.parse(start)
  let limit = at
  const pauses: number[] = []
  const held = new Set<{ until: number; go: () => void }>()
  const watching: (() => void)[] = []
  const rests = (): Promise<void> =>
    held.size > 0 ? Promise.resolve() : new Promise(resolve => watching.push(resolve))

  return {
    now: () => new Date(at),
    pauses,
    pause(milliseconds, signal) {
      pauses.push(milliseconds)
      const until = at + milliseconds
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const sleeper = {
          until,
          go() {
            at = Math.max(at, until)
            signal.removeEventListener('abort', give)
            setImmediate(resolve)
          },
        }
        const give = () => {
          held.delete(sleeper)
          reject(signal.reason)
        }
        signal.addEventListener('abort', give)
        if (until <= limit) return sleeper.go()
        at = limit
        held.add(sleeper)
        for (const resume of watching.splice(0)) resume()
      })
    },
    async pass(milliseconds) {
      limit += milliseconds
      for (const sleeper of held) {
        if (sleeper.until > limit) continue
        held.delete(sleeper)
        sleeper.go()
      }
      await rests()
      at = limit
    },
    rests,
  }
}
