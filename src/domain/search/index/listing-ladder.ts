import { brasiliaDayNumber } from '../../brasilia-time.ts'
import type { LadderEvidence } from '../../ladder/ladder-check.ts'
import {
  decodeLadderPosition,
  findLadderPosition,
  isLadderModality,
  type LocatedPosition,
} from '../../ladder/ladder-position.ts'
import { computeLadderWindows, type DayRange } from '../../ladder/ladder-windows.ts'
import { computeNextPrice, type NextPrice } from '../../ladder/next-price.ts'
import type { Listing } from '../../property/listing.ts'
import { toKnown } from './indexed-listing.ts'
import { type ListingIndex, findListingPosition } from './listing-index.ts'

/** The price ladder's statement about one offered listing. */
export interface ListingLadder {
  /** `null` for an auction and for a price on no rung. */
  position: LocatedPosition | null
  next: NextPrice
  /** When the next price may begin; empty when that is not known. */
  windows: DayRange[]
  /** The evidence for the rule: the listings of its state in the newest list. */
  evidence: LadderEvidence
}

type PricedListing = Pick<Listing, 'id' | 'state' | 'price' | 'evaluation' | 'modality'>

/** Reads what the ladder says of a listing; `null` where the ladder does not hold in its state. */
export function readListingLadder(
  index: ListingIndex,
  { id, state, price, evaluation, modality }: PricedListing,
  now: Date,
): ListingLadder | null {
  const evidence = index.ladder.states.get(state)
  if (!evidence?.holds) return null
  const { columns } = index
  const at = findListingPosition(index, Number(id))
  const earlier = at === null ? null : decodeLadderPosition(columns.ladder[at]!)
  const position = isLadderModality(modality) ? findLadderPosition(price, evaluation, earlier) : null
  const today = brasiliaDayNumber(now.getTime())
  const next = computeNextPrice(price, position, {
    day: today,
    listDay: index.lists.get(state)?.newest ?? today,
    modality,
    lastLicitacaoDay: at === null ? null : toKnown(columns.lastLicitacaoOn[at]!),
  })
  const isCut = 'kind' in next && next.kind === 'cut'
  const round = at === null || !isCut ? null : readRound(index, at)
  return { position, next, windows: computeLadderWindows(round, today), evidence }
}

function readRound({ columns }: ListingIndex, at: number): DayRange | null {
  const [from, to] = [toKnown(columns.roundFrom[at]!), toKnown(columns.roundTo[at]!)]
  return from === null || to === null ? null : { from, to }
}
