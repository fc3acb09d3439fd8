import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { MissingCard } from './missing-card.tsx'

/** What is not known, beside what to verify before a bid. */
export const RiskCards = ({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) => (
  <div className="panel-pair detail-risks">
    <MissingCard property={property} demonstration={demonstration} />
    <ChecklistCard property={property} demonstration={demonstration} />
  </div>
)
