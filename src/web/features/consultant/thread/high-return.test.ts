import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import { hasHighReturn } from './high-return.ts'

const answer = (replyToId: string, ...cards: [id: string, roi: number][]): ChatMessage =>
  ({
    role: 'assistant',
    status: null,
    replyToId,
    results: { items: cards.map(([id, roi_percent]) => ({ id, roi_percent })) },
  }) as unknown as ChatMessage

it.each([
  ['a first card of 40 % or more', answer('q1', ['a', 39], ['b', 40]), [], true],
  ['no card of 40 %', answer('q1', ['a', 39.9]), [], false],
  ['an answer without results', { ...answer('q1'), results: null }, [], false],
  ['a card that was shown before', answer('q2', ['a', 60]), [answer('q1', ['a', 60])], false],
  ['a card that was not shown before', answer('q2', ['b', 60]), [answer('q1', ['a', 60])], true],
  ['an answer generated again', answer('q1', ['b', 60]), [answer('q1', ['a', 60])], false],
  [
    'an answer generated again after an interruption',
    answer('q1', ['b', 60]),
    [{ ...answer('q1'), status: 'interrupted' as const }],
    true,
  ],
])('%s: a high return is announced at most once', (_, given, before, announced) => {
  expect(hasHighReturn(given, before)).toBe(announced)
})
