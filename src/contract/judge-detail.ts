import { type JudgedFor, judgeProperty } from './judge-property.ts'
import type { JudgementAnswer } from './judgement-schemas.ts'
import type { PropertyDetail } from './property-detail-schemas.ts'

/** Judges a property whose details are loaded again, for the person's target, sheet and answers. */
export const judgeDetail = (property: PropertyDetail, judgedFor: JudgedFor): JudgementAnswer =>
  judgeProperty(
    property,
    {
      comparables: property.judgement.comparables,
      unusual: property.judgement.unusual ?? { listings: 0, of: 0 },
      ladder: property.ladder,
      likelyGone: property.judgement.likelyGone,
      scoreParts: property.score.parts,
    },
    judgedFor,
  )
