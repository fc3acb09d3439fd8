/** The body of an answer that comes line by line. */
export interface EventLines {
  lines: ReadableStream<Uint8Array>
  signal: AbortSignal
  /** The first line is on its way. */
  begun: Promise<void>
  say(event: object): void
  end(event: object): void
}

/** A body of one JSON object a line (application/x-ndjson); `signal` aborts when the reader disconnects. */
export function createEventLines(): EventLines {
  const encoder = new TextEncoder()
  const unread = new AbortController()
  let begin: (() => void) | undefined
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const lines = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller
    },
    cancel: () => unread.abort(),
  })
  const say = (event: object) => {
    if (!unread.signal.aborted) body?.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
    begin?.()
  }
  const end = (event: object) => {
    say(event)
    if (!unread.signal.aborted) body?.close()
  }
  return { lines, signal: unread.signal, begun, say, end }
}
