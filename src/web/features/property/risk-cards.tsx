import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { LegalCard } from './legal-card.tsx'

/** The cards about what can go wrong. */
export const RiskCards = ({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) => (
  <>
    <ChecklistCard property={property} />
    <LegalCard property={property} demonstration={demonstration} />
  </>
)
