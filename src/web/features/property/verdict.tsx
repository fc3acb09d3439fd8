import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { LivingCard } from '../home-purchase/living-card.tsx'
import { VerdictCard } from './verdict-card.tsx'

/** The verdict on a property: its return, or for who wants to live there what it takes of the family's money. */
export function Verdict({ property }: { property: PropertyDetail }) {
  const isForLiving = useIsForLiving()
  return isForLiving && !property.gone ? (
    <LivingCard property={property} />
  ) : (
    <VerdictCard property={property} />
  )
}
