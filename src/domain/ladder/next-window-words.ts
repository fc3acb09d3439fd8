import { describeDayRange, formatDay } from '../format-day-range.ts'

interface DayWindow {
  from: string
  to: string
}

/**
 * Joins the windows: `entre 4 e 12 set. ou entre 3 e 13 out.`; `null` when there is none.
 * @param today `YYYY-MM-DD`; years other than its own are named; `null`: every year
 */
export const describeNextWindows = (windows: readonly DayWindow[], today: string | null): string | null =>
  windows.length === 0 ? null : windows.map(({ from, to }) => describeDayRange(from, to, today)).join(' ou ')

/** Says in a few words when the next price may come: a window, or from when on where there are several. */
export function describeNextStart(windows: readonly DayWindow[], today: string): string | null {
  const [first, ...others] = windows
  if (first === undefined) return null
  if (others.length === 0) return describeDayRange(first.from, first.to, today)
  return `a partir de ${formatDay(first.from < today ? today : first.from, today)}`
}
