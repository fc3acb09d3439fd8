import type { PropertyDetail } from '#contract/property-detail.ts'

export const AnalysisCard = (_: { property: PropertyDetail }) => null
