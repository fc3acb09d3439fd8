import { expect, it } from 'vitest'
import type { WaitingShare } from './waiting-odds.ts'
import { describeRangeCoverage, listWaitingOutcomes } from './waiting-words.ts'

const share = (p: number, low: number, high: number, wide = false): WaitingShare => ({ p, low, high, wide })
const none = share(0, 0, 0)

it('each share is a count of a hundred with its range; what never happens is left out', () => {
  const said = listWaitingOutcomes({
    gone: share(0.28, 0.144, 0.496),
    cheaper: share(0.34, 0.14, 0.56),
    rebased: none,
    unchanged: share(0.38, 0.38, 0.384),
  })
  expect(said).toEqual([
    { key: 'gone', count: 28, words: 'saem da lista, por venda ou retirada', range: 'entre 14 e 50' },
    { key: 'cheaper', count: 34, words: 'ficam mais baratos', range: 'entre 14 e 56' },
    { key: 'unchanged', count: 38, words: 'ficam como estão', range: null },
  ])
})

it('a range too wide for a number gives the direction alone, and is kept though its share rounds to none', () => {
  const said = listWaitingOutcomes({
    gone: share(0.5, 0.2, 0.9, true),
    cheaper: none,
    rebased: share(0.002, 0, 0.6, true),
    unchanged: share(0.498, 0.1, 0.7, true),
  })
  expect(said.map(({ key, count, range }) => [key, count, range])).toEqual([
    ['gone', null, 'provavelmente a maioria'],
    ['cheaper', 0, null],
    ['rebased', null, 'provavelmente a minoria'],
    ['unchanged', null, 'provavelmente a minoria'],
  ])
})

it.each([
  ['cheaper', { cheaper: null, rebased: none, unchanged: none }],
  ['rebased', { cheaper: none, rebased: null, unchanged: none }],
  ['unchanged', { cheaper: none, rebased: none, unchanged: null }],
])('where %s is not known, one line speaks of all that stay', (_, shares) => {
  const said = listWaitingOutcomes({ gone: share(0.864, 0.6, 0.98), ...shares })
  expect(said.map(({ key, count }) => [key, count])).toEqual([
    ['gone', 86],
    ['unchanged', 14],
  ])
  expect(said[1]?.words).toContain('não se sabe')
  const wide = listWaitingOutcomes({ gone: share(0.6, 0.1, 0.9, true), ...shares })
  expect(wide.map(({ count }) => count)).toEqual([null, null])
})

it('nothing is listed where nothing is said of leaving', () => {
  expect(listWaitingOutcomes({ gone: null, cheaper: none, rebased: none, unchanged: none })).toEqual([])
})

it('how often the ranges held is said by the days that were tested', () => {
  expect(describeRangeCoverage(45)).toContain('20 de 21')
  expect(describeRangeCoverage(46)).toContain('50 de 60')
})
