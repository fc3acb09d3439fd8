import type { ModelBounds } from './model-bounds.ts'
import { ModelFailed } from './model-failed.ts'

/** Creates a signal that also aborts when an answer takes too long or sends nothing; `end` stops the timers. */
export function createTimeoutSignal({ whole, silence }: ModelBounds, signal: AbortSignal) {
  const own = new AbortController()
  const give = (up: string) => () => own.abort(new ModelFailed(up))
  const timers = {
    whole: setTimeout(give('took too long'), whole),
    silence: setTimeout(give('fell silent'), silence),
  }
  return {
    stopping: AbortSignal.any([signal, own.signal]),
    /** Aborts at once. */
    stop: (why: ModelFailed) => own.abort(why),
    restartSilence() {
      timers.silence.refresh()
    },
    end() {
      clearTimeout(timers.whole)
      clearTimeout(timers.silence)
      own.abort(new ModelFailed('ended'))
    },
  }
}

/**
 * Yields the parts of a stream until a signal aborts: then its reason is thrown at once, whatever the stream waits
 * for.
 */
export async function* readUntilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  aborted.catch(() => undefined)
  const parts = stream[Symbol.asyncIterator]()
  while (true) {
    const next = await Promise.race([parts.next(), aborted])
    signal.throwIfAborted()
    if (next.done) return
    yield next.value
  }
}
