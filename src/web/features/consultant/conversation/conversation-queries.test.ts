import { expect, it } from 'vitest'
import type { Chat, ChatMessage } from '#contract/chat-schemas.ts'
import { queryClient } from '../../../data/query-client.ts'
import { emptyConversation } from './conversation-state.ts'
import { chatQuery, cacheAnsweredChat, cacheNewChat, answerPollingInterval } from './conversation-queries.ts'

const at = '2026-01-08T12:00:00Z'
const now = Date.parse(at)
const message = (id: string, role: ChatMessage['role'], replyToId: string | null = null) =>
  ({ id, role, replyToId, createdAt: at, content: id }) as ChatMessage
const chatWith = (...messages: ChatMessage[]): Chat => ({
  id: 'c1',
  title: '',
  createdAt: at,
  updatedAt: at,
  messages,
})

it('a conversation created here is cached with its greeting and each message once', () => {
  const { queryKey } = chatQuery('c1')
  const kept = () => queryClient.getQueryData(queryKey)?.messages.map(({ id }) => id)
  const asked = [message('q1', 'user'), message('a1', 'assistant', 'q1')]
  cacheNewChat(chatWith(message('greeting', 'assistant')))
  cacheAnsweredChat({ ...emptyConversation('c1', asked), title: 'Casas' }, now)
  expect(kept()).toEqual(['greeting', 'q1', 'a1'])
  cacheAnsweredChat(emptyConversation('c1', [message('greeting', 'assistant'), ...asked]), now)
  expect(kept()).toEqual(['greeting', 'q1', 'a1'])
  queryClient.clear()
})

it.each([
  ['a question of just now', chatWith(message('q1', 'user')), 60_000, 3_000],
  ['a question of long ago', chatWith(message('q1', 'user')), 600_000, false],
  ['an answer', chatWith(message('q1', 'user'), message('a1', 'assistant', 'q1')), 1_000, false],
  ['nothing', undefined, 0, false],
])('a conversation that ends with %s is or is not polled', (_, chat, later, every) => {
  expect(answerPollingInterval(chat, now + later)).toBe(every)
})
