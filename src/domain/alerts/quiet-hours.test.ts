import { describe, expect, it } from 'vitest'
import { brasiliaHour, findQuietEnd, mayRing } from './quiet-hours.ts'

const at = (time: string): number => Date.parse(`2026-11-${time}:00-03:00`)
const night = { quiet: true, quietFrom: 22, quietTo: 7 }
const noon = { quiet: true, quietFrom: 12, quietTo: 14 }

describe('the quiet hours', () => {
  it.each([
    ['a night before midnight', night, '26T23:59', '27T07:00'],
    ['a night after midnight', night, '27T00:00', '27T07:00'],
    ['their first minute', night, '26T22:00', '27T07:00'],
    ['their last minute', night, '27T06:59', '27T07:00'],
    ['their end', night, '27T07:00', null],
    ['the minute before them', night, '26T21:59', null],
    ['hours within a day', noon, '26T13:30', '26T14:00'],
    ['hours within a day, after them', noon, '26T23:00', null],
    ['hours that are turned off', { ...night, quiet: false }, '26T23:00', null],
    ['hours that end when they begin', { ...night, quietTo: 22 }, '26T22:00', null],
  ])('%s: %j at %s end at %s', (_, hours, now, end) => {
    expect(findQuietEnd(hours, at(now))).toBe(end === null ? null : at(end))
  })

  it('are counted in Brasília’s time', () => {
    expect(brasiliaHour(Date.parse('2026-11-26T02:30:00Z'))).toBe(23)
    expect(brasiliaHour(Date.parse('1969-12-31T23:00:00Z'))).toBe(20)
  })

  it.each([
    ['what is not urgent waits', { urgent: false, expiresAt: at('27T06:00') }, false],
    ['what happens within them rings', { urgent: true, expiresAt: at('27T06:00') }, true],
    ['what happens at their end rings', { urgent: true, expiresAt: at('27T07:00') }, true],
    ['what happens soon after them rings', { urgent: true, expiresAt: at('27T07:30') }, true],
    ['what happens later waits', { urgent: true, expiresAt: at('27T07:31') }, false],
    ['what is about no moment waits', { urgent: true, expiresAt: null }, false],
  ])('%s', (_, notification, rings) => {
    expect(mayRing(notification, night, at('26T23:00'))).toBe(rings)
    expect(mayRing(notification, night, at('26T21:00'))).toBe(true)
  })
})
