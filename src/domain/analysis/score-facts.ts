import type { Centavos } from '../money.ts'
import type { Category, Modality } from '../property/property.ts'
import type { RegionFigures } from './region.ts'

/** What the score is made of; `null` = not known. */
export interface ScoreFacts {
  /** Percent below the appraisal. */
  discount: number | null
  financing: boolean | null
  price: Centavos
  /** What is offered in the same city and category, the listing itself among them unless it has gone. */
  region: RegionFigures
  gone: boolean
  /** Days to the next date; negative where all known dates are past, `null` where none is known. */
  daysToAuction: number | null
  modality: Modality | null
  category: Category | null
  /** As the bank's list writes it. */
  city: string
}

/** The fewest that tell anything of others: of a place (discovery.md 9), as comparables (decisions.md 6). */
export const fewest = 5

/** How far the price is below the region's average, in percent; negative above it; `null` with fewer than 5. */
export const regionalGap = ({ price, region }: Pick<ScoreFacts, 'price' | 'region'>): number | null =>
  region.sampleSize < fewest || region.avgPrice <= 0
    ? null
    : ((region.avgPrice - price) * 100) / region.avgPrice
