import { brasiliaDayNumber } from '../../brasilia-time.ts'
import { toDayNumber } from '../../calendar-date.ts'
import type { LadderEvidence } from '../../ladder/ladder-check.ts'
import {
  decodeLadderPosition,
  findLadderPosition,
  isLadderModality,
  type LocatedPosition,
} from '../../ladder/ladder-position.ts'
import { computeLadderWindows, type DayRange } from '../../ladder/ladder-windows.ts'
import { computePriceOutlook, type PriceOutlook } from '../../ladder/next-price.ts'
import type { CataloguedListing, Listing } from '../../property/listing.ts'
import { toKnown } from './indexed-listing.ts'
import { type ListingIndex, findListingPosition } from './listing-index.ts'

/** The price ladder's statement about one offered listing. */
export interface ListingLadder extends PriceOutlook {
  /** `null` for an auction, for a price on no rung, and at the floor without an earlier price. */
  position: LocatedPosition | null
  /** When the next price may come; empty when that is not known. */
  windows: DayRange[]
  /** The evidence for the rule: the listings of its state in the newest list, or of the country. */
  evidence: LadderEvidence
}

type PricedListing = Pick<Listing, 'id' | 'state' | 'price' | 'evaluation' | 'modality'> &
  Pick<CataloguedListing, 'unseen'>

/** Finds where an offered listing stands on the ladder, with what the index knows of its earlier prices. */
export function findListingLadderPosition(
  index: ListingIndex,
  { id, price, evaluation, modality }: Pick<PricedListing, 'id' | 'price' | 'evaluation' | 'modality'>,
): LocatedPosition | null {
  if (!isLadderModality(modality)) return null
  const { columns } = index
  const at = findListingPosition(index, Number(id))
  const earlier = at === null ? null : decodeLadderPosition(columns.ladder[at]!)
  const start = at === null ? null : toKnown(columns.ladderStart[at]!)
  return findLadderPosition(price, evaluation, earlier && { ...earlier, ...(start !== null && { start }) })
}

/** Reads what the ladder says of a listing; `null` where the ladder does not hold in its state. */
export function readListingLadder(
  index: ListingIndex,
  listing: PricedListing,
  now: Date,
): ListingLadder | null {
  const { id, state, price, evaluation, modality, unseen } = listing
  const evidence = index.ladder.states.get(state)
  if (!evidence?.holds) return null
  const { columns } = index
  const at = findListingPosition(index, Number(id))
  const position = findListingLadderPosition(index, listing)
  const today = brasiliaDayNumber(now.getTime())
  const circumstances = {
    // A list that lacks the listing does not state its price.
    listDay: unseen ? toDayNumber(unseen.seenOn) : (index.lists.get(state)?.newest ?? today),
    modality,
    lastLicitacaoDay: at === null ? null : toKnown(columns.lastLicitacaoOn[at]!),
  }
  const outlook = computePriceOutlook(price, position, { ...circumstances, day: today, evaluation })
  const isCut = 'kind' in outlook.next && outlook.next.kind === 'cut'
  const windows =
    position === null || !isCut
      ? []
      : computeLadderWindows({
          ...circumstances,
          today,
          rung: position.rung,
          beginning: at === null ? null : readRound(index, at),
        })
  return { ...outlook, position, windows, evidence }
}

function readRound({ columns }: ListingIndex, at: number): DayRange | null {
  const [from, to] = [toKnown(columns.roundFrom[at]!), toKnown(columns.roundTo[at]!)]
  return from === null || to === null ? null : { from, to }
}
