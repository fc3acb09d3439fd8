import sql from 'sql-template-tag'
import { brasiliaDayNumber, formatBrasiliaTime } from '#domain/brasilia-time.ts'
import type { Queryable } from '../../database/database.ts'
import type { OperatorNotifier } from '../../operations/operator-troubles.ts'
import { dayMs, hourMs } from '#domain/durations.ts'

/** Age from which the catalogue counts as old, without Saturdays and Sundays, when the bank publishes no lists. */
const oldAfter = 48 * hourMs
const checkEveryMs = hourMs

/** Counts the milliseconds between two instants (epoch ms) on Monday to Friday in Brasília. */
export function countWorkingTime(from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; ) {
    const today = brasiliaDayNumber(at)
    const midnight = (today + 1) * dayMs + 3 * hourMs
    const end = Math.min(midnight, to)
    // Day 0 was a Thursday.
    const weekday = (today + 4) % 7
    if (weekday !== 0 && weekday !== 6) sum += end - at
    at = end
  }
  return sum
}

/**
 * Returns when the catalogue was last confirmed to be the bank's newest, by the refresh or by hand; before that, the
 * first attempt.
 */
async function lastConfirmed(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(sql`
    select coalesce(
      greatest(
        (select max(confirmed_at) from list_downloads),
        (select max(finished_at) from imports where status = 'done' and source = 'caixa' and not of_page)),
      (select min(started_at) from refreshes)) as at`)
  return row?.at ?? null
}

/**
 * Checks at intervals whether the catalogue has become old, and notifies the operator when it has and when that is
 * over.
 */
export function createAgeWatch(
  db: Queryable,
  operator: OperatorNotifier,
): (at: Date, options?: { atOnce: boolean }) => Promise<void> {
  let reported: boolean | null = null
  let checkedAt = -Infinity
  return async (at, { atOnce } = { atOnce: false }) => {
    if (!atOnce && at.getTime() - checkedAt < checkEveryMs) return
    checkedAt = at.getTime()
    const confirmed = await lastConfirmed(db)
    const isOld = confirmed !== null && countWorkingTime(confirmed.getTime(), at.getTime()) > oldAfter
    if (isOld === reported) return
    const stored =
      !isOld || confirmed === null
        ? await operator.endTrouble('catalogue:old')
        : await operator.reportTrouble({
            key: 'catalogue:old',
            title: 'O catálogo está velho',
            detail: `Nenhuma lista foi importada ou confirmada pela Caixa desde ${formatBrasiliaTime(confirmed.toISOString())}.`,
          })
    reported = stored ? isOld : null
  }
}
