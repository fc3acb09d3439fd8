import { formatCount } from './format-count.ts'
import { formatShortDate } from './format-figures.ts'

/** `old`: over 7 days; `outdated`: over 30, its listings may have left the bank's list since. */
export type ListAge = 'fresh' | 'old' | 'outdated'

/** Judges the age in days of a state's newest list. */
export const judgeListAge = (days: number): ListAge => (days > 30 ? 'outdated' : days > 7 ? 'old' : 'fresh')

/** `de hoje`, `há 1 dia`, `há 318 dias` */
export const describeListAge = (days: number): string =>
  days === 0 ? 'de hoje' : `há ${formatCount(days, 'dia', 'dias')}`

/** `GO: lista de 8 jan. 2026, há 318 dias`; the date is `YYYY-MM-DD`. */
export const describeStateList = (state: string, listDate: string, days: number): string =>
  `${state}: lista de ${formatShortDate(listDate)}, ${describeListAge(days)}`
