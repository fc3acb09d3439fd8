import type { PropertyDetail } from '#contract/property-detail.ts'

export const ScoreCard = (_: { property: PropertyDetail }) => null
