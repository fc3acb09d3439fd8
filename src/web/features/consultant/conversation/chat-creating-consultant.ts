import type { Chat } from '#contract/chat-schemas.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import { callApi } from '../../../data/api-client.ts'
import type { Consultant } from './consultant.ts'

/**
 * Wraps a consultant so that its first question creates a conversation on the server under an id chosen here. A
 * conversation that is stopped or breaks off midway continues all the same.
 * @param onBegun called when the conversation exists, before anything is answered
 */
export function createChatOnFirstQuestion(consultant: Consultant, onBegun: (chat: Chat) => void): Consultant {
  const id = newUuid()
  let hasBegun = false
  return async (asking, onEvent, signal) => {
    if (asking.conversationId !== null) return consultant(asking, onEvent, signal)
    if (!hasBegun) {
      // A repeated request with the same id gives the same conversation.
      const chat = await callApi('POST /api/chats', { body: { id }, signal })
      hasBegun = true
      onBegun(chat)
    }
    await consultant({ ...asking, conversationId: id }, onEvent, signal)
  }
}
