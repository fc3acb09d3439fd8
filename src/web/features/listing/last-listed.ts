import type { PropertyDetail } from '#contract/property-detail-schemas.ts'

const dayMs = 86_400_000

/** Days since 1970-01-01 of `YYYY-MM-DD`. */
const formatListDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs

type Course = Pick<PropertyDetail, 'history' | 'trajectory'>

/** Returns the date of the last list that changed the listing, `YYYY-MM-DD`; `null` when unknown. */
export const describeLastChange = ({ history }: Course): string | null =>
  history.findLast(({ kind }) => kind !== 'gone')?.at ?? null

/** Returns the date of the newest list that has, or had, the listing, `YYYY-MM-DD`; `null` when unknown. */
export function describeLastListed(course: Course): string | null {
  const { trajectory } = course
  const changed = describeLastChange(course)
  if (trajectory === null) return changed
  const seen = new Date((formatListDay(trajectory.firstListed) + trajectory.daysListed) * dayMs)
    .toISOString()
    .slice(0, 10)
  return changed === null || seen > changed ? seen : changed
}
