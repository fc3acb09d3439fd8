import '../../ui/panel.css'
import './detail.css'
import { useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { useMe } from '../../data/account/account.ts'
import { useMedia, wideScreen } from '../../ui/media.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { useAlong } from './along.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { Gallery } from './gallery.tsx'
import { Headline } from './headline.tsx'
import { type Card, Cards } from './near.tsx'
import { Comparables, Costs, Course, Details, Financing, Judgement, Location, Risks } from './parts.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { PriceCard } from './price-card.tsx'
import { type Of, Whose } from './whose.ts'
import { cityOf, titleOf } from '../listing/words.ts'

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
export function Detail({ property, of, now }: { property: PropertyDetail; of: Of; now: number }) {
  usePageTitle(
    `${titleOf(property)}, ${cityOf(property)}`,
    `${titleOf(property)} em ${cityOf(property)}: preço, análise, riscos e documentos.`,
  )
  const wide = useMedia(wideScreen)
  const me = useMe()
  const [way, setWay] = useState<HTMLDivElement | null>(null)
  const wayInView = useInView(way)
  const [setSide, along, sideIsComplete] = useAlong(wide)
  const demonstration = of === 'demo'
  const financing: Card[] = property.gone
    ? []
    : [{ id: 'financiamento', lines: 15, content: <Financing property={property} /> }]
  const course: Card = { lines: 6, content: <Course property={property} /> }
  const story: Card[] = [
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
    <Whose value={of}>
      <main id="main" tabIndex={-1} className="detail">
        <div className="flex items-center justify-between gap-4">
          <Breadcrumb property={property} />
          {me && <PlanBadge plan={me.plan} now={now} />}
        </div>
        <div className="detail-columns">
          <div className="min-w-0">
            <Gallery property={property} demonstration={demonstration} now={now} />
            <Headline property={property} />
          </div>
          <div ref={setSide} data-along={along || undefined} className="detail-side panel-stack">
            <PriceCard property={property} of={of} now={now} way={setWay} />
            {wide && <Cards cards={[course, ...financing]} onEnd={sideIsComplete} />}
          </div>
          <div className="panel-stack">
            <Cards cards={story} />
          </div>
        </div>
        <FloatingBar property={property} of={of} now={now} wanted={!wayInView} />
      </main>
    </Whose>
  )
}
