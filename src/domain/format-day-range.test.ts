import { describe, expect, it } from 'vitest'
import { describeDayRange, formatDay, formatDayRange } from './format-day-range.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const today = '2026-11-23'

describe('a range of days', () => {
  it.each([
    ['2026-12-04', '2026-12-12', '4 a 12 dez.', 'entre 4 e 12 dez.'],
    ['2026-11-28', '2026-12-03', '28 nov. a 3 dez.', 'entre 28 nov. e 3 dez.'],
    ['2026-12-28', '2027-01-03', '28 dez. a 3 jan. 2027', 'entre 28 dez. e 3 jan. 2027'],
    ['2027-01-04', '2027-01-12', '4 a 12 jan. 2027', 'entre 4 e 12 jan. 2027'],
    ['2026-12-04', '2026-12-04', '4 dez.', 'em 4 dez.'],
    ['2026-11-01', '2026-11-30', '23 a 30 nov.', 'entre 23 e 30 nov.'],
    ['2026-11-01', '2026-11-23', '23 nov.', 'em 23 nov.'],
  ])('from %s to %s says the year and the month where they are needed', (from, to, range, sentence) => {
    expect(plain(formatDayRange(from, to, today))).toBe(range)
    expect(plain(describeDayRange(from, to, today))).toBe(sentence)
  })

  it('keeps the year and every day where no day is today', () => {
    expect(plain(formatDayRange('2026-01-08', '2026-07-21', null))).toBe('8 jan. a 21 jul. 2026')
    expect(plain(formatDayRange('2025-12-30', '2026-07-21', null))).toBe('30 dez. 2025 a 21 jul. 2026')
    expect(plain(formatDay('2026-01-08', null))).toBe('8 jan. 2026')
  })

  it('never breaks within a date', () => {
    expect(formatDay('2027-01-04', today)).toBe('4\u00a0jan.\u00a02027')
  })
})
