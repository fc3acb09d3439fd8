import type { PropertyDetail } from '#contract/property-detail.ts'

export const ComparablesCard = (_: { property: PropertyDetail }) => null
