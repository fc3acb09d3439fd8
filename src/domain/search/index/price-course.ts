import { toDayNumber } from '../../calendar-date.ts'
import {
  computeRungPrice,
  encodeLadderPosition,
  findLadderCourse,
  findLadderPosition,
  isLadderModality,
} from '../../ladder/ladder-position.ts'
import { findRoundBeginning, type RoundRecord } from '../../ladder/ladder-windows.ts'
import type { Centavos } from '../../money.ts'
import type { Modality } from '../../property/listing.ts'
import type { IndexedListing } from './indexed-listing.ts'

interface PricedListing {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
  /** What the lists said of its price, oldest first. */
  history: readonly RoundRecord[]
}

/**
 * Reads from a listing's prices where it stands on the price ladder, what the next cut would make of its price, when it
 * was last in Licitação, and when its present round began.
 * @param listDays the last lists of its state, as days since 1970, ascending
 */
export function readPriceCourse(
  { price, evaluation, modality, history }: PricedListing,
  listDays: readonly number[],
): Pick<IndexedListing, 'ladder' | 'cutPrice' | 'lastLicitacaoOn' | 'roundFrom' | 'roundTo'> {
  const offers = history.filter(({ kind }) => kind !== 'gone')
  const earlier = findLadderCourse(offers.slice(0, -1)).findLast(position => position !== null) ?? null
  const position = isLadderModality(modality) ? findLadderPosition(price, evaluation, earlier) : null
  const round = findRoundBeginning(history, listDays)
  return {
    ladder: encodeLadderPosition(position),
    cutPrice:
      position === null || modality === 'licitacao'
        ? null
        : computeRungPrice(position.start, position.rung + 1),
    lastLicitacaoOn: findLastLicitacao(history, modality, listDays),
    roundFrom: round?.from ?? null,
    roundTo: round?.to ?? null,
  }
}

/**
 * Finds the last list that offered the listing in Licitação, in days since 1970: the one before the record, of whatever
 * kind, that ends the last licitação. `null` when no licitação was seen.
 */
function findLastLicitacao(
  history: readonly RoundRecord[],
  modality: Modality | null,
  listDays: readonly number[],
): number | null {
  if (modality === 'licitacao') return listDays.at(-1) ?? null
  const at = history.findLastIndex(record => record.kind !== 'gone' && record.modality === 'licitacao')
  const [last, next] = [history[at], history[at + 1]]
  if (last === undefined) return null
  const own = toDayNumber(last.listDate)
  const until = next === undefined ? Number.POSITIVE_INFINITY : toDayNumber(next.listDate)
  return listDays.findLast(day => day < until && day >= own) ?? own
}
