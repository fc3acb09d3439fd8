import type { ChatEvent, ChatQuestion } from '#contract/chat-schemas.ts'
import type { Consultant, ConsultantRequest } from './consultant.ts'
import type { ApiEvent, StreamEndpoint } from '#contract/api-types.ts'
import {
  apiPath,
  type ApiQuestion,
  readResponse,
  readServerAnswer,
  requestHeaders,
  ServerUnreachable,
} from '../../../data/api-client.ts'

/** One server-sent event: its `event:` (`message` by default) and its joined `data:` lines. */
export interface ServerEvent {
  name: string
  data: string
}

/** A CR at the very end may be the first half of a CRLF, so it does not match. */
const lineEnd = /\r\n|\n|\r(?=[^\n])/

/**
 * Parses server-sent events (HTML, "Server-sent events") from text that arrives in pieces, cut anywhere, in a line or
 * between CR and LF. Total: comments and unknown fields are skipped, and an event without its final empty line is not
 * emitted.
 * @returns a function that takes the next piece of the stream
 */
export function readServerEvents(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  let name = ''
  let data: string[] = []

  const line = (text: string): void => {
    if (text === '') {
      if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') })
      name = ''
      data = []
      return
    }
    const colon = text.indexOf(':')
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
  }

  return piece => {
    rest += piece
    const lines = rest.split(lineEnd)
    rest = lines.pop() ?? ''
    for (const text of lines) line(text)
  }
}

/**
 * Asks a call whose answer comes as server-sent events. The call counts as lost after `timeoutMs` of silence (a minute
 * where it is left out), and when the stream ends before its last event. Unreadable events are skipped; those of a
 * newer server are passed on, with a name that the contract does not have.
 * @param readEvent receives each event as it arrives; returns whether it was the last one
 * @throws RequestRefused, ServerUnreachable; when `signal` aborts, its reason
 */
async function streamApi<E extends StreamEndpoint>(
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

const names = new Set<string>(['status', 'text', 'results', 'done', 'error'] satisfies ChatEvent['name'][])

const questionOf = ({
  message,
  messageId,
  conversationId,
  filters,
  propertyId,
}: ConsultantRequest): ChatQuestion => ({
  message,
  messageId,
  conversationId,
  filters: filters === null ? null : { ...filters },
  propertyId,
})

/** The consultant of an account: streams the answer of `POST /api/chat`. */
export const serverConsultant: Consultant = (asking, onEvent, signal) =>
  streamApi('POST /api/chat', { body: questionOf(asking), signal }, event => {
    if (names.has(event.name)) onEvent(event)
    return event.name === 'done' || event.name === 'error'
  })
