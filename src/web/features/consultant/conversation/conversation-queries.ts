import { queryOptions } from '@tanstack/react-query'
import type { Chat, Message } from '#contract/chat.ts'
import { callApi } from '../../../data/client.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import { queries } from '../../../data/query-client.ts'
import type { ConversationState } from './conversation-state.ts'

/** One conversation; asked for at every visit, as it may go on elsewhere. */
export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat', id],
    queryFn: ({ signal }) => callApi('GET /api/chats/{id}', { params: { id }, signal }),
    staleTime: 0,
  })

/** Milliseconds after which a question that is open elsewhere is looked after again, and until when. */
const open = { every: 3_000, until: 120_000 }

/** Whether its last question may still be being answered: in the panel, in another tab. */
export const looksAgain = (chat: Chat | undefined, now: number): number | false => {
  const last = chat?.messages.at(-1)
  return last?.role === 'user' && now - Date.parse(last.createdAt) < open.until && open.every
}

/** All conversations, the one used last first. */
export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: ({ signal }) => callApi('GET /api/chats', { signal }),
  staleTime: 0,
})

const changed = () => void queries.invalidateQueries({ queryKey: chatsQuery.queryKey })

/** "Novo Chat": a conversation with the greeting. @throws Refused, Unreachable */
export async function newChat(): Promise<Chat> {
  const chat = await callApi('POST /api/chats', { body: { id: newUuid() } })
  keepNew(chat)
  return chat
}

/** Keeps a conversation that has just begun. */
export function keepNew(chat: Chat): void {
  queries.setQueryData(chatQuery(chat.id).queryKey, chat)
  changed()
}

const isGreeting = ({ role, replyToId }: Message): boolean => role === 'assistant' && replyToId === null

/** Keeps what was just answered, so that who comes back finds it at once. */
export function keepAnswered({ conversationId, title, messages }: ConversationState, now: number): void {
  if (conversationId === null) return
  const at = new Date(now).toISOString()
  queries.setQueryData(chatQuery(conversationId).queryKey, before => ({
    id: conversationId,
    createdAt: at,
    ...before,
    title: title ?? before?.title ?? '',
    updatedAt: at,
    // Where it began here, its greeting is none of the messages.
    messages: messages.some(isGreeting)
      ? [...messages]
      : [...(before?.messages.filter(isGreeting) ?? []), ...messages],
  }))
  changed()
}
