import { countDaysBetween, toDayNumber } from '../calendar-date.ts'
import { findLadderPosition, type PriceRecord } from '../ladder/ladder-position.ts'
import { findRebasingClass, isNearBatch, ladderRules } from '../ladder/ladder-rules.ts'

/** So many days after the list that lacked it, a listing that still is away is gone. */
export const passingAbsenceDays = 4

/** A re-basing that came in more cases at the end of its range. */
const likelyShare = 0.35

/**
 * Whether a listing that a list lacks is probably about to be re-based: those in Venda Direta vanish three or four days
 * before and come back in Venda Online at the new price (of 332 that left daily lists of RS and PB in 2026, 235 were back
 * within four days). Its absence is no news before `passingAbsenceDays`, nor is its return.
 * @param last what the last list that named it says
 * @param listDate the list that lacks it, `YYYY-MM-DD`
 */
export function isPassingAbsence(
  { price, evaluation, modality }: Pick<PriceRecord, 'price' | 'evaluation' | 'modality'>,
  listDate: string,
): boolean {
  if (modality !== 'venda-direta' || !isNearBatch(toDayNumber(listDate))) return false
  const position = findLadderPosition(price, evaluation)
  if (position === null) return false
  const [, , high = 0] = ladderRules.rebasing.shares[findRebasingClass(position)].near
  return high >= likelyShare
}

/** Whether a listing came back so soon that it was never said to be gone. */
export const isBackFromPassingAbsence = (
  last: Pick<PriceRecord, 'price' | 'evaluation' | 'modality' | 'listDate'>,
  listDate: string,
): boolean =>
  countDaysBetween(last.listDate, listDate) < passingAbsenceDays && isPassingAbsence(last, last.listDate)
