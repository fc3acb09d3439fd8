import type { ChatMessage } from '#contract/chat-schemas.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import { ServerFailing, RequestRefused } from '../../../data/api-client.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import type { ConsultantRequest, Consultant } from './consultant.ts'
import {
  type ConversationAction,
  type ConversationState,
  reduceConversation,
  emptyConversation,
} from './conversation-state.ts'

export interface ConversationOptions {
  consultant: Consultant
  /** `null` when the first question begins one. */
  conversationId: string | null
  /** The messages so far. */
  initial: readonly ChatMessage[]
  /** The property whose page is open. */
  propertyId: string | null
}

/**
 * Called with every new answer once it is complete, but not with loaded ones. `before` holds the messages before it.
 */
export type OnConversationDone = (
  answer: ChatMessage,
  state: ConversationState,
  before: readonly ChatMessage[],
) => void

/** One conversation, which answers one question at a time. */
export interface Conversation {
  state: () => ConversationState
  subscribe: (changed: () => void) => () => void
  whenDone: (listener: OnConversationDone) => () => void
  /**
   * Sends a message. `filters` are searched for instead of those that the message's text names. Returns `false` when
   * there is nothing to send or an answer is being written.
   */
  ask: (text: string, filters?: SavedFiltersJson) => boolean
  /** Repeats a question that was not answered, with the same filters. */
  retry: (questionId: string) => void
  /** Asks again with other filters; the new answer replaces the earlier one. */
  edit: (questionId: string, filters: SavedFiltersJson) => void
  /** Stops the answer that is being written. */
  cancel: () => void
  /** Loads the server's messages. Ignored while an answer is being written. */
  load: (messages: readonly ChatMessage[], title: string | null) => void
}

/** Text of an answer that was stopped or broke off. */
export const interruptedText = 'Resposta interrompida'

function words(error: unknown): [text: string, code: string | null] {
  if (error instanceof RequestRefused) return [error.message, error.code]
  return [error instanceof ServerFailing ? consultantTexts.failure : consultantTexts.unexpected, null]
}

/** @param now epoch ms */
export function createConversation(options: ConversationOptions, now: () => number): Conversation {
  let state = emptyConversation(options.conversationId, options.initial)
  let stop: AbortController | null = null
  /** The filters given with questions, or edited later; for retries, too. */
  const edited = new Map<string, SavedFiltersJson>()
  const listeners = new Set<() => void>()
  const doneListeners = new Set<OnConversationDone>()

  const act = (action: ConversationAction): void => {
    const next = reduceConversation(state, action)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function send(question: ChatMessage): void {
    if (state.coming) return
    const ownController = new AbortController()
    stop = ownController
    const asking: ConsultantRequest = {
      message: question.content,
      messageId: question.id,
      conversationId: state.conversationId,
      filters: edited.get(question.id) ?? null,
      propertyId: options.propertyId,
    }
    act({ type: 'asked', question })
    const fail = (text: string, code: string | null) =>
      stop === ownController && act({ type: 'failed', text, code })
    options
      .consultant(
        asking,
        event => {
          if (stop !== ownController) return
          const { messages } = state
          act({ type: 'event', event })
          if (event.name === 'done')
            for (const notify of doneListeners) notify(event.data.message, state, messages)
        },
        ownController.signal,
      )
      .then(
        // A consultant that ends without `done` or `error` has not answered.
        () => fail(...words(null)),
        (error: unknown) =>
          ownController.signal.aborted ? fail(interruptedText, 'stopped') : fail(...words(error)),
      )
  }

  const questionOf = (id: string): ChatMessage | undefined =>
    state.messages.find(message => message.id === id && message.role === 'user')

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    whenDone(listener) {
      doneListeners.add(listener)
      return () => void doneListeners.delete(listener)
    },
    ask(text, filters) {
      const content = text.trim()
      if (content === '' || state.coming) return false
      const id = newUuid()
      if (filters) edited.set(id, filters)
      send({
        id,
        role: 'user',
        content,
        createdAt: new Date(now()).toISOString(),
        status: null,
        replyToId: null,
        replyToText: null,
        results: null,
        suggestions: [],
      })
      return true
    },
    retry(questionId) {
      const question = questionOf(questionId)
      if (question) send(question)
    },
    edit(questionId, filters) {
      const question = questionOf(questionId)
      if (!question || state.coming) return
      edited.set(questionId, filters)
      send(question)
    },
    cancel: () => stop?.abort(new DOMException(interruptedText, 'AbortError')),
    load: (messages, title) => act({ type: 'loaded', messages, title }),
  }
}
