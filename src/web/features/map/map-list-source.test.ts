import { expect, test } from 'vitest'
import { chooseMapList } from './map-list-source.ts'

const points = { print: 'p', idOf: (entry: number) => String(10 + entry) }
const clusters = { total: 3, first: [12, 10, 11] }

test('the list begins with the small answer and keeps its key when the points begin the same', () => {
  const early = chooseMapList({ points: null, entries: [], clusters, sort: 'relevance' })
  expect([early.count, early.known, early.idAt(0), early.idAt(3)]).toEqual([3, 3, '12', ''])
  const late = chooseMapList({ points, entries: [2, 0, 1], clusters, sort: 'relevance' })
  expect(late.key).toBe(early.key)
  expect(late.idAt(1)).toBe('10')
})

test('the list is another one in another order, of another part, or of a newer answer', () => {
  const early = chooseMapList({ points: null, entries: [], clusters, sort: 'relevance' })
  const lists = [
    chooseMapList({ points, entries: [0, 1, 2], clusters, sort: 'price' }),
    chooseMapList({ points, entries: [2, 0], clusters: null, sort: 'relevance' }),
    chooseMapList({ points, entries: [0, 2, 1], clusters, sort: 'relevance' }),
  ]
  expect(new Set([early, ...lists].map(({ key }) => key)).size).toBe(4)
})

test('in an order that the small answer does not know, the list waits for the points', () => {
  expect(chooseMapList({ points: null, entries: [], clusters, sort: 'price' }).count).toBeNull()
})
