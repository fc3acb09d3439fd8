import { expect, it } from 'vitest'
import { isSaleDay } from '../../property/sale-dates.ts'
import { parsePageInstant } from './bank-page-reader.ts'

it.each([
  ['13/07/2026 - 10h00', '2026-07-13T10:00:00-03:00', false],
  ['17/07/2026 08:22:04', '2026-07-17T08:22:04-03:00', false],
  ['13/07/2026', '2026-07-13T00:00:00-03:00', true],
  ['13/07/2026 - 00h00', '2026-07-13T00:00:00-03:00', true],
  ['13/07/2026 às', '2026-07-13T00:00:00-03:00', true],
])('%s is %s; a day without a known hour: %s', (text, instant, isDay) => {
  expect(parsePageInstant(text)).toBe(instant)
  expect(isSaleDay(Date.parse(instant))).toBe(isDay)
})

it.each(['', '31/02/2026', '13/07/2026 - 25h00', '113/07/2026', '13/07/20261'])('%j is no date', text => {
  expect(parsePageInstant(text)).toBeNull()
})
