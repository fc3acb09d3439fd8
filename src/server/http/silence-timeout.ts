/** A timeout that aborts after a long silence, or when the caller's signal does. */
interface Silence {
  signal: AbortSignal
  heard(): void
  over(): void
}

/** @param milliseconds maximum duration of the silence */
export function createSilenceTimeout(milliseconds: number, signal: AbortSignal | undefined): Silence {
  const controller = new AbortController()
  const stop = () => controller.abort()
  let timer = setTimeout(stop, milliseconds)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(stop, milliseconds)
    },
    over() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    },
  }
}
