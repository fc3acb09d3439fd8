import { expect, it } from 'vitest'
import { findLikelyGone } from './likely-gone.ts'

/** A venda of SC at 40 % of the appraisal, of which more than half leave in a month and a half. */
const deep = {
  state: 'SC',
  price: 40_000,
  evaluation: 100_000,
  modality: 'venda-direta',
  position: { rebasings: 1, rung: 9 },
  listDate: '2026-06-22',
  listAgeDays: 60,
  ladderHolds: true,
  own: null,
} as const

it('a listing of which most leave within the age of its list has probably left, at most 90 days counted', () => {
  expect(findLikelyGone(deep)).toMatchObject({ days: 60 })
  expect(findLikelyGone({ ...deep, listAgeDays: 300 })).toMatchObject({ days: 90 })
  expect(findLikelyGone(deep)!.p).toBeGreaterThan(0.9)
})

it.each([
  ['its list is young enough for a verdict', { listAgeDays: 36 }],
  ['fewer leave', { state: 'RJ' as const, price: 80_000 }],
  ['the ladder does not hold', { ladderHolds: false }],
  ['its list is of another policy', { listDate: '2025-12-01' }],
  ['the range is too wide for a number', { state: 'RJ' as const, listAgeDays: 90 }],
])('nothing is said where %s', (_, more) => {
  expect(findLikelyGone({ ...deep, ...more })).toBeNull()
})
