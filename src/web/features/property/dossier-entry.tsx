import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { DossierCard } from '../dossier/dossier-card.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

/** The papers of the property against each other, with the answers of the person who reads its page. */
export function DossierEntry({
  property,
  demonstration,
  now,
}: {
  property: PropertyDetail
  demonstration: boolean
  now: number
}) {
  const { answers } = useJudgedProperty()
  return <DossierCard property={property} isDemonstration={demonstration} answers={answers} now={now} />
}
