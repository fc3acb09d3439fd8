import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { PriceHistory } from './price-history.tsx'
import { TrajectoryCard } from './trajectory-card.tsx'

/** What the bank lists say about the listing so far. */
export const PriceCourse = ({ property }: { property: PropertyDetail }) => (
  <>
    <PriceHistory property={property} />
    <TrajectoryCard property={property} />
  </>
)
