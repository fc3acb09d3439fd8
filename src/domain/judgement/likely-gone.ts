import { computeWaitingOdds, type WaitingListing, type WaitingQuestion } from '../waiting/waiting-odds.ts'
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

/**
 * Finds that a listing has probably left since the last list with it: more than half of those like it leave within the
 * list's age, of which at most 90 days are counted. `null` where a list is young enough for a verdict, where fewer leave,
 * and where the odds are silent or too wide for a number.
 */
export function findLikelyGone(
  listing: WaitingListing,
  listAgeDays: number,
  question: Pick<WaitingQuestion, 'ladderHolds' | 'own'>,
): LikelyGone | null {
  if (listAgeDays <= verdictListDays) return null
  const days = Math.min(listAgeDays, waitingPrior.horizon.standard)
  // Counted from the list on, whatever day it is: the question is what has become of it since.
  const gone = computeWaitingOdds(listing, { ...question, days, today: listing.listDate })?.gone ?? null
  return gone === null || gone.wide || gone.p < likelyShare ? null : { p: gone.p, days }
}
