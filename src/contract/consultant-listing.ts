import type { ListingJudgement, OfferedListing } from '#domain/consultant/consultant-answer.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { describeDoubtfulPrice, nameDoubtfulPrice } from '#domain/property/doubtful-price-words.ts'
import { buildJudgedPurchase, computeReturnAtNext, type JudgedFor, judgeProperty } from './judge-property.ts'
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

/**
 * Judges a property for the consultant by the person's target, sheet and answers, as its page and its card do.
 * @param now epoch ms
 * @param ladder what the price ladder says of it; `null` also where only the list of results is known
 */
export function judgeConsultantListing(
  property: Property,
  ladder: LadderAnswer | null,
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
    netRoi: property.netRoi,
    judgement: judgeForAnswer(property, ladder, judgedFor),
    nextPrice: property.nextPrice,
    listDate: property.listDate,
    ladder: property.gone ? null : ladder,
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
  ladder: LadderAnswer | null,
  judgedFor: ConsultantJudgedFor,
): ListingJudgement {
  // The verdict needs neither comparables nor score.
  const sources = { comparables: 0, unusual: { listings: 0, of: 0 }, ladder, scoreParts: [] }
  const { verdict, returnRange, maxBid, own, targetRoi } = judgeProperty(property, sources, judgedFor)
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
    purchase: purchase?.question ?? null,
    answers: judgedFor.answers,
  }
}
