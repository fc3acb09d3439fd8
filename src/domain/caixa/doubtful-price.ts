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
 * and its floor nor an auction explains, such as a tenth or ten times as much: a slip of the decimal mark. Only changes
 * of a price can be doubtful, because a new listing has no earlier price that could stay in force. Its discount alone
 * is no proof: of 107,114 rows in the bank's lists and daily changes of 2024 and 2026, those of 1,190 listings cost
 * less than a fifth of the appraisal, and 268 a tenth of it, which is the floor of the sales. A slipped mark in a new
 * row gives less than a fifth of the appraisal and therefore counts as a discount that nothing explains
 * (`isUnexplainedDiscount`): no return and no verdict uses it until the bank's page is read, and the next list with the
 * right price is an ordinary change.
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

/** What one row of a list states of a listing that is known. */
export interface PricePair {
  known: StatedPrice
  stated: StatedPrice
}

/** A price or an appraisal that is halved, doubled, or more. */
const largeSteps = { from: 0.5, to: 2 }
/**
 * A list has slipped where at least so many listings, and this share of them, take a large step by one factor. In the
 * bank's lists of 2026 (73 pairs of lists of a state) at most 17 % do, and nowhere ten.
 */
const slip = { listings: 10, share: 1 / 3 }
/** Factors that differ by less than half a percent are one. */
const factorsPerUnit = 200

const findLargeFactor = (before: Centavos | null, after: Centavos | null): number | null => {
  if (before === null || after === null || before <= 0 || after <= 0) return null
  return isWithin(after / before, largeSteps.from, largeSteps.to) ? null : after / before
}

/** By which factor a list states another price or appraisal by far; `null` where it does not. */
const findLargeStep = ({ known, stated }: PricePair): number | null =>
  findLargeFactor(known.price, stated.price) ?? findLargeFactor(known.evaluation, stated.evaluation)

/** Whether a list states another price or appraisal by far, whatever may explain it. */
export const isLargeStep = (pair: PricePair): boolean => findLargeStep(pair) !== null

/**
 * Whether the prices of a list of one state are wrong as a whole, by any factor: one that the rungs of the ladder or an
 * auction explain by chance is no proof where many listings take it at once.
 */
export function isSlippedList(pairs: readonly PricePair[]): boolean {
  const steps = new Map<number, number>()
  for (const pair of pairs) {
    const factor = findLargeStep(pair)
    if (factor === null) continue
    const key = Math.round(Math.log(factor) * factorsPerUnit)
    steps.set(key, (steps.get(key) ?? 0) + 1)
  }
  const most = Math.max(0, ...steps.values())
  return most >= slip.listings && most >= pairs.length * slip.share
}

/**
 * Whether a later list confirms a doubtful price: it states the same again, or a price that follows from it.
 */
export const confirmsDoubtfulPrice = (
  doubtful: DoubtfulPrice,
  stated: StatedPrice & { modality: Modality | null },
  listDate: string,
): boolean => listDate > doubtful.listDate && !isDoubtfulStep(doubtful, stated)

/** The price and appraisal that a page of the bank states; `null` = not stated. */
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
