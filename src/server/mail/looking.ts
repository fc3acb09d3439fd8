import { AsyncResource } from 'node:async_hooks'

interface Looking {
  /** There may be something to do: looks now, and again when the kicker's transaction should be over. */
  kick(): void
  /** Resolves when nothing is being done. */
  settled(): Promise<void>
  /** Begins nothing more. What runs goes on until `settled`. */
  end(): void
}

const commitTakes = 1_000

/**
 * Does a round at once, then every `every` milliseconds and when kicked; one at a time. `round` never throws; it
 * stops early once `signal` is aborted.
 */
export function keepLooking(
  round: (signal: AbortSignal) => Promise<void>,
  { every }: { every: number },
): Looking {
  const ending = new AbortController()
  const { signal } = ending
  let running: Promise<void> | null = null
  let again = false
  let soon: NodeJS.Timeout | undefined

  const look = (): void => {
    if (signal.aborted) return
    again = running !== null
    running ??= round(signal).finally(() => {
      running = null
      if (again) look()
    })
  }
  // A kick comes from within a transaction, whose surroundings let nothing but the transaction ask the database.
  const kick = AsyncResource.bind(() => {
    look()
    clearTimeout(soon)
    if (!signal.aborted) soon = setTimeout(look, commitTakes)
  })
  const timer = setInterval(look, every)
  look()
  return {
    kick,
    async settled() {
      while (running) await running
    },
    end() {
      ending.abort()
      clearInterval(timer)
      clearTimeout(soon)
    },
  }
}
