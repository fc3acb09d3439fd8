import type { ChatEvent, ChatMessage, ChatResults } from '#contract/chat-schemas.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import { readSavedFilters } from '#domain/search/saved-filters.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'

/** An answer that is being written. */
export interface PendingAnswer {
  /** The question's id. */
  messageId: string
  /** The placeholder's text. */
  words: string
  status: 'typing' | 'searching'
  /** The text received so far. */
  text: string
  results: ChatResults | null
}

/** Why a question has no answer, or why a renewed answer failed. */
interface ConversationFailure {
  /** The question's id. */
  messageId: string
  /** What to do about it, in Portuguese. */
  text: string
  /** The contract's error code; `stopped` when the person stopped it; `null` when the server was not reached. */
  code: string | null
}

/** The state of a conversation. Messages are the contract's, in order: each question before its answer. */
export interface ConversationState {
  /** `null` until the conversation has an id. */
  conversationId: string | null
  title: string | null
  messages: readonly ChatMessage[]
  coming: PendingAnswer | null
  /** At most one per question, the newest last; removed once the question is answered. */
  failures: readonly ConversationFailure[]
}

export type ConversationAction =
  | { type: 'loaded'; messages: readonly ChatMessage[]; title: string | null }
  | { type: 'asked'; question: ChatMessage }
  | { type: 'event'; event: ChatEvent }
  | { type: 'failed'; text: string; code: string | null }

/** Returns the search that the next message may continue: what the last answered one asked for. */
export function findLastSearch({ messages }: ConversationState): Criteria {
  const results = messages.findLast(message => message.results !== null)?.results
  return results ? readSavedFilters(results.asked) : emptyCriteria
}

/** Returns the state of a conversation in which no answer is being written. */
export const emptyConversation = (
  conversationId: string | null,
  messages: readonly ChatMessage[] = [],
): ConversationState => ({ conversationId, title: null, messages, coming: null, failures: [] })

/** Returns the failures of all other questions. */
const failuresBut = (
  { failures }: ConversationState,
  questionId: string | null,
): readonly ConversationFailure[] => failures.filter(({ messageId }) => messageId !== questionId)

/** Returns the answer to a question, if there is one. */
const answerTo = (messages: readonly ChatMessage[], questionId: string): ChatMessage | undefined =>
  messages.find(message => message.role === 'assistant' && message.replyToId === questionId)

/** Returns the messages with the answer in place of the earlier one or, without one, after its question. */
function withAnswer(messages: readonly ChatMessage[], answer: ChatMessage): ChatMessage[] {
  const others = messages.filter(({ id }) => id !== answer.id)
  const before = others.findIndex(
    ({ role, replyToId }) => role === 'assistant' && replyToId !== null && replyToId === answer.replyToId,
  )
  if (before >= 0) return others.with(before, answer)
  const question = others.findIndex(({ id }) => id === answer.replyToId)
  return others.toSpliced(question < 0 ? others.length : question + 1, 0, answer)
}

/** Returns the messages with a partial answer, which stays until the question is asked again. */
const brokenOff = ({ messages, coming }: ConversationState): readonly ChatMessage[] => {
  if (!coming || (coming.text === '' && coming.results === null)) return messages
  const asked = messages.find(({ id }) => id === coming.messageId)
  const known = answerTo(messages, coming.messageId)
  if (!asked || (known && known.status !== 'interrupted')) return messages
  return withAnswer(messages, {
    id: known?.id ?? `${coming.messageId}-`,
    role: 'assistant',
    content: coming.text,
    createdAt: asked.createdAt,
    status: 'interrupted',
    replyToId: asked.id,
    replyToText: null,
    results: coming.results,
    suggestions: coming.results?.suggestions ?? [],
  })
}

function onEvent(state: ConversationState, coming: PendingAnswer, event: ChatEvent): ConversationState {
  switch (event.name) {
    case 'status': {
      const { status, text, reset } = event.data
      const cleared = reset ? { text: '', results: null } : {}
      return { ...state, coming: { ...coming, ...cleared, status, words: text } }
    }
    case 'text':
      return { ...state, coming: { ...coming, text: coming.text + event.data.text } }
    case 'results':
      return { ...state, coming: { ...coming, results: event.data } }
    case 'done': {
      const { conversationId, title, message } = event.data
      return {
        conversationId,
        title,
        messages: withAnswer(state.messages, message),
        coming: null,
        failures: failuresBut(state, message.replyToId),
      }
    }
    case 'error':
      return failed(state, coming, event.data.message, event.data.code)
  }
}

const failed = (
  state: ConversationState,
  { messageId }: PendingAnswer,
  text: string,
  code: string | null,
): ConversationState => ({
  ...state,
  messages: brokenOff(state),
  coming: null,
  failures: [...failuresBut(state, messageId), { messageId, text, code }],
})

/**
 * Replaces the messages with the server's; questions that did not reach the server stay. A failure stays until its
 * question is answered.
 */
function loaded(
  state: ConversationState,
  messages: readonly ChatMessage[],
  title: string | null,
): ConversationState {
  const arrived = new Set(messages.map(({ id }) => id))
  const failures = state.failures.filter(({ messageId }) => answerTo(messages, messageId)?.status !== null)
  const failed = new Set(failures.map(({ messageId }) => messageId))
  const unsent = state.messages.filter(({ id }) => failed.has(id) && !arrived.has(id))
  return { ...state, messages: [...messages, ...unsent], title, failures }
}

/** Returns the next state. Events of an answer that is no longer being written change nothing. */
export function reduceConversation(state: ConversationState, action: ConversationAction): ConversationState {
  const { coming } = state
  switch (action.type) {
    case 'loaded':
      return coming ? state : loaded(state, action.messages, action.title)
    case 'asked': {
      const { question } = action
      const known = state.messages.some(({ id }) => id === question.id)
      return {
        ...state,
        messages: known ? state.messages : [...state.messages, question],
        coming: {
          messageId: question.id,
          words: consultantTexts.thinking,
          status: 'typing',
          text: '',
          results: null,
        },
        failures: failuresBut(state, question.id),
      }
    }
    case 'event':
      return coming ? onEvent(state, coming, action.event) : state
    case 'failed':
      return coming ? failed(state, coming, action.text, action.code) : state
  }
}
