import type { ChatEvent, ChatQuestion } from '#contract/chat.ts'
import { refused, Unreachable } from '../../../data/client.ts'
import type { Asking, Consultant } from './consultant.ts'
import { eventStream, type ServerEvent } from './event-stream.ts'

const path = '/api/chat'

/** Milliseconds without a word after which the answer counts as lost. */
const patience = 60_000

const names = new Set<string>(['status', 'text', 'results', 'done', 'error'] satisfies ChatEvent['name'][])

/** An event of the contract; `null` where it is another, or its data cannot be read. */
function chatEvent({ name, data }: ServerEvent): ChatEvent | null {
  if (!names.has(name)) return null
  try {
    const read: unknown = JSON.parse(data)
    return typeof read === 'object' && read !== null ? ({ name, data: read } as ChatEvent) : null
  } catch {
    return null
  }
}

const questionOf = ({ message, messageId, conversationId, filters, propertyId }: Asking): ChatQuestion => ({
  message,
  messageId,
  conversationId,
  filters: filters === null ? null : { ...filters },
  propertyId,
})

/** The consultant of who has an account: `POST /api/chat`, as it answers. */
export const serverConsultant: Consultant = async (asking, on, signal) => {
  const silence = new AbortController()
  const until = AbortSignal.any([signal, silence.signal])
  let timer = setTimeout(() => silence.abort(), patience)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), patience)
  }
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(questionOf(asking)),
      signal: until,
    })
    if (!response.ok) refused(path, response, await response.json().catch(() => null))
    if (!response.body) throw new Unreachable(path)
    let ended = false
    const next = eventStream(event => {
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
    if (!ended) throw new Unreachable(`${path}: cut off`)
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    // What the client's own functions say is said already; all else is the connection.
    if (cause instanceof Error && (cause.name === 'AbortError' || cause instanceof TypeError))
      throw new Unreachable(path, { cause })
    throw cause
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}
