import { computeWaitingOdds, type OwnWaiting, type WaitingListing } from '../waiting/waiting-odds.ts'
import { waitingPrior } from '../waiting/waiting-prior.ts'
import { verdictListDays } from './verdict-legs.ts'

/** How many listings like one have left the list within so many days. */
export interface LikelyGone {
  /** 0 to 1. */
  p: number
  days: number
}

/** Share of listings like one that have left, from which on it has probably left, too. */
const likelyShare = 0.5

interface GoneFacts extends Omit<WaitingListing, 'lastLicitacaoDay'> {
  listAgeDays: number
  /** Whether the check of the price ladder holds: without it nothing is said of listings like one. */
  ladderHolds: boolean
  /** What the installation's own lists say about such listings. */
  own: OwnWaiting | null
}

/**
 * Finds that a listing has probably left since the last list with it: more than half of those like it leave within the
 * list's age, of which at most 90 days are counted. `null` where a list is young enough for a verdict, where fewer leave,
 * and where the odds are too wide for a number.
 */
export function findLikelyGone(facts: GoneFacts): LikelyGone | null {
  const { listDate, listAgeDays, ladderHolds, own } = facts
  if (listAgeDays <= verdictListDays) return null
  const days = Math.min(listAgeDays, waitingPrior.horizon.standard)
  // What would have been said on the day of the list.
  const odds = computeWaitingOdds(
    { ...facts, lastLicitacaoDay: null },
    { days, today: listDate, ladderHolds, own },
  )
  const gone = odds?.gone ?? null
  return gone === null || gone.wide || gone.p < likelyShare ? null : { p: gone.p, days }
}
