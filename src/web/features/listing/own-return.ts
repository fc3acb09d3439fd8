import { judgedForAnybody, judgeReturn } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { OwnFigures } from '../../data/saved/own-figures.ts'

/** Computes the return of a listing from the person's saved figures; `null` when they do not change it. */
export function computeOwnReturn(property: Property, figures: OwnFigures) {
  const { own, returnRange, ground } = judgeReturn(property, { ...judgedForAnybody, ...figures })
  return own ? { range: returnRange, ground, own } : null
}
