import type { PropertyDetail } from '#contract/property-detail.ts'

const dayMs = 86_400_000

/** Days since 1970 of `YYYY-MM-DD`. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs

type Course = Pick<PropertyDetail, 'history' | 'trajectory'>

/** Date of the last list that brought it as it is now with something new, `YYYY-MM-DD`; `null` where none is known. */
export const lastChanged = ({ history }: Course): string | null =>
  history.findLast(({ kind }) => kind !== 'gone')?.at ?? null

/** Date of the newest list that has, or had, it, `YYYY-MM-DD`; `null` where none is known. */
export function lastListed(course: Course): string | null {
  const { trajectory } = course
  const changed = lastChanged(course)
  if (trajectory === null) return changed
  const seen = new Date((dayOf(trajectory.firstListed) + trajectory.daysListed) * dayMs)
    .toISOString()
    .slice(0, 10)
  return changed === null || seen > changed ? seen : changed
}
