import { brasiliaDayNumber } from '../brasilia-time.ts'
import { isCalendarDate, toDayNumber } from '../calendar-date.ts'
import { formatCount } from '../format-count.ts'
import { formatShortDate } from '../format-figures.ts'

/** How old a list is: up to a week, up to a month, older. A date that is missing or in the future is no age. */
export type ListAgeLevel = 'fresh' | 'old' | 'stale'

/** Days of age up to which a list is fresh, and up to which it is not yet stale. */
const freshDays = 7
const oldDays = 30

/** The remarks beside a stale list, about one listing and about several. */
export const staleListingText = 'pode já ter saído: confira na Caixa'
export const staleListingsText = 'podem já ter saído: confira na Caixa'

/**
 * Counts the days from the date of a list to the day in Brasília that contains `now` (epoch ms); `null` without a date,
 * and for a date in the future, of which no age can be said.
 */
export function countListAgeDays(listDate: string | null, now: number): number | null {
  if (listDate === null || !isCalendarDate(listDate)) return null
  const days = brasiliaDayNumber(now) - toDayNumber(listDate)
  return days >= 0 ? days : null
}

/** Rates the age of a list in days; an unknown age counts as fresh. */
export const rateListAge = (days: number | null): ListAgeLevel =>
  days === null || days <= freshDays ? 'fresh' : days <= oldDays ? 'old' : 'stale'

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Formats a list's date so that it stays on one line; empty for anything that is no date. */
export const formatListDate = (date: string): string => unbroken(formatShortDate(date))

/** Formats an age: `hoje`, `ontem`, `há 318 dias`; empty when it is not known. */
export function describeListAge(days: number | null): string {
  if (days === null) return ''
  if (days < 2) return days === 0 ? 'hoje' : 'ontem'
  return unbroken(`há ${formatCount(days, 'dia', 'dias')}`)
}

/** `lista de 8 jan. 2026, há 318 dias`; `lista sem data` when there is none. */
export function describeDatedList(listDate: string | null, now: number): string {
  const date = listDate === null ? '' : formatListDate(listDate)
  if (date === '') return 'lista sem data'
  return [`lista de ${date}`, describeListAge(countListAgeDays(listDate, now))].filter(Boolean).join(', ')
}
