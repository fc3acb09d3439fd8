interface Waiting {
  holder: string
  start: () => void
}

export interface TurnLimits {
  atOnce: number
  /** Milliseconds. */
  wait: number
  /** Maximum number waiting, altogether and of one person. */
  waiting: { most: number; mostOfOne: number }
}

/**
 * Gives several turns at once, but never more than one per person: further requests wait, so that no person takes
 * every place.
 */
export function createFairTurns({ atOnce, wait, waiting: { most, mostOfOne } }: TurnLimits) {
  const waiting: Waiting[] = []
  const running = new Set<string>()
  const mayStart = (holder: string): boolean => running.size < atOnce && !running.has(holder)

  return {
    /** @throws `busy` when too many wait or one waits too long; `gone` once the signal aborts */
    async take(
      holder: string,
      signal: AbortSignal,
      refusals: { busy: () => Error; gone: () => Error },
    ): Promise<void> {
      if (mayStart(holder)) {
        running.add(holder)
        return
      }
      const own = waiting.filter(each => each.holder === holder).length
      if (waiting.length >= most || own >= mostOfOne) throw refusals.busy()
      await new Promise<void>((resolve, reject) => {
        const leave = (error: Error): void => {
          const at = waiting.indexOf(entry)
          if (at >= 0) waiting.splice(at, 1)
          clearTimeout(timer)
          signal.removeEventListener('abort', gone)
          reject(error)
        }
        const gone = (): void => leave(refusals.gone())
        const start = (): void => {
          clearTimeout(timer)
          signal.removeEventListener('abort', gone)
          resolve()
        }
        const entry: Waiting = { holder, start }
        const timer = setTimeout(() => leave(refusals.busy()), wait)
        signal.addEventListener('abort', gone)
        waiting.push(entry)
      })
    },

    /** Gives the place to the first waiting request that may have it. */
    give(holder: string): void {
      running.delete(holder)
      const at = waiting.findIndex(each => mayStart(each.holder))
      const [next] = at < 0 ? [] : waiting.splice(at, 1)
      if (next === undefined) return
      running.add(next.holder)
      next.start()
    },
  }
}
