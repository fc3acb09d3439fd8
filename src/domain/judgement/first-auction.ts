import { findWaitingGroup } from '../waiting/waiting-group.ts'
import type { Modality } from '../property/listing.ts'

/**
 * Whether a price is that of a first auction: its legal floor, the greater of the appraisal and the city's tax base
 * (Lei 9.514/1997, art. 24), so that being at or above the appraisal says nothing about a discount.
 */
export const isFirstAuction = (facts: {
  price: number
  evaluation: number | null
  modality: Modality | null
}): boolean => findWaitingGroup(facts, null) === 'L1'

/** What is said in place of a discount. */
export const firstAuctionText = 'piso legal do 1º leilão'
