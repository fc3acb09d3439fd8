import { expect, it } from 'vitest'
import type { Chat, Message } from '#contract/chat.ts'
import { queries } from '../../../data/query-client.ts'
import { emptyConversation } from './conversation-state.ts'
import { chatQuery, keepAnswered, keepNew, looksAgain } from './conversation-queries.ts'

const at = '2026-01-08T12:00:00Z'
const now = Date.parse(at)
const message = (id: string, role: Message['role'], replyToId: string | null = null) =>
  ({ id, role, replyToId, createdAt: at, content: id }) as Message
const chatWith = (...messages: Message[]): Chat => ({
  id: 'c1',
  title: '',
  createdAt: at,
  updatedAt: at,
  messages,
})

it('a conversation created here is cached with its greeting and each message once', () => {
  const { queryKey } = chatQuery('c1')
  const kept = () => queries.getQueryData(queryKey)?.messages.map(({ id }) => id)
  const asked = [message('q1', 'user'), message('a1', 'assistant', 'q1')]
  keepNew(chatWith(message('greeting', 'assistant')))
  keepAnswered({ ...emptyConversation('c1', asked), title: 'Casas' }, now)
  expect(kept()).toEqual(['greeting', 'q1', 'a1'])
  keepAnswered(emptyConversation('c1', [message('greeting', 'assistant'), ...asked]), now)
  expect(kept()).toEqual(['greeting', 'q1', 'a1'])
  queries.clear()
})

it.each([
  ['a question of just now', chatWith(message('q1', 'user')), 60_000, 3_000],
  ['a question of long ago', chatWith(message('q1', 'user')), 600_000, false],
  ['an answer', chatWith(message('q1', 'user'), message('a1', 'assistant', 'q1')), 1_000, false],
  ['nothing', undefined, 0, false],
])('a conversation that ends with %s is or is not polled', (_, chat, later, every) => {
  expect(looksAgain(chat, now + later)).toBe(every)
})
