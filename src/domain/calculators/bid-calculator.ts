import { analyzePrice } from '../analysis/price-analysis.ts'
import type { Centavos } from '../money.ts'
import { computeGrossRoi } from '../property/price-figures.ts'

export interface BidInputs {
  /** Appraisal, above 0. */
  evaluation: Centavos
  /** Above 0. */
  initialBid: Centavos
  /** Percent: 15 is 15 %. */
  desiredRoi: number
}

/** Percentages with two decimals. */
export interface BidResult {
  /** Appraisal + 15 %. */
  marketValue: Centavos
  /** Market value ÷ (1 + desired ROI). */
  idealBid: Centavos
  /** Market value ÷ 1.1. */
  maxBid: Centavos
  /** (market value − initial bid) ÷ initial bid. */
  estimatedRoi: number
  /** (appraisal − initial bid) ÷ appraisal. */
  discount: number
  /** Whether the estimated ROI, rounded as shown, reaches the desired one. */
  goodDeal: boolean
}

/**
 * Calculates a bid by rules of thumb (market value and maximum as in analysis/price-analysis.ts, which calls the latter
 * ideal). `null` when appraisal or bid are not positive, because they are divisors. Other costs of a purchase are
 * left out: the cost sheet (cost-sheet.ts) has them.
 */
export function calculateBid({ evaluation, initialBid, desiredRoi }: BidInputs): BidResult | null {
  const thumb = analyzePrice(initialBid, evaluation)
  if (thumb === null) return null
  const estimatedRoi = computeGrossRoi(initialBid, thumb.marketValue)!
  return {
    marketValue: thumb.marketValue,
    idealBid: Math.round(thumb.marketValue / (1 + desiredRoi / 100)),
    maxBid: thumb.idealBid,
    estimatedRoi,
    discount: thumb.discount,
    goodDeal: estimatedRoi >= desiredRoi,
  }
}
