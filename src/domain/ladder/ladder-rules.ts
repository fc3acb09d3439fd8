import data from './ladder-rules.json' with { type: 'json' }
import { toDate, toDayNumber } from '../calendar-date.ts'

/** A share from 0 to 1 with the range that it had over several batches or samples. */
export interface RuleShare {
  p: number
  low: number
  high: number
}

/**
 * What the lists showed of how prices move on the ladder: floor, re-basings, days and expiry. All of it is observed and
 * none of it published; the parameters are data with their source (`ladder-rules.json`).
 */
export const ladderRules = data

/** The part of a position on which its next changes depend. */
interface RungPosition {
  rebasings: number
  rung: number
}

/** The positions whose next changes are re-basings about equally often. */
export type RebasingClass = keyof typeof ladderRules.rebasing.shares

/** Finds the class of a position: never re-based or not, and how deep it stands. */
export function findRebasingClass({ rebasings, rung }: RungPosition): RebasingClass {
  if (rung === 0) return 'k0'
  if (rebasings > 0) return rung <= 15 ? 'j1+ k1-15' : 'j1+ k16+'
  if (rung <= 2) return 'j0 k1-2'
  return rung === 3 ? 'j0 k3' : rung === 4 ? 'j0 k4' : rung === 5 ? 'j0 k5' : 'j0 k6+'
}

/** Counts the days from a list to the next monthly batch of re-basings, which is about the 6th of a month. */
export function countDaysToBatch(listDay: number): number {
  const [year = 0, month = 0, day = 0] = toDate(listDay).split('-').map(Number)
  const { batchDay } = ladderRules.rebasing
  const isPast = day > batchDay
  const [nextYear, nextMonth] = !isPast ? [year, month] : month === 12 ? [year + 1, 1] : [year, month + 1]
  const batch = `${nextYear}-${String(nextMonth).padStart(2, '0')}-${String(batchDay).padStart(2, '0')}`
  return toDayNumber(batch) - listDay
}

/** Whether listings are hidden on a day that a batch re-bases: from four days before it to its end. */
export function isNearBatch(day: number): boolean {
  const { batchDays, hidingDays } = ladderRules.rebasing
  const dayOfMonth = (each: number) => Number(toDate(each).slice(8))
  return dayOfMonth(day) <= batchDays.to || dayOfMonth(day + hidingDays) <= hidingDays
}

/**
 * Finds how many of the next price changes from a position are re-basings. A mean over three batches, with the range
 * over them: a wide one says that nobody knows.
 * @param listDay the list that states the price, in days since 1970
 */
export function findRebasingShare(position: RungPosition, listDay: number): RuleShare {
  const { shares, nearDays } = ladderRules.rebasing
  const { near, far } = shares[findRebasingClass(position)]
  const [p = 0, low = 0, high = 1] = countDaysToBatch(listDay) <= nearDays ? near : far
  return { p, low, high }
}
