import { expect, it } from 'vitest'
import { compareTroubles, findMendingPage, isJudgedKey } from './trouble-kinds.ts'

it.each([
  ['database:away', true],
  ['worker:alerts', true],
  ['backup:unreadable', true],
  ['pages:none', true],
  ['pages:blocked', false],
  ['catalogue:empty', true],
  ['catalogue:old', false],
  ['imported-by-hand', false],
  ['backups', false],
  ['memory', true],
  ['memory:other', false],
  ['lastlink-offer-1990', false],
  ['captcha', false],
])('the trouble %s is judged by the health page: %s', (key, judged) => {
  expect(isJudgedKey(key)).toBe(judged)
})

it.each([
  ['lists:old', 'catalogue'],
  ['pages:blocked', 'catalogue'],
  ['catalogue:demonstration', 'catalogue'],
  ['lastlink-offer-1990', 'payments'],
  ['payments:errors', 'payments'],
  ['imported-by-hand', null],
  ['memory', null],
  ['captcha', null],
])('the trouble %s is mended in the administration page: %s', (key, page) => {
  expect(findMendingPage(key)).toBe(page)
})

it('what is bad comes first, then the gravest matter, then the unknown ones by key', () => {
  const sorted = [
    { key: 'database:slow', level: 'watch' as const },
    ...['captcha', 'another', 'worker:mail', 'pages:away', 'lists:old', 'lastlink-offer-1'].map(key => ({
      key,
      level: 'bad' as const,
    })),
  ].toSorted(compareTroubles)
  expect(sorted.map(({ key }) => key)).toEqual([
    'lastlink-offer-1',
    'lists:old',
    'pages:away',
    'worker:mail',
    'another',
    'captcha',
    'database:slow',
  ])
})
