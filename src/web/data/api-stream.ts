import type { ApiEvent, StreamEndpoint } from '#contract/api-types.ts'
import {
  apiPath,
  type ApiQuestion,
  readResponse,
  readServerAnswer,
  requestHeaders,
  ServerUnreachable,
} from './api-client.ts'
import { readServerEvents, type ServerEvent } from './server-events.ts'

/**
 * Asks a call whose answer comes as server-sent events. The call counts as lost after `timeoutMs` of silence (a minute
 * where it is left out), and when the stream ends before its last event. Unreadable events are skipped; those of a
 * newer server are passed on, with a name that the contract does not have.
 * @param readEvent receives each event as it arrives; returns whether it was the last one
 * @throws RequestRefused, ServerUnreachable; when `signal` aborts, its reason
 */
export async function streamApi<E extends StreamEndpoint>(
  endpoint: E,
  question: ApiQuestion<E> & { signal: AbortSignal },
  readEvent: (event: ApiEvent<E>) => boolean,
): Promise<void> {
  const { body, signal, timeoutMs = 60_000 }: ApiQuestion<StreamEndpoint> & { signal: AbortSignal } = question
  const path = apiPath(endpoint, {})
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), timeoutMs)
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), timeoutMs)
  }
  let ended = false
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: requestHeaders({ accept: 'text/event-stream', json: true }),
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok) readServerAnswer(path, await readResponse(response))
    if (!response.body) throw new ServerUnreachable(path)
    const next = readServerEvents(event => {
      const known = ended ? null : parseEvent(event)
      if (known !== null) ended = readEvent(known as ApiEvent<E>)
    })
    const whole = readWhole(response.clone())
    const text = response.body.pipeThrough(new TextDecoderStream()).getReader()
    while (!ended) {
      const piece = await text.read()
      if (piece.done) throw new ServerUnreachable(`${path}: cut off`)
      restartTimer()
      next(piece.value)
    }
    void whole.finally(() => clearTimeout(timer))
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    // The API client's own errors are thrown unchanged; any other error is a connection failure.
    if (cause instanceof Error && (cause.name === 'AbortError' || cause instanceof TypeError))
      throw new ServerUnreachable(path, { cause })
    throw cause
  } finally {
    if (!ended) {
      clearTimeout(timer)
      silence.abort()
    }
  }
}

/**
 * Lets the browser itself read an answer to its end. Chromium gives up a request whose body is read by scripts alone as
 * soon as its last byte is there, and logs it as failed (github.com/microsoft/playwright/issues/42742).
 */
const readWhole = (response: Response): Promise<unknown> => response.text().catch(() => null)

/** Parses the data of an event; `null` when it is not a JSON object. */
function parseEvent({ name, data }: ServerEvent): { name: string; data: object } | null {
  try {
    const read: unknown = JSON.parse(data)
    return typeof read === 'object' && read !== null ? { name, data: read } : null
  } catch {
    return null
  }
}
