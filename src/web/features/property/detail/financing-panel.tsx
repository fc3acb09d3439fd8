import type { PropertyDetail } from '#contract/property-detail.ts'

export const FinancingPanel = (_: { property: PropertyDetail }) => null
