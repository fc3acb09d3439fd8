import {
  type ConsultantListing,
  judgeConsultantListing,
  resultKnowledge,
} from '#contract/consultant-listing.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import { findChosenTarget } from '../../../data/account/target-roi.ts'
import { findOwnFigures } from '../../../data/saved/own-figures.ts'

/** Judges a property for the person at this browser: by the chosen target, and by the sheet and the answers saved. */
export function judgeLocalListing(property: Property | PropertyDetail): ConsultantListing {
  const chosen = findChosenTarget()
  const { sheet, answers } = findOwnFigures(property.id) ?? { sheet: null, answers: {} }
  const known = 'judgement' in property ? { ...property.judgement, ladder: property.ladder } : resultKnowledge
  const target = { targetRoi: chosen ?? defaultTargetRoi, hasOwnTarget: chosen !== null }
  return judgeConsultantListing(property, known, { ...target, sheet, answers }, Date.now())
}
