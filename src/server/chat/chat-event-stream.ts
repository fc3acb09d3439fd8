import type { ChatEvent } from '#contract/chat-schemas.ts'
import type { AnswerSubscription } from './answer-runs.ts'

/** Keeps proxies from treating a quiet stream as dead. */
const heartbeat = ': \n\n'

const formatEvent = ({ name, data }: ChatEvent): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Sends events as server-sent events until the end or until the reader disconnects.
 * @param every milliseconds between two heartbeats
 */
export function createEventStream(
  { follow, unfollow, result }: AnswerSubscription,
  { gone, every }: { gone: AbortSignal; every: number },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop: () => boolean
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const beating = setInterval(() => send(heartbeat), every)
      let reading = true
      /** Returns whether the stream was still being read. */
      stop = () => {
        const was = reading
        reading = false
        clearInterval(beating)
        gone.removeEventListener('abort', end)
        unfollow()
        return was
      }
      const end = () => {
        if (stop()) controller.close()
      }
      gone.addEventListener('abort', end)
      if (gone.aborted) return end()
      follow(event => send(formatEvent(event)))
      void result.then(end)
    },
    cancel: () => void stop(),
  })
}
