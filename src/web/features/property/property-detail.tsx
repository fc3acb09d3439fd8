import '../../ui/panel.css'
import './detail.css'
import { useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useMe } from '../../data/account/session.ts'
import { useMedia, wideScreenQuery } from '../../ui/use-media.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { useStickyColumn } from './use-sticky-column.ts'
import { PropertyBreadcrumb } from './property-breadcrumb.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { PropertyGallery } from './property-gallery.tsx'
import { PropertyHeadline } from './property-headline.tsx'
import { type LazyCard, LazyCards } from './lazy-cards.tsx'
import {
  LazyComparablesCard,
  LazyCostCard,
  LazyPriceCourse,
  LazyDetailsCard,
  LazyFinancingPanel,
  LazyPropertyJudgement,
  LazyLocationCard,
  LazyRiskCards,
} from './lazy-property-cards.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { PriceCard } from './price-card.tsx'
import { type ListProvenance, ProvenanceContext } from './list-provenance.ts'
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
 * The property's page: what it is, what it costs, what it may yield, what can go wrong, what to do now. Two columns
 * on wide screens, one elsewhere.
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
    `${listingTitle(property)} em ${listingCity(property)}: preço, análise, riscos e documentos.`,
  )
  const wide = useMedia(wideScreenQuery)
  const me = useMe()
  const [way, setWay] = useState<HTMLDivElement | null>(null)
  const wayInView = useInView(way)
  const [setSide, along, sideIsComplete] = useStickyColumn(wide)
  const demonstration = of === 'demo'
  const financing: LazyCard[] = property.gone
    ? []
    : [{ id: 'financiamento', lines: 15, content: <LazyFinancingPanel property={property} /> }]
  const course: LazyCard = { lines: 6, content: <LazyPriceCourse property={property} /> }
  const story: LazyCard[] = [
    { lines: 6, content: <LazyPropertyJudgement property={property} /> },
    ...(property.gone
      ? []
      : [{ id: 'custo-total', lines: 12, content: <LazyCostCard property={property} /> }]),
    { lines: 14, content: <LazyRiskCards property={property} demonstration={demonstration} /> },
    ...(wide ? [] : financing),
    { lines: 12, content: <LazyDetailsCard property={property} now={now} /> },
    {
      id: 'localizacao',
      lines: 5,
      content: <LazyLocationCard property={property} postalCode={property.bankPage?.postalCode ?? null} />,
    },
    ...(wide ? [] : [course]),
    { lines: 3, content: <LazyComparablesCard property={property} /> },
  ]
  return (
    <ProvenanceContext value={of}>
      <main id="main" tabIndex={-1} className="detail">
        <div className="flex items-center justify-between gap-4">
          <PropertyBreadcrumb property={property} />
          {me && <PlanBadge plan={me.plan} now={now} />}
        </div>
        <div className="detail-columns">
          <div className="min-w-0">
            <PropertyGallery property={property} demonstration={demonstration} now={now} />
            <PropertyHeadline property={property} />
          </div>
          <div ref={setSide} data-along={along || undefined} className="detail-side panel-stack">
            <PriceCard property={property} of={of} now={now} way={setWay} />
            {wide && <LazyCards cards={[course, ...financing]} onEnd={sideIsComplete} />}
          </div>
          <div className="panel-stack">
            <LazyCards cards={story} />
          </div>
        </div>
        <FloatingBar property={property} of={of} now={now} wanted={!wayInView} />
      </main>
    </ProvenanceContext>
  )
}
