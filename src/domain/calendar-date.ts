import { dayMs } from './durations.ts'

/** Whether a text is a calendar date of this century, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(20\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (day === undefined) return false
  const days = [31, Number(year) % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return Number(day) >= 1 && Number(day) <= (days[Number(month) - 1] ?? 0)
}

/** `YYYY-MM-DD` → dd/mm/yyyy */
export const formatBrazilianDate = (date: string): string => date.split('-').reverse().join('/')

/** Converts a date `YYYY-MM-DD` to days since 1970. */
export const toDayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs

/** Counts the days from one date to another, `YYYY-MM-DD`; negative where the other is earlier. */
export const countDaysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from)

/** Converts days since 1970 to `YYYY-MM-DD`. */
export const toDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
