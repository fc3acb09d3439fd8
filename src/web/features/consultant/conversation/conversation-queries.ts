import { queryOptions } from '@tanstack/react-query'
import type { Chat, ChatMessage } from '#contract/chat-schemas.ts'
import { callApi } from '../../../data/api-client.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import { queryClient } from '../../../data/query-client.ts'
import type { ConversationState } from './conversation-state.ts'

/** One conversation; fetched at every visit, because it may have continued elsewhere. */
export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat', id],
    queryFn: ({ signal }) => callApi('GET /api/chats/{id}', { params: { id }, signal }),
    staleTime: 0,
  })

/**
 * Milliseconds between polls for an answer that is being written elsewhere, and the age of the question at which
 * polling ends.
 */
const answerPolling = { every: 3_000, until: 120_000 }

/** Returns the polling interval while the last question may still be being answered in the panel or another tab. */
export const answerPollingInterval = (chat: Chat | undefined, now: number): number | false => {
  const last = chat?.messages.at(-1)
  return (
    last?.role === 'user' && now - Date.parse(last.createdAt) < answerPolling.until && answerPolling.every
  )
}

/** All conversations, the last used first. */
export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: ({ signal }) => callApi('GET /api/chats', { signal }),
  staleTime: 0,
})

const changed = () => void queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey })

/** Creates a conversation with the greeting ("Novo Chat"). @throws RequestRefused, ServerUnreachable */
export async function createChat(): Promise<Chat> {
  const chat = await callApi('POST /api/chats', { body: { id: newUuid() } })
  cacheNewChat(chat)
  return chat
}

/** Caches a conversation that was just created. */
export function cacheNewChat(chat: Chat): void {
  queryClient.setQueryData(chatQuery(chat.id).queryKey, chat)
  changed()
}

const isGreeting = ({ role, replyToId }: ChatMessage): boolean => role === 'assistant' && replyToId === null

/** Caches the latest answer, so that the conversation shows it at once on return. */
export function cacheAnsweredChat({ conversationId, title, messages }: ConversationState, now: number): void {
  if (conversationId === null) return
  const at = new Date(now).toISOString()
  queryClient.setQueryData(chatQuery(conversationId).queryKey, before => ({
    id: conversationId,
    createdAt: at,
    ...before,
    title: title ?? before?.title ?? '',
    updatedAt: at,
    // In a conversation that began here, the messages do not contain the greeting.
    messages: messages.some(isGreeting)
      ? [...messages]
      : [...(before?.messages.filter(isGreeting) ?? []), ...messages],
  }))
  changed()
}
