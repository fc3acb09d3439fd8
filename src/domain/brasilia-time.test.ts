import { expect, it } from 'vitest'
import { formatBrasiliaDay, brasiliaDayNumber, toBrasiliaIso, formatBrasiliaTime } from './brasilia-time.ts'

it.each([
  ['2026-07-13T10:00:00-03:00', '13 jul. 2026', '13 jul. 2026, 10h00'],
  ['2026-11-20T01:30:00Z', '19 nov. 2026', '19 nov. 2026, 22h30'],
  ['2026-07-13T03:00:00.999Z', '13 jul. 2026', '13 jul. 2026, 00h00'],
  ['amanhã', '', ''],
])('%s is %s and %s in Brasília', (instant, itsDay, itsMoment) => {
  expect([formatBrasiliaDay(instant), formatBrasiliaTime(instant)]).toEqual([itsDay, itsMoment])
})

it('a day ends at midnight in Brasília', () => {
  const before = Date.parse('2026-03-11T02:59:59Z')
  expect(brasiliaDayNumber(before + 1000) - brasiliaDayNumber(before)).toBe(1)
  expect(brasiliaDayNumber(before) - brasiliaDayNumber(before - 86_399_000)).toBe(0)
  expect(toBrasiliaIso(before)).toBe('2026-03-10T23:59:59-03:00')
})
