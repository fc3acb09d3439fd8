import type { ChatEvent, ChatQuestion } from '#contract/chat-schemas.ts'
import { throwRefusal, ServerUnreachable } from '../../../data/api-client.ts'
import type { ConsultantRequest, Consultant } from './consultant.ts'
import { readServerEvents, type ServerEvent } from './server-events.ts'

const path = '/api/chat'

/** Milliseconds of silence after which the answer counts as lost. */
const timeoutMs = 60_000

const names = new Set<string>(['status', 'text', 'results', 'done', 'error'] satisfies ChatEvent['name'][])

/** Parses an event of the contract; `null` for other events and unreadable data. */
function chatEvent({ name, data }: ServerEvent): ChatEvent | null {
  if (!names.has(name)) return null
  try {
    const read: unknown = JSON.parse(data)
    return typeof read === 'object' && read !== null ? ({ name, data: read } as ChatEvent) : null
  } catch {
    return null
  }
}

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
export const serverConsultant: Consultant = async (asking, on, signal) => {
  const silence = new AbortController()
  const until = AbortSignal.any([signal, silence.signal])
  let timer = setTimeout(() => silence.abort(), timeoutMs)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), timeoutMs)
  }
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(questionOf(asking)),
      signal: until,
    })
    if (!response.ok) throwRefusal(path, response, await response.json().catch(() => null))
    if (!response.body) throw new ServerUnreachable(path)
    let ended = false
    const next = readServerEvents(event => {
      const known = ended ? null : chatEvent(event)
      if (known === null) return
      ended = known.name === 'done' || known.name === 'error'
      on(known)
    })
    const text = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await text.read(); !piece.done && !ended; piece = await text.read()) {
      heard()
      next(piece.value)
    }
    if (!ended) throw new ServerUnreachable(`${path}: cut off`)
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    // The API client's own errors are thrown unchanged; any other error is a connection failure.
    if (cause instanceof Error && (cause.name === 'AbortError' || cause instanceof TypeError))
      throw new ServerUnreachable(path, { cause })
    throw cause
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}
