import type { ListAgeLevel } from '#domain/freshness/list-age.ts'

/** The colour of a fact by the age of its list. */
export const listAgeInks: Record<ListAgeLevel, string> = {
  fresh: '',
  old: 'text-amber-text',
  stale: 'text-risk',
}
