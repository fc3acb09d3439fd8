import { formatShortDate } from '../format-figures.ts'

const withoutYear = (date: string): string => formatShortDate(date).replace(/ \d{4}$/, '')

/** `entre 4 e 12 set.`, `entre 28 set. e 3 out.` */
function describeWindow({ from, to }: { from: string; to: string }): string {
  const [first, last] = [withoutYear(from), withoutYear(to)]
  if (first === last) return `em ${last}`
  const [day, month] = first.split(' ')
  return last.endsWith(` ${month}`) ? `entre ${day} e ${last}` : `entre ${first} e ${last}`
}

/** Joins the windows: `entre 4 e 12 set. ou entre 3 e 13 out.`; `null` when there is none. */
export const describeNextWindows = (windows: readonly { from: string; to: string }[]): string | null =>
  windows.length === 0 ? null : windows.map(describeWindow).join(' ou ')
