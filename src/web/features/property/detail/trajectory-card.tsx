import type { PropertyDetail } from '#contract/property-detail.ts'

export const TrajectoryCard = (_: { property: PropertyDetail }) => null
