import type { ListingJudgement, OfferedListing } from '#domain/consultant/consultant-answer.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { isGrounded, isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { describeDoubtfulPrice, nameDoubtfulPrice } from '#domain/property/doubtful-price-words.ts'
import {
  buildJudgedPurchase,
  computeReturnAtNext,
  type JudgedFor,
  type JudgementSources,
  judgeProperty,
} from './judge-property.ts'
import type { LadderAnswer } from './judgement-schemas.ts'
import type { Property } from './property-schemas.ts'

/** A property as the consultant speaks of it: judged for the person who asks. */
export interface ConsultantListing extends OfferedListing {
  /** The property as every list shows it. */
  property: Property
}

/** The person who asks, and what they know of the property. */
export interface ConsultantJudgedFor extends JudgedFor {
  /** Whether the person chose the target. */
  hasOwnTarget: boolean
}

/** What is known of a listing beyond the property itself. */
export type ListingKnowledge = Pick<JudgementSources, 'comparables' | 'likelyGone'> & {
  ladder: LadderAnswer | null
}

/** What is known where a list of results is all that was read. */
export const resultKnowledge: ListingKnowledge = { comparables: 0, likelyGone: null, ladder: null }

/**
 * Judges a property for the consultant by the person's target, sheet and answers, as its page and its card do.
 * @param now epoch ms
 */
export function judgeConsultantListing(
  property: Property,
  known: ListingKnowledge,
  judgedFor: ConsultantJudgedFor,
  now: number,
): ConsultantListing {
  return {
    id: property.id,
    city: property.city,
    state: property.state,
    neighborhood: property.neighborhood,
    propertyType: property.propertyType,
    category: property.category,
    modality: property.modality,
    auctionType: property.auctionType,
    price: property.price,
    evaluationValue: property.evaluationValue,
    discount: property.discount,
    paid: property.paid,
    paidDiscount: property.paidDiscount,
    netRoi: isGrounded(property.saleGround) ? property.netRoi : null,
    judgement: judgeForAnswer(property, known, judgedFor),
    nextPrice: property.nextPrice,
    listDate: property.listDate,
    ladder: property.gone ? null : known.ladder,
    debtsStated: property.debtsStated,
    condoDebtLimit: property.condoDebtLimit,
    area: property.area,
    rooms: property.rooms,
    garage: property.garage,
    situation: property.situation,
    financing: property.financing,
    fgts: property.fgts,
    auctionDate: property.auctionDate,
    gone: property.gone,
    presence: describePresence(property, now),
    doubtfulPrice: property.gone ? '' : describeDoubtfulPrice(property),
    doubtfulFigures: property.gone ? '' : nameDoubtfulPrice(property),
    property,
  }
}

function judgeForAnswer(
  property: Property,
  known: ListingKnowledge,
  judgedFor: ConsultantJudgedFor,
): ListingJudgement {
  // The verdict needs no score.
  const sources = { ...known, unusual: { listings: 0, of: 0 }, scoreParts: [] }
  const { verdict, returnRange, ground, likelyGone, maxBid, own, targetRoi } = judgeProperty(
    property,
    sources,
    judgedFor,
  )
  const purchase = buildJudgedPurchase(property, judgedFor)
  return {
    verdict,
    returnRange,
    returnAtNext: purchase && computeReturnAtNext(purchase, property),
    maxBid,
    targetRoi,
    hasOwnTarget: judgedFor.hasOwnTarget,
    own,
    isUnexplained: isUnexplainedDiscount(property),
    ground,
    likelyGone,
    purchase: purchase?.question ?? null,
    answers: judgedFor.answers,
  }
}
