import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'

type Course = Pick<PropertyDetail, 'history' | 'trajectory'>

/** Returns the date of the last list that changed the listing, `YYYY-MM-DD`; `null` when unknown. */
export const describeLastChange = ({ history }: Course): string | null =>
  history.findLast(({ kind }) => kind !== 'gone')?.at ?? null

/** Returns the date of the newest list that has, or had, the listing, `YYYY-MM-DD`; `null` when unknown. */
export function describeLastListed(course: Course): string | null {
  const { trajectory } = course
  const changed = describeLastChange(course)
  if (trajectory === null) return changed
  const seen = toDate(toDayNumber(trajectory.firstListed) + trajectory.daysListed)
  return changed === null || seen > changed ? seen : changed
}
