import type { Centavos } from '../money.ts'
import type { Modality } from '../property/listing.ts'
import { findLadderPosition, isAtFloor, isLadderModality } from './ladder-position.ts'
import { type LadderTable, ladderTable } from './ladder-table.ts'

/** The Licitação, Venda Online and Venda Direta listings of a list, and how many of them stand on the ladder. */
export interface LadderCount {
  listings: number
  onLadder: number
}

export interface LadderEvidence {
  /** How many of the listings stand on the ladder, 0 to 1; 0 without listings. */
  share: number
  listings: number
  /** Whose listings these are: a state with too few of its own is judged by those of the whole country. */
  scope: 'state' | 'country'
  /** Whether anything may be said about prices. */
  holds: boolean
}

/** By state, and all states together. */
export interface LadderCheck {
  states: ReadonlyMap<string, LadderEvidence>
  all: LadderEvidence
}

/** Below this share, the bank may have changed its policy. */
export const leastShare = 0.9
/** From fewer listings of a state nothing is concluded. */
export const leastListings = 50

function judge({ listings, onLadder }: LadderCount, scope: LadderEvidence['scope']): LadderEvidence {
  const share = listings === 0 ? 0 : onLadder / listings
  return { share, listings, scope, holds: share >= leastShare && listings >= leastListings }
}

/**
 * Judges by the counts of each state's newest list where the ladder holds. The national counts stand in for states with
 * fewer than fifty listings.
 */
export function checkLadder(counts: Iterable<readonly [state: string, count: LadderCount]>): LadderCheck {
  const known = [...counts]
  const sum: LadderCount = { listings: 0, onLadder: 0 }
  for (const [, count] of known) {
    sum.listings += count.listings
    sum.onLadder += count.onLadder
  }
  const all = judge(sum, 'country')
  const states = new Map(
    known.map(([state, count]) => [state, count.listings < leastListings ? all : judge(count, 'state')]),
  )
  return { states, all }
}

interface CountedListing {
  state: string
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
}

/** Counts by state how many listings should stand on the ladder and how many do; auctions are left out. */
export function countOnLadder(
  listings: Iterable<CountedListing>,
  table: LadderTable = ladderTable,
): Map<string, LadderCount> {
  const counts = new Map<string, LadderCount>()
  for (const { state, price, evaluation, modality } of listings) {
    if (!isLadderModality(modality)) continue
    const count = counts.get(state) ?? { listings: 0, onLadder: 0 }
    count.listings += 1
    if (findLadderPosition(price, evaluation, null, table) !== null || isAtFloor(price, evaluation))
      count.onLadder += 1
    counts.set(state, count)
  }
  return counts
}
