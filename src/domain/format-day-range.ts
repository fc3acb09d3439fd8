import { formatShortDate } from './format-figures.ts'

/** Dates are `YYYY-MM-DD`. `today` leaves out its own year and the days before it; `null` keeps both. */
type Today = string | null

const partsOf = (date: string): string[] => formatShortDate(date).split(' ')

/** Formats `30 jul.` without line break opportunities; with the year where it is not that of `today`. */
export function formatDay(date: string, today: Today): string {
  const parts = partsOf(date)
  return (today?.slice(0, 4) === date.slice(0, 4) ? parts.slice(0, 2) : parts).join('\u00a0')
}

/** Formats both ends without what they share: `4` and `12 set.`; one end where the range is a single day. */
function formatEnds(from: string, to: string, today: Today): [string, string] | [string] {
  const first = today !== null && from < today ? today : from
  const last = formatDay(to, today)
  if (first >= to) return [last]
  const kept = first.slice(0, 7) === to.slice(0, 7) ? 1 : first.slice(0, 4) === to.slice(0, 4) ? 2 : 3
  return [kept === 3 ? formatDay(first, today) : partsOf(first).slice(0, kept).join('\u00a0'), last]
}

/** Formats a range for a table or a list: `4 a 12 set.`, `30 jul. a 7 ago.`, `28 dez. 2026 a 3 jan. 2027`. */
export function formatDayRange(from: string, to: string, today: Today): string {
  const [first, last] = formatEnds(from, to, today)
  return last === undefined ? first : `${first} a\u00a0${last}`
}

/** Formats a range for a sentence: `entre 4 e 12 set.`, `em 4 set.` */
export function describeDayRange(from: string, to: string, today: Today): string {
  const [first, last] = formatEnds(from, to, today)
  return last === undefined ? `em ${first}` : `entre ${first} e ${last}`
}
