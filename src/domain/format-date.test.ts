import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inDepth } from '#test/support/depth.ts'
import {
  formatDayOfMonth,
  formatDayOfYear,
  formatLongWeekday,
  formatShortDate,
  formatShortWeekday,
  toDeviceDate,
} from './format-date.ts'

const options = { numRuns: inDepth(1_000, 20_000) }
const createFormat = (format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { ...format, timeZone: 'UTC' })

const formats: [string, (date: string) => string, (at: Date) => string][] = [
  ['the day of a month', formatDayOfMonth, at => createFormat({ day: 'numeric', month: 'long' }).format(at)],
  ['the day of a year', formatDayOfYear, at => createFormat({ dateStyle: 'long' }).format(at)],
  ['the weekday', formatLongWeekday, at => createFormat({ weekday: 'long' }).format(at)],
  ['the short weekday', formatShortWeekday, at => createFormat({ weekday: 'short' }).format(at)],
  [
    'the short date',
    formatShortDate,
    at => `${at.getUTCDate()} ${createFormat({ month: 'short' }).format(at)} ${at.getUTCFullYear()}`,
  ],
]

describe.each(formats)('%s', (_name, format, platform) => {
  it('reads as the platform writes it, in every month', () => {
    for (let month = 0; month < 12; month++) {
      const at = new Date(Date.UTC(2026, month, 1 + 2 * month))
      expect(format(at.toISOString())).toBe(platform(at))
    }
  })

  it('reads as the platform writes it, on any day', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1970-01-01T00:00:00Z'),
          max: new Date('2199-12-31T23:59:59Z'),
          noInvalidDate: true,
        }),
        at => {
          expect(format(at.toISOString())).toBe(platform(at))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('is empty for what is no date', () => {
    expect([format(''), format('ontem'), format('2026-13-01')]).toEqual(['', '', ''])
  })
})

describe('the calendar day of this device', () => {
  it('is the one the platform reads in its time zone', () => {
    const platform = new Intl.DateTimeFormat('sv-SE')
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1990-01-01T00:00:00Z'),
          max: new Date('2199-12-31T23:59:59Z'),
          noInvalidDate: true,
        }),
        at => {
          expect(toDeviceDate(at)).toBe(platform.format(at))
        },
      ),
      options,
    )
  })
})
