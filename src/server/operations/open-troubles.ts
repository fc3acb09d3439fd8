import sql from 'sql-template-tag'
import type { OperatorTrouble } from '#contract/admin-schemas.ts'
import type { Queryable } from '../database/database.ts'
import { dayMs } from '#domain/durations.ts'
import type { HealthTrouble } from './health-figure.ts'
import { compareTroubles, findMendingPage, isJudgedKey } from './trouble-kinds.ts'

const weekMs = 7 * dayMs

/** Reads stored troubles: open ones, and those that ended within a week. */
export async function readTroubles(db: Queryable, now: Date): Promise<OperatorTrouble[]> {
  const rows = await db.query<{
    key: string
    title: string
    detail: string
    since: Date
    last_at: Date
    times: number
    over_at: Date | null
  }>(sql`
    select key, title, detail, since, last_at, times, over_at from troubles
    where over_at is null or over_at > ${new Date(now.getTime() - weekMs)}::timestamptz
    order by (over_at is not null), coalesce(over_at, last_at) desc, key limit 100`)
  return rows.map(({ key, title, detail, since, last_at, times, over_at }) => ({
    key,
    title,
    detail,
    items: [],
    level: 'bad',
    since: since.toISOString(),
    lastAt: last_at.toISOString(),
    times,
    overAt: over_at?.toISOString() ?? null,
    mendedIn: findMendingPage(key),
  }))
}

/** Joins what is wrong now with the stored troubles: the open ones, the gravest first, then those that are over. */
export function joinTroubles(
  judged: readonly HealthTrouble[],
  stored: readonly OperatorTrouble[],
  now: Date,
): OperatorTrouble[] {
  const open = new Map(stored.filter(({ overAt }) => overAt === null).map(each => [each.key, each]))
  const hasOffer = [...open.keys()].some(key => key.startsWith('lastlink-offer-'))
  const at = now.toISOString()
  const seen = judged
    // Each of the offers says the same with its amount.
    .filter(({ key }) => !(key === 'payments:pending' && hasOffer))
    .map(({ key, title, detail, items, level }): OperatorTrouble => {
      const { since = null, lastAt = at, times = 1 } = open.get(key) ?? {}
      const mendedIn = findMendingPage(key)
      return { key, title, detail, items, level, since, lastAt, times, overAt: null, mendedIn }
    })
  const reported = [...open.values()].filter(({ key }) => !isJudgedKey(key))
  return [...seen, ...reported]
    .toSorted(compareTroubles)
    .concat(stored.filter(({ overAt }) => overAt !== null))
}
