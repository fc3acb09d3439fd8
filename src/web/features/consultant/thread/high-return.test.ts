import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import { hasHighReturn } from './high-return.ts'

const answer = (replyToId: string, ...cards: [id: string, base: number, low?: number][]): ChatMessage =>
  ({
    role: 'assistant',
    status: null,
    replyToId,
    results: {
      items: cards.map(([id, base, low = 0]) => ({
        id,
        property: { gone: false, returnRange: { low, base, high: 60 } },
      })),
    },
  }) as unknown as ChatMessage

it.each([
  ['a first card of 20 % or more', answer('q1', ['a', 19], ['b', 20]), [], true],
  ['no card of 20 %', answer('q1', ['a', 19.9]), [], false],
  ['a high card that loses in the pessimistic case', answer('q1', ['a', 60, -0.1]), [], false],
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
