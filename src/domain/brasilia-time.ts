import { dayMs, hourMs } from './durations.ts'
import { formatDayOfYear, formatShortDate } from './format-date.ts'

/** Brasília has used the offset −03:00 without summer time since 2019; all dates shown are later. */
const offset = '-03:00'
/** The same in milliseconds. */
export const brasiliaOffsetMs = -3 * hourMs

/** A date `YYYY-MM-DD` and a time of Brasília, with or without seconds → an ISO instant. */
export const writeBrasiliaInstant = (date: string, time: string): string => `${date}T${time}${offset}`

/** An instant (epoch ms) → ISO with the offset of Brasília, to the second. */
export const toBrasiliaIso = (instant: number): string =>
  `${new Date(instant + brasiliaOffsetMs).toISOString().slice(0, 19)}${offset}`

/** The number of the day in Brasília's calendar that contains an instant (epoch ms); differences are whole days. */
export const brasiliaDayNumber = (instant: number): number => Math.floor((instant + brasiliaOffsetMs) / dayMs)

/** Returns the first millisecond (epoch) of the day in Brasília that contains an instant. */
export const startOfBrasiliaDay = (instant: number): number =>
  brasiliaDayNumber(instant) * dayMs - brasiliaOffsetMs

/** Returns the last millisecond (epoch) of the day in Brasília that is so many days after that of an instant. */
export const endOfBrasiliaDay = (instant: number, daysLater: number): number =>
  (brasiliaDayNumber(instant) + daysLater + 1) * dayMs - brasiliaOffsetMs - 1

/** Formats an ISO instant as its day in Brasília: `13 jul. 2026`; empty for anything that is no instant. */
export function formatBrasiliaDay(instant: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : formatShortDate(toBrasiliaIso(at))
}

/** Formats an ISO instant in Brasília's time: `13 jul. 2026, 10h00`; empty for anything that is no instant. */
export function formatBrasiliaTime(instant: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at)
    ? ''
    : `${formatBrasiliaDay(instant)}, ${toBrasiliaIso(at).slice(11, 16).replace(':', 'h')}`
}

/** Formats an instant (epoch ms) as its day in Brasília in full: `13 de julho de 2026`. */
export const formatBrasiliaLongDay = (instant: number): string => formatDayOfYear(toBrasiliaIso(instant))
