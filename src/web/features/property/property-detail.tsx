import '../../ui/panel.css'
import './detail.css'
import './judged-cards.css'
import { useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useMe } from '../../data/account/session.ts'
import { useMedia, wideScreenQuery } from '../../ui/use-media.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { PropertyBreadcrumb } from './property-breadcrumb.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { PropertyGallery } from './property-gallery.tsx'
import { PropertyHeadline } from './property-headline.tsx'
import { type LazyCard, LazyCards } from './lazy-cards.tsx'
import {
  LazyComparablesCard,
  LazyCostCard,
  LazyDetailsCard,
  LazyFinancingCard,
  LazyHistoryCard,
  LazyLadderCard,
  LazyLocationCard,
  LazyOtherAccounts,
  LazyRiskCards,
  LazySaleCards,
  LazyWaitingCard,
} from './lazy-property-cards.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { PriceCard } from './price-card.tsx'
import { type ListProvenance, ProvenanceContext } from './list-provenance.ts'
import { VerdictCard } from './verdict-card.tsx'
import { listingCity, listingTitle } from '../listing/listing-words.ts'

/** Whether the element is on the screen; `true` until that is known. */
function useInView(element: Element | null): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return inView
}

/**
 * The property's page as one story: what it is, the verdict, the price and what it does next, what is missing and what
 * can go wrong, the costs, comparables, and the facts of the sale. Two columns on wide screens, one elsewhere.
 */
export function PropertyDetailView({
  property,
  of,
  now,
}: {
  property: PropertyDetail
  of: ListProvenance
  now: number
}) {
  usePageTitle(
    `${listingTitle(property)}, ${listingCity(property)}`,
    `${listingTitle(property)} em ${listingCity(property)}: preço, retorno, riscos e documentos.`,
  )
  const wide = useMedia(wideScreenQuery)
  const me = useMe()
  const [way, setWay] = useState<HTMLDivElement | null>(null)
  const wayInView = useInView(way)
  const demonstration = of === 'demo'
  const { gone } = property
  const story: LazyCard[] = [
    ...(gone
      ? []
      : [
          { lines: 12, content: <LazyLadderCard property={property} /> },
          { lines: 6, content: <LazyWaitingCard property={property} /> },
        ]),
    { lines: 14, content: <LazyRiskCards property={property} demonstration={demonstration} /> },
    ...(gone ? [] : [{ id: 'custo-total', lines: 12, content: <LazyCostCard property={property} /> }]),
  ]
  const facts: LazyCard[] = [
    ...(gone ? [] : [{ id: 'financiamento', lines: 6, content: <LazyFinancingCard property={property} /> }]),
    { lines: 5, content: <LazyHistoryCard property={property} /> },
    { lines: 5, content: <LazySaleCards property={property} demonstration={demonstration} /> },
    { lines: 12, content: <LazyDetailsCard property={property} now={now} /> },
    {
      id: 'localizacao',
      lines: 5,
      content: <LazyLocationCard property={property} postalCode={property.bankPage?.postalCode ?? null} />,
    },
  ]
  const ending: LazyCard[] = [
    { lines: 3, content: <LazyComparablesCard property={property} /> },
    { id: 'outras-contas', lines: 1, content: <LazyOtherAccounts property={property} /> },
  ]
  return (
    <ProvenanceContext value={of}>
      <main id="main" tabIndex={-1} className="detail">
        <div className="detail-way">
          <PropertyBreadcrumb property={property} />
          {me && <PlanBadge plan={me.plan} now={now} />}
        </div>
        <div className="detail-columns">
          <div className="panel-stack">
            <div className="detail-lead">
              <PropertyGallery property={property} demonstration={demonstration} now={now} />
              <PropertyHeadline property={property} />
            </div>
            <VerdictCard property={property} />
          </div>
          <div className="detail-side panel-stack">
            <PriceCard property={property} of={of} now={now} way={setWay} />
            {wide && <LazyCards cards={facts} />}
          </div>
          <div className="detail-story panel-stack">
            <LazyCards cards={wide ? story : [...story, ...facts, ...ending]} />
          </div>
          {wide && (
            <div className="detail-ending panel-stack">
              <LazyCards cards={ending} />
            </div>
          )}
        </div>
        <FloatingBar property={property} of={of} now={now} wanted={!wayInView} />
      </main>
    </ProvenanceContext>
  )
}
