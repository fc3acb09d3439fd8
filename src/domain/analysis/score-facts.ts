import type { ListedState } from '../freshness/listing-presence.ts'
import type { Centavos } from '../money.ts'
import type { Category, Modality, Occupancy } from '../property/listing.ts'
import type { RegionFigures } from './region-figures.ts'

/** What the sources, or a person, state of a listing for its score; `null` when unknown. */
export interface StatedFacts {
  financing: boolean | null
  occupancy: Occupancy | null
  /** The bank page says who pays condomínio and tributos owed, and how much condomínio at most (`null`: no limit). */
  debtsStated: boolean
  condoDebtLimit: Centavos | null
  /** The debts that a person found out to fall to the buyer; missing when nobody has. */
  knownDebt?: Centavos | undefined
  price: Centavos
}

/** The facts from which the score is computed; `null` when unknown. */
export interface ScoreFacts extends StatedFacts {
  /** Percent below the appraisal. */
  discount: number | null
  /** Figures of the listings of the same city and category that are in the newest list, this one among them if it is. */
  region: RegionFigures
  listed: ListedState
  /** Days to the next date; negative when all known dates are past, `null` when none is known. */
  daysToAuction: number | null
  modality: Modality | null
  category: Category | null
  /** As the bank list writes it. */
  city: string
}

/** Minimum number of listings for a statement about a region or about comparables. */
export const minRegionSample = 5

/** Percent by which the price is below the region's average, negative above it; `null` with fewer than 5 listings. */
export const computeRegionalGap = ({ price, region }: Pick<ScoreFacts, 'price' | 'region'>): number | null =>
  region.sampleSize < minRegionSample || region.avgPrice <= 0
    ? null
    : ((region.avgPrice - price) * 100) / region.avgPrice
