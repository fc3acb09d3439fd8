import { ChevronDown } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { LivingCard } from '../home-purchase/living-card.tsx'
import { VerdictCard } from './verdict-card.tsx'

/** The verdict on a property: its return, or for who wants to live there what it takes of the family's money. */
export function Verdict({ property }: { property: PropertyDetail }) {
  const isForLiving = useIsForLiving()
  if (!isForLiving || property.gone) return <VerdictCard property={property} />
  return (
    <>
      <LivingCard property={property} />
      <details className="verdict-folded">
        <summary>
          O retorno, para quem revende
          <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
        </summary>
        <VerdictCard property={property} />
      </details>
    </>
  )
}
