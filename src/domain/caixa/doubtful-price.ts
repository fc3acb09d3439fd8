import { findLadderPosition, isLadderModality } from '../ladder/ladder-position.ts'
import type { Centavos } from '../money.ts'
import type { DoubtfulPrice, Modality } from '../property/listing.ts'

/** Price and appraisal as one list states them. */
export interface StatedPrice {
  price: Centavos
  evaluation: Centavos | null
}

/**
 * Between these factors a step needs no explanation. In the bank's lists of 2026 (64,531 pairs, 1,017 daily changes)
 * the largest fall that no rung explains leaves 0.34 of the price; an auction's minimum follows the debt and rose to
 * 6.3 times the price.
 */
const plainSteps = { from: 0.2, to: 5, toInAuction: 7 }
/** An auction's first price may be the appraisal, rounded. */
const appraisalTolerance = 0.05

const isWithin = (value: number, from: number, to: number): boolean => value > from && value < to

/**
 * Whether a list's price or appraisal is a step from the known ones that neither the price ladder with its re-basings
 * and its floor nor an auction explains, such as a tenth or ten times as much: a slip of the decimal mark.
 */
export function isDoubtfulStep(
  known: StatedPrice,
  stated: StatedPrice & { modality: Modality | null },
): boolean {
  return isDoubtfulAppraisal(known.evaluation, stated.evaluation) || isDoubtfulPrice(known, stated)
}

const isDoubtfulAppraisal = (known: Centavos | null, stated: Centavos | null): boolean =>
  known !== null && stated !== null && known > 0 && !isWithin(stated / known, plainSteps.from, plainSteps.to)

function isDoubtfulPrice(
  known: StatedPrice,
  { price, evaluation, modality }: StatedPrice & { modality: Modality | null },
): boolean {
  if (known.price <= 0) return false
  const isAuction = !isLadderModality(modality)
  const top = isAuction ? plainSteps.toInAuction : plainSteps.to
  if (isWithin(price / known.price, plainSteps.from, top)) return false
  const appraisal = evaluation ?? known.evaluation
  if (!isAuction) return findLadderPosition(price, appraisal) === null
  return appraisal === null || Math.abs(price / appraisal - 1) > appraisalTolerance
}

/**
 * Whether a later list confirms a doubtful price: it states the same again, or a price that follows from it.
 */
export const confirmsDoubtfulPrice = (
  doubtful: DoubtfulPrice,
  stated: StatedPrice & { modality: Modality | null },
  listDate: string,
): boolean => listDate > doubtful.listDate && !isDoubtfulStep(doubtful, stated)

/** What a page of the bank states of price and appraisal; `null` = it does not say. */
export interface PagePrices {
  /** With two auctions, the minimum of the first. */
  price: Centavos | null
  secondAuctionPrice: Centavos | null
  evaluation: Centavos | null
}

/**
 * Decides on a doubtful price by a page that is not older than its list. What is doubtful is where it differs from the
 * known: the page confirms it where it states all of that, and refutes it where it states something else.
 */
export function decideDoubtfulPrice(
  doubtful: StatedPrice,
  known: StatedPrice,
  page: PagePrices,
): 'confirmed' | 'refuted' | null {
  const prices = [page.price, page.secondAuctionPrice].filter(price => price !== null)
  const evaluations = page.evaluation === null ? [] : [page.evaluation]
  const answers = [
    ...(doubtful.price === known.price ? [] : [isStated(doubtful.price, prices)]),
    ...(doubtful.evaluation === null || doubtful.evaluation === known.evaluation
      ? []
      : [isStated(doubtful.evaluation, evaluations)]),
  ]
  if (answers.includes(false)) return 'refuted'
  return answers.includes(null) ? null : 'confirmed'
}

const isStated = (value: Centavos, stated: readonly Centavos[]): boolean | null =>
  stated.length === 0 ? null : stated.includes(value)
