import type { Centavos } from '../money.ts'
import { computeDiscount } from '../property/price-figures.ts'
import { figuresInUse } from '../rules/figures-in-use.ts'

export const competitionLevels = ['low', 'medium', 'high'] as const
export type CompetitionLevel = (typeof competitionLevels)[number]

/**
 * What the price and the bank's appraisal alone suggest about a property: rules of thumb, labelled as such on screen.
 */
export interface PriceAnalysis {
  /** Appraisal + 15 %. */
  marketValue: Centavos
  /** (market value − price) / price in percent, one decimal. */
  estimatedRoi: number
  /** Market value / 1.1. */
  idealBid: Centavos
  /** Expected number of bidders: high above 60 % discount, medium from 40 % to 60 %, low below. */
  competition: CompetitionLevel
  /** Percent, two decimals (property/price-figures.ts). */
  discount: number
}

const competitionAt = (discount: number): CompetitionLevel =>
  discount > 60 ? 'high' : discount >= 40 ? 'medium' : 'low'

/**
 * Computes market value, estimated ROI, ideal bid and competition by rules of thumb (docs/decisions/018). Returns
 * `null` when the appraisal or the price is not known.
 */
export function analyzePrice(price: Centavos, evaluation: Centavos | null): PriceAnalysis | null {
  if (evaluation === null) return null
  const below = computeDiscount(price, evaluation)
  if (below === null || price <= 0) return null
  const marketValue = Math.round((evaluation * figuresInUse['market-115']) / 100)
  return {
    marketValue,
    estimatedRoi: Math.round(((marketValue - price) * 1000) / price) / 10 || 0,
    idealBid: Math.round((marketValue * 10) / 11),
    competition: competitionAt(below),
    discount: below,
  }
}
