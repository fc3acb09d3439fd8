import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { DocumentsCard } from './documents-card.tsx'
import { WhoPaysCard } from './who-pays-card.tsx'

/** The cards about the terms of the sale and its documents. */
export const SaleCards = ({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) => (
  <>
    <WhoPaysCard property={property} />
    <DocumentsCard property={property} demonstration={demonstration} />
  </>
)
