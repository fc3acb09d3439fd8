import { describe, expect, it } from 'vitest'
import { findNextAuction } from './next-auction.ts'

const now = new Date('2026-01-10T12:00:00Z')
const past = '2026-01-09T10:00:00-03:00'
const present = '2026-01-10T09:00:00-03:00'
const soon = '2026-01-10T09:00:01-03:00'
const later = '2026-01-20T10:00:00-03:00'

describe('the next auction', () => {
  it.each([
    [null, null, null],
    [past, null, null],
    [past, present, null],
    [soon, later, soon],
    [later, soon, soon],
    [past, later, later],
    [null, later, later],
  ])('for %s and %s is %s', (first, second, next) => {
    expect(findNextAuction(first, second, now)).toBe(next)
  })
})
