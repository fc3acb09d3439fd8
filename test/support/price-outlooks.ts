import {
  computePriceOnRung,
  decodeLadderPosition,
  findLadderPosition,
  isLadderModality,
  type LocatedPosition,
} from '#domain/ladder/ladder-position.ts'
import type { RoundRecord } from '#domain/ladder/ladder-windows.ts'
import { computePriceOutlook, type PriceOutlook } from '#domain/ladder/next-price.ts'
import { readPriceCourse } from '#domain/search/index/searchable-listing.ts'
import type { PriceRecord } from '#domain/ladder/ladder-position.ts'

/** What the search index says of a listing on the day of a list that states its price. */
export interface SaidOutlook extends PriceOutlook {
  position: LocatedPosition | null
}

/**
 * Reads what the search index says of a listing on a day.
 * @param listDays the lists of its state up to that day, in days since 1970, ascending
 */
export function readOutlook(
  listing: Omit<PriceRecord, 'listDate'> & { history: readonly RoundRecord[] },
  listDays: readonly number[],
  day: number,
): SaidOutlook {
  const { price, evaluation, modality } = listing
  const { ladder, ladderStart, lastLicitacaoOn } = readPriceCourse(listing, listDays)
  const decoded = decodeLadderPosition(ladder)
  const earlier = decoded && { ...decoded, ...(ladderStart !== null && { start: ladderStart }) }
  const position = isLadderModality(modality) ? findLadderPosition(price, evaluation, earlier) : null
  const circumstances = { day, modality, evaluation, lastLicitacaoDay: lastLicitacaoOn }
  return { ...computePriceOutlook(price, position, circumstances), position }
}

export type ChangeOutcome = 'cut' | 'floor' | 'rebased' | 'second cut' | 'wrong' | `silent: ${string}`

/** Judges a later price by what was said: the next price, the re-basing, or the price after the next one. */
export function judgeChange({ next, rebase, position }: SaidOutlook, price: number): ChangeOutcome {
  if (rebase?.price === price) return 'rebased'
  if ('silent' in next) return next.silent === 'floor' && rebase !== null ? 'wrong' : `silent: ${next.silent}`
  if (next.price === price) return price === position?.floor ? 'floor' : 'cut'
  if (position !== null && next.kind === 'cut')
    for (const rungs of [2, 3])
      if (computePriceOnRung(position, position.rung + rungs) === price) return 'second cut'
  return 'wrong'
}
