import { expect, it } from 'vitest'
import type { HistoryEntry } from '#contract/property-detail-schemas.ts'
import { listPropertyEvents } from './history-card.tsx'

const entry = (at: string, kind: HistoryEntry['kind']): HistoryEntry => ({
  at,
  kind,
  price: 100,
  evaluationValue: null,
  modality: null,
})
const history = [
  entry('2026-01-01', 'new'),
  entry('2026-02-01', 'gone'),
  entry('2026-03-01', 'back'),
  entry('2026-04-01', 'gone'),
]

it.each([
  ['a list', null, ['Saiu da lista', 'Saiu da lista']],
  ['the bank’s page', '2026-04-01', ['Saiu da lista', 'Saiu do site']],
])('what left by %s is said so, and what left before by a list stays', (_, siteGoneOn, words) => {
  const events = listPropertyEvents(history, null, siteGoneOn)
  expect([events[1]?.words, events[3]?.words]).toEqual(words)
})
