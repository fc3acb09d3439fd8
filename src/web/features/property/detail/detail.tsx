import '../../../ui/detail.css'
import { Suspense, useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { useMe } from '../../../api/account.ts'
import { useMedia, wideScreen } from '../../../ui/media.ts'
import { usePageTitle } from '../../../ui/page-title.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { Gallery } from './gallery.tsx'
import { Headline } from './headline.tsx'
import { Near } from './near.tsx'
import { Comparables, Course, Details, Financing, Judgement, Location, Risks } from './parts.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { PriceCard } from './price-card.tsx'
import { PanelSkeleton } from './skeleton.tsx'
import { type Of, Whose } from './whose.ts'
import { cityOf, titleOf } from './words.ts'

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
 * The page on which one decides, as a story: what it is, what it costs, what it may yield, what can go wrong, what
 * to do now. Two columns on a desk, one elsewhere.
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
  const demonstration = of === 'demo'
  const financing = (
    <Near id="financiamento" lines={15}>
      <Financing property={property} />
    </Near>
  )
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
          <div className="detail-side detail-stack">
            <PriceCard property={property} of={of} now={now} way={setWay} />
            {wide && (
              <Suspense fallback={<PanelSkeleton lines={4} />}>
                <Course property={property} />
                {financing}
              </Suspense>
            )}
          </div>
          <div className="detail-stack">
            <Suspense fallback={<PanelSkeleton lines={6} />}>
              <Judgement property={property} />
              <Near lines={14}>
                <Risks property={property} demonstration={demonstration} />
              </Near>
              {!wide && financing}
              <Near lines={12}>
                <Details property={property} now={now} />
              </Near>
              <Near id="localizacao" lines={5}>
                <Location property={property} postalCode={property.bankPage?.postalCode ?? null} />
              </Near>
              {!wide && (
                <Near lines={12}>
                  <Course property={property} />
                </Near>
              )}
              <Near lines={10}>
                <Comparables property={property} />
              </Near>
            </Suspense>
          </div>
        </div>
        <FloatingBar property={property} of={of} wanted={!wayInView} />
      </main>
    </Whose>
  )
}
