import type { PropertyDetail } from '#contract/property-detail.ts'

const dayMs = 86_400_000

/** Days since 1970-01-01 of `YYYY-MM-DD`. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs

type Course = Pick<PropertyDetail, 'history' | 'trajectory'>

/** Returns the date of the last list that changed the listing, `YYYY-MM-DD`; `null` when unknown. */
export const lastChanged = ({ history }: Course): string | null =>
  history.findLast(({ kind }) => kind !== 'gone')?.at ?? null

/** Returns the date of the newest list that has, or had, the listing, `YYYY-MM-DD`; `null` when unknown. */
export function lastListed(course: Course): string | null {
  const { trajectory } = course
  const changed = lastChanged(course)
  if (trajectory === null) return changed
  const seen = new Date((dayOf(trajectory.firstListed) + trajectory.daysListed) * dayMs)
    .toISOString()
    .slice(0, 10)
  return changed === null || seen > changed ? seen : changed
}
