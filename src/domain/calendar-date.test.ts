import { describe, expect, it } from 'vitest'
import { formatBrazilianDate, isCalendarDate } from './calendar-date.ts'

describe('a calendar date', () => {
  it.each(['2026-01-08', '2024-02-29', '2000-12-31', '2099-06-30'])('accepts %s', text => {
    expect(isCalendarDate(text)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '0000-01-01',
    '1900-02-29',
    '08/01/2026',
    '2026-1-8',
    '',
  ])('rejects %j', text => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('is written as dd/mm/yyyy', () => {
    expect(formatBrazilianDate('2026-01-08')).toBe('08/01/2026')
  })
})
