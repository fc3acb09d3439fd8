import { countDaysBetween, toDate, toDayNumber } from '../calendar-date.ts'
import type { Listing } from '../property/listing.ts'
import { computePriceOnRung, findLadderPosition, isLadderModality } from './ladder-position.ts'
import {
  countDaysToBatch,
  findRebasingClass,
  ladderRules,
  type RebasingClass,
  type RuleShare,
} from './ladder-rules.ts'
import { computeRebasedPrice } from './next-price.ts'

/** A whole list of a state. */
export interface PricedList {
  listDate: string
  listings: readonly Pick<Listing, 'id' | 'price' | 'evaluation' | 'modality'>[]
}

/** A price of a Venda that another list of the state states otherwise. */
export interface NextChange {
  position: RebasingClass
  /** Whether a batch of re-basings was near when the first list was read. */
  near: boolean
  /** The month of the batch, `YYYY-MM`. */
  batch: string
  outcome: 'cut' | 'floor' | 'rebased' | 'other'
}

/** Lists further apart hold several changes in one. */
const maxDays = 21

/**
 * Lists the changed prices between lists of a state that follow each other, each as what became of a position.
 * @param lists oldest first
 */
export function listNextChanges(lists: readonly PricedList[]): NextChange[] {
  return lists.slice(1).flatMap((list, at) => {
    const before = lists[at]!
    if (countDaysBetween(before.listDate, list.listDate) > maxDays) return []
    const day = toDayNumber(before.listDate)
    const known = new Map(before.listings.map(each => [each.id, each]))
    return list.listings.flatMap((now): NextChange[] => {
      const was = known.get(now.id)
      if (was === undefined || was.price === now.price || was.evaluation === null) return []
      if (!isLadderModality(was.modality) || !isLadderModality(now.modality)) return []
      const position = findLadderPosition(was.price, was.evaluation)
      if (position === null) return []
      const cut = computePriceOnRung(position, position.rung + 1)
      const rebased = computeRebasedPrice(position, now.evaluation ?? was.evaluation)
      const days = countDaysToBatch(day)
      return [
        {
          position: findRebasingClass(position),
          near: days <= ladderRules.rebasing.nearDays,
          batch: toDate(day + days).slice(0, 7),
          outcome:
            now.price === rebased
              ? 'rebased'
              : now.price !== cut
                ? 'other'
                : cut === position.floor
                  ? 'floor'
                  : 'cut',
        },
      ]
    })
  })
}

/** Changes of a position before one batch from which its share is taken. */
const minChanges = 20
/** Batches that a range has to rest on. */
const minBatches = 2

/** A share of re-basings over batches. */
export interface FittedShare extends RuleShare {
  batches: number
  changes: number
}

/**
 * Fits how many of the next changes of a position are re-basings: the mean over batches, each with twenty changes or more,
 * and the range over them; `null` where fewer than two batches were seen.
 */
export function fitRebasingShare(
  changes: readonly NextChange[],
  position: RebasingClass,
  near: boolean,
): FittedShare | null {
  const batches = new Map<string, { rebased: number; all: number }>()
  for (const change of changes) {
    if (change.position !== position || change.near !== near) continue
    const count = batches.get(change.batch) ?? { rebased: 0, all: 0 }
    batches.set(change.batch, count)
    count.all += 1
    if (change.outcome === 'rebased') count.rebased += 1
  }
  const known = [...batches.values()].filter(({ all }) => all >= minChanges)
  if (known.length < minBatches) return null
  const shares = known.map(({ rebased, all }) => rebased / all)
  const round = (share: number): number => Math.round(share * 100) / 100
  return {
    p: round(shares.reduce((sum, share) => sum + share, 0) / shares.length),
    low: round(Math.min(...shares)),
    high: round(Math.max(...shares)),
    batches: known.length,
    changes: known.reduce((sum, { all }) => sum + all, 0),
  }
}
