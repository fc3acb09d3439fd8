import type { ChatEvent } from '#contract/chat.ts'
import type { Following } from './runs.ts'

/** So that nothing between the two ends takes a quiet stream for a dead one. */
const heartbeat = ': \n\n'

const written = ({ name, data }: ChatEvent): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * What happens as server-sent events, until the end or until whoever reads them has gone.
 * @param every milliseconds between two signs of life
 */
export function eventStream(
  { follow, leave, over }: Following,
  { gone, every }: { gone: AbortSignal; every: number },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop: () => boolean
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const beating = setInterval(() => send(heartbeat), every)
      let reading = true
      /** Whether it was still being read. */
      stop = () => {
        const was = reading
        reading = false
        clearInterval(beating)
        gone.removeEventListener('abort', end)
        leave()
        return was
      }
      const end = () => {
        if (stop()) controller.close()
      }
      gone.addEventListener('abort', end)
      if (gone.aborted) return end()
      follow(event => send(written(event)))
      void over.then(end)
    },
    cancel: () => void stop(),
  })
}
