import type { ChatEvent, ChatQuestion } from '#contract/chat-schemas.ts'
import { streamApi } from '../../../data/api-stream.ts'
import type { ConsultantRequest, Consultant } from './consultant.ts'

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
export const serverConsultant: Consultant = (asking, on, signal) =>
  streamApi('POST /api/chat', { body: questionOf(asking), signal }, event => {
    if (names.has(event.name)) on(event)
    return event.name === 'done' || event.name === 'error'
  })
