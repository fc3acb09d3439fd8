import { expect, it } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { bringsHighReturn } from './high-return.ts'

const answer = (replyToId: string, ...cards: [id: string, roi: number][]): Message =>
  ({
    role: 'assistant',
    status: null,
    replyToId,
    results: { items: cards.map(([id, roi_percent]) => ({ id, roi_percent })) },
  }) as unknown as Message

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
  expect(bringsHighReturn(given, before)).toBe(told)
})
