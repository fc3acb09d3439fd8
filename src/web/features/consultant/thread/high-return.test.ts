import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import { presentProperty } from '#contract/present-property.ts'
import { createListing } from '#test/support/catalogue.ts'
import { presentAt } from '#test/support/presentation.ts'
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
  ['a first card of 40 % or more', answer('q1', ['a', 39], ['b', 40]), [], true],
  ['no card of 40 %', answer('q1', ['a', 39.9]), [], false],
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

const listed = (price: number) =>
  presentProperty(
    createListing({ price, evaluation: 200_000_00, occupancy: 'vacant' }),
    presentAt(new Date('2026-01-10T12:00:00Z')),
  )
const answerWith = (property: ReturnType<typeof listed>): ChatMessage =>
  ({
    role: 'assistant',
    status: null,
    replyToId: 'q1',
    results: { items: [{ id: property.id, property }] },
  }) as unknown as ChatMessage

it('the return of a discount that nothing explains is not announced', () => {
  expect(hasHighReturn(answerWith(listed(60_000_00)), [])).toBe(true)
  expect(hasHighReturn(answerWith(listed(30_000_00)), [])).toBe(false)
})

it('a return that is high by the assumptions, but not by the person’s sheet, is not announced', () => {
  const property = listed(60_000_00)
  const sheet = { ...buildAssumedSheet(property)!, saleValue: 70_000 }
  expect(hasHighReturn(answerWith(property), [], () => ({ sheet, answers: {} }))).toBe(false)
})
