import type { Centavos } from '../money.ts'
import { computeDiscount } from '../property/price-figures.ts'
import type { Modality } from '../property/listing.ts'

/**
 * Groups of listings that leave the list and get cheaper alike: `L1` and `L2` in an auction at the appraisal or below
 * it, `A` in a licitação, `O` and `D` in venda online and venda direta with a discount under 42 % (`0`) or from 42 %
 * (`1`).
 */
export const waitingGroups = ['L1', 'L2', 'A', 'O0', 'O1', 'D0', 'D1'] as const
export type WaitingGroup = (typeof waitingGroups)[number]

/** Percent of the appraisal from which an auction price is that of the first auction. */
const firstAuctionPercent = 99.5
/** Discount in percent that divides the sales. */
const deepDiscount = 42

/** Finds the group of a listing; `null` without its modality, or without an appraisal where the group depends on it. */
export function findWaitingGroup(listing: {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
}): WaitingGroup | null {
  const { price, evaluation, modality } = listing
  if (modality === null) return null
  if (modality === 'licitacao') return 'A'
  if (evaluation === null || evaluation <= 0 || price <= 0) return null
  if (modality === 'leilao') return price * 100 >= evaluation * firstAuctionPercent ? 'L1' : 'L2'
  const discount = computeDiscount(price, evaluation)
  if (discount === null) return null
  const deep = discount >= deepDiscount
  if (modality === 'venda-online') return deep ? 'O1' : 'O0'
  return deep ? 'D1' : 'D0'
}
