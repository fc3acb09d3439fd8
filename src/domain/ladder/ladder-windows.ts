import { toDayNumber } from '../calendar-date.ts'
import type { ListingEventKind } from '../property/listing-event.ts'
import type { PriceRecord } from './ladder-position.ts'
import { type LadderTable, ladderTable } from './ladder-table.ts'

/** Days of the calendar, in days since 1970, both ends included. */
export interface DayRange {
  from: number
  to: number
}

/** A price record, or the first list that no longer named the listing (`gone`). */
export interface RoundRecord extends PriceRecord {
  kind?: ListingEventKind
}

/** A beginning is seen only where the list before it is at most so many days older. */
const maxDaysBetweenLists = 4

/** The day of the last list before a record; `null` when there is none that still named the listing. */
function findDayBefore(day: number, before: RoundRecord, listDays: readonly number[]) {
  const goneFrom = before.kind === 'gone' ? toDayNumber(before.listDate) : Number.POSITIVE_INFINITY
  return listDays.findLast(listDay => listDay < day && listDay < goneFrom) ?? null
}

/**
 * Finds when the listing's newest round began: a lower price together with the step from Venda Direta to Venda Online,
 * seen between two lists of its state at most four days apart. It began after the earlier of them, and on the day of the
 * later one at the latest. `null` where no such beginning was seen.
 * @param records of one listing, oldest first
 * @param listDays the lists of its state, in days since 1970, ascending
 */
export function findRoundBeginning(
  records: readonly RoundRecord[],
  listDays: readonly number[],
): DayRange | null {
  for (let at = records.length - 1; at > 0; at--) {
    const record = records[at]!
    if (record.kind === 'gone') continue
    const earlier = records.slice(0, at).findLast(({ kind }) => kind !== 'gone')
    if (earlier === undefined || record.price === earlier.price) continue
    const isCut = record.price < earlier.price
    const isFlip = earlier.modality === 'venda-direta' && record.modality === 'venda-online'
    const to = toDayNumber(record.listDate)
    const before = findDayBefore(to, records[at - 1]!, listDays)
    return isCut && isFlip && before !== null && to - before <= maxDaysBetweenLists
      ? { from: before + 1, to }
      : null
  }
  return null
}

/** Computes when the next round may begin; empty when the last beginning was not seen, or all of it is past. */
export function computeLadderWindows(
  beginning: DayRange | null,
  today: number,
  { roundGapsDays }: LadderTable = ladderTable,
): DayRange[] {
  if (beginning === null) return []
  return roundGapsDays
    .map(gap => ({ from: beginning.from + gap.from, to: beginning.to + gap.to }))
    .filter(({ to }) => to >= today)
}
