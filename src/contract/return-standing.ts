import { isFirstAuction } from '#domain/judgement/first-auction.ts'
import { isUnexplainedDiscount, type ReturnStanding } from '#domain/judgement/judged-return.ts'
import { verdictListDays } from '#domain/judgement/verdict-legs.ts'
import type { Property } from './property-schemas.ts'

/** Whether a property is offered in its first auction, at the legal floor. */
export const isFirstAuctionProperty = ({
  price,
  evaluationValue,
  modality,
}: Pick<Property, 'price' | 'evaluationValue' | 'modality'>): boolean =>
  isFirstAuction({ price, evaluation: evaluationValue, modality })

/**
 * Says how much may be said of a property's return.
 * @param ground of the sale value that the return is computed with: the person's own where the person has one
 */
export const readReturnStanding = (
  property: Pick<
    Property,
    'price' | 'evaluationValue' | 'modality' | 'discount' | 'pageRead' | 'saleGround' | 'listAgeDays'
  >,
  ground = property.saleGround,
): ReturnStanding => ({
  ground,
  isUnexplained: isUnexplainedDiscount(property),
  isFirstAuction: isFirstAuctionProperty(property),
  isStale: property.listAgeDays > verdictListDays,
})
