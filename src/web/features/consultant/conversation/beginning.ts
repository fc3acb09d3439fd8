import type { Chat } from '#contract/chat.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import { callApi } from '../../../data/client.ts'
import type { Consultant } from './consultant.ts'

/**
 * A consultant whose first question begins a conversation on the server under a number chosen here: one that is
 * stopped or breaks off midway goes on in it all the same.
 * @param onBegun the conversation is there, before anything is answered
 */
export function beginning(consultant: Consultant, onBegun: (chat: Chat) => void): Consultant {
  const id = newUuid()
  let begun = false
  return async (asking, on, signal) => {
    if (asking.conversationId !== null) return consultant(asking, on, signal)
    if (!begun) {
      // Once more with the same number is the same conversation.
      const chat = await callApi('POST /api/chats', { body: { id }, signal })
      begun = true
      onBegun(chat)
    }
    await consultant({ ...asking, conversationId: id }, on, signal)
  }
}
