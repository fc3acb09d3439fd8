import { findWaitingGroup } from '../waiting/waiting-group.ts'
import { computeWaitingOdds, type OwnWaiting, waitingDays } from '../waiting/waiting-odds.ts'
import type { Centavos } from '../money.ts'
import type { Modality } from '../property/listing.ts'
import type { Uf } from '../states.ts'
import { verdictListDays } from './verdict-legs.ts'

/** How many listings like one have left the list within so many days. */
export interface LikelyGone {
  /** 0 to 1. */
  p: number
  days: number
}

/** Share of listings like one that have left, from which on it has probably left, too. */
const likelyShare = 0.5

interface GoneFacts {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
  state: Uf
  listAgeDays: number
  /** What the installation's own lists say about such listings. */
  own: OwnWaiting | null
}

/**
 * Finds that a listing has probably left since the last list with it: more than half of those like it leave within the
 * list's age, of which at most 90 days are counted. `null` where a list is young enough for a verdict, where fewer leave,
 * and where the odds are too wide for a number.
 */
export function findLikelyGone(facts: GoneFacts): LikelyGone | null {
  const { state, listAgeDays, own } = facts
  const group = listAgeDays > verdictListDays ? findWaitingGroup(facts) : null
  if (group === null) return null
  const days = Math.min(listAgeDays, waitingDays)
  const gone = computeWaitingOdds({ group, state, days, own })?.gone
  return gone === undefined || gone.wide || gone.p < likelyShare ? null : { p: gone.p, days }
}
