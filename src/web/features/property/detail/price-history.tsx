import type { PropertyDetail } from '#contract/property-detail.ts'

export const PriceHistory = (_: { property: PropertyDetail }) => null
