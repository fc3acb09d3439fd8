import type { PropertyDetail } from '#contract/property-detail.ts'

export const ChecklistCard = (_: { property: PropertyDetail }) => null
