import '../../ui/panel.css'
import './detail.css'
import { useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useMe } from '../../data/account/session.ts'
import { useMedia, wideScreenQuery } from '../../ui/use-media.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { useStickyColumn } from './use-sticky-column.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { Gallery } from './gallery.tsx'
import { PropertyHeadline } from './property-headline.tsx'
import { type LazyCard, LazyCards } from './lazy-cards.tsx'
import {
  Comparables,
  Costs,
  Course,
  Details,
  Financing,
  Judgement,
  Location,
  Risks,
} from './property-parts.tsx'
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
    : [{ id: 'financiamento', lines: 15, content: <Financing property={property} /> }]
  const course: LazyCard = { lines: 6, content: <Course property={property} /> }
  const story: LazyCard[] = [
    { lines: 6, content: <Judgement property={property} /> },
    ...(property.gone ? [] : [{ id: 'custo-total', lines: 12, content: <Costs property={property} /> }]),
    { lines: 14, content: <Risks property={property} demonstration={demonstration} /> },
    ...(wide ? [] : financing),
    { lines: 12, content: <Details property={property} now={now} /> },
    {
      id: 'localizacao',
      lines: 5,
      content: <Location property={property} postalCode={property.bankPage?.postalCode ?? null} />,
    },
    ...(wide ? [] : [course]),
    { lines: 3, content: <Comparables property={property} /> },
  ]
  return (
    <ProvenanceContext value={of}>
      <main id="main" tabIndex={-1} className="detail">
        <div className="flex items-center justify-between gap-4">
          <Breadcrumb property={property} />
          {me && <PlanBadge plan={me.plan} now={now} />}
        </div>
        <div className="detail-columns">
          <div className="min-w-0">
            <Gallery property={property} demonstration={demonstration} now={now} />
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
