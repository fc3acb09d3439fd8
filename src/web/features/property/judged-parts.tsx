import type { ReactNode } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { type LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import { FoldedContext } from './folding-panel.tsx'
import { type ListProvenance, ProvenanceContext } from './list-provenance.ts'

/** The functions that judge a property, which every card below its headline needs. */
const LazyJudgement = lazyPart('features/property/judged-property-provider.tsx', async () => ({
  default: (await import('./judged-property-provider.tsx')).JudgedPropertyProvider,
}))

export const LazyVerdict = lazyPart('features/property/verdict.tsx', async () => ({
  default: (await import('./verdict.tsx')).Verdict,
}))

export const LazyPriceCard = lazyPart('features/property/price-card.tsx', async () => ({
  default: (await import('./price-card.tsx')).PriceCard,
}))

type LoadedPart = Pick<LazyPart<never>, 'load'>

/** What a judged part loads: its own code, and the functions that judge. */
export const withJudgement = (part: LoadedPart): readonly LoadedPart[] => [LazyJudgement, part]

/** Loads what the top of the page needs; `undefined` once it is there. */
export function loadJudgedParts(): Promise<unknown> | undefined {
  const loading = [LazyJudgement, LazyVerdict, LazyPriceCard].flatMap(part => part.load() ?? [])
  return loading.length === 0 ? undefined : Promise.allSettled(loading)
}

/** What the cards of a property have in common, each within its own part of the page. */
export const JudgedPart = ({
  property,
  provenance,
  folded,
  children,
}: {
  property: PropertyDetail
  provenance: ListProvenance
  /** Whether secondary cards are folded. */
  folded: boolean
  children: ReactNode
}) => (
  <ProvenanceContext value={provenance}>
    <FoldedContext value={folded}>
      <LazyJudgement property={property}>{children}</LazyJudgement>
    </FoldedContext>
  </ProvenanceContext>
)
