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
  ['a first card from 40 % on', answer('q1', ['a', 39], ['b', 40]), [], true],
  ['none', answer('q1', ['a', 39.9]), [], false],
  ['words alone', { ...answer('q1'), results: null }, [], false],
  ['one that was shown before', answer('q2', ['a', 60]), [answer('q1', ['a', 60])], false],
  ['another than before', answer('q2', ['b', 60]), [answer('q1', ['a', 60])], true],
  ['an answer made anew', answer('q1', ['b', 60]), [answer('q1', ['a', 60])], false],
  [
    'the answer to what was interrupted',
    answer('q1', ['b', 60]),
    [{ ...answer('q1'), status: 'interrupted' as const }],
    true,
  ],
])('%s: a high return is announced at most once', (_, given, before, told) => {
  expect(hasHighReturn(given, before)).toBe(told)
})
