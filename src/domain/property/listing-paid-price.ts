import type { Centavos } from '../money.ts'
import { computeDiscount } from './price-figures.ts'

/** What is estimated from sales in a listing's building, as the catalogue keeps it. */
export interface ListingPaidPrice {
  estimate: Centavos
  /** The ends of the range that holds eight of ten later sales. */
  low: Centavos
  high: Centavos
  /** The number of sales used, and the months of the first and the last one, `YYYY-MM`. */
  sales: number
  first: string
  last: string
  /** What the values are, as the city calls them: `base do ITBI`. */
  basis: string
  city: string
  /** Whose records they are. */
  source: string
}

/** Returns by how many percent a price is below the estimate, two decimals; negative above it, `null` without one. */
export const computePaidDiscount = (
  price: Centavos,
  paid: Pick<ListingPaidPrice, 'estimate'> | null,
): number | null => (paid === null ? null : computeDiscount(price, paid.estimate))
