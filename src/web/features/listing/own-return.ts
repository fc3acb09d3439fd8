import { judgedForAnybody, judgeReturn } from '#contract/judge-property.ts'
import type { Property, ReturnRange } from '#contract/property-schemas.ts'
import type { OwnFigures } from '../../data/saved/own-figures.ts'

/** Computes the return of a listing from the person's saved figures; `null` when they do not change it. */
export function computeOwnReturn(property: Property, figures: OwnFigures): ReturnRange | null {
  const { own, returnRange } = judgeReturn(property, { ...judgedForAnybody, ...figures })
  return own ? returnRange : null
}
