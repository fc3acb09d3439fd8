const monthOf = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })
const weekdayOf = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' })

const at = (date: string): Date => new Date(`${date.slice(0, 10)}T12:00:00Z`)

const words = (...parts: (string | number)[]): string => parts.join('\u00a0')

/** Formats `30 jul.`; with the year where it is not the one of `today`. Dates are `YYYY-MM-DD`. */
export function formatDay(date: string, today: string): string {
  const year = date.slice(0, 4)
  return words(at(date).getUTCDate(), monthOf.format(at(date)), ...(year === today.slice(0, 4) ? [] : [year]))
}

/** Formats `4 a 12 set.`, `30 jul. a 7 ago.`; days that are past are left out. */
export function formatDays(from: string, to: string, today: string): string {
  const first = from < today ? today : from
  if (first >= to) return formatDay(to, today)
  const last = words('a', formatDay(to, today))
  return first.slice(0, 7) === to.slice(0, 7)
    ? words(at(first).getUTCDate(), last)
    : `${formatDay(first, first.slice(0, 4) === to.slice(0, 4) ? first : today)} ${last}`
}

/** Formats `qui.` */
export const formatWeekday = (date: string): string => weekdayOf.format(at(date))
