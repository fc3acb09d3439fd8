import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDigestDue, lastDigestTime, type DigestFrequency } from './digest-schedule.ts'

const at = (brasilia: string): number => Date.parse(`${brasilia}-03:00`)

// 23 November 2026 is a Monday.
it.each<[DigestFrequency, string, string, boolean]>([
  ['immediately', '2026-11-24T03:00', '2026-11-24T03:00', true],
  ['daily', '2026-11-24T06:59', '2026-11-24T06:59:59', false],
  ['daily', '2026-11-24T06:59', '2026-11-24T07:00', true],
  ['daily', '2026-11-24T07:00', '2026-11-24T07:00', false],
  ['daily', '2026-11-24T07:00', '2026-11-25T06:59:59', false],
  ['daily', '2026-11-24T07:00', '2026-11-25T07:00', true],
  ['daily', '2026-11-24T23:30', '2026-11-25T07:00', true],
  ['daily', '2026-11-20T08:00', '2026-11-24T03:00', true],
  ['weekly', '2026-11-22T23:59', '2026-11-23T06:59:59', false],
  ['weekly', '2026-11-22T23:59', '2026-11-23T07:00', true],
  ['weekly', '2026-11-23T06:59', '2026-11-23T07:00', true],
  ['weekly', '2026-11-23T07:00', '2026-11-29T23:59', false],
  ['weekly', '2026-11-23T07:00', '2026-11-30T07:00', true],
  ['weekly', '2026-11-01T12:00', '2026-11-25T12:00', true],
])('%s: a notification of %s is sent at %s: %s', (rhythm, createdAt, now, due) => {
  expect(isDigestDue(rhythm, at(createdAt), at(now))).toBe(due)
})

describe('a changed digest frequency', () => {
  const createdAt = at('2026-11-24T12:00')
  it.each<[DigestFrequency, DigestFrequency, string, boolean]>([
    ['weekly', 'daily', '2026-11-25T07:00', true],
    ['weekly', 'immediately', '2026-11-24T12:01', true],
    ['daily', 'weekly', '2026-11-25T07:00', false],
    ['immediately', 'daily', '2026-11-24T12:01', false],
  ])('applies from %s to %s at once', (_, now, moment, due) => {
    expect(isDigestDue(now, createdAt, at(moment))).toBe(due)
  })
})

const instant = fc.integer({ min: at('2020-01-01T00:00'), max: at('2040-01-01T00:00') })
const waiting = fc.constantFrom<DigestFrequency>('daily', 'weekly')

it('the last digest time is neither in the future nor more than one period ago', () => {
  const length = { daily: 1, weekly: 7, immediately: 0 }
  fc.assert(
    fc.property(waiting, instant, (rhythm, now) => {
      const since = now - lastDigestTime(rhythm, now)
      expect(since >= 0 && since < length[rhythm] * 86_400_000).toBe(true)
      expect(new Date(lastDigestTime(rhythm, now)).toISOString().slice(11)).toBe('10:00:00.000Z')
    }),
  )
})

it('a due digest stays due', () => {
  fc.assert(
    fc.property(waiting, instant, instant, fc.nat(), (rhythm, createdAt, now, later) => {
      expect(isDigestDue(rhythm, createdAt, now) && !isDigestDue(rhythm, createdAt, now + later)).toBe(false)
    }),
  )
})
