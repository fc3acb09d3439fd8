import '../../ui/panel.css'
import '../listing/facts/property-page.css'
import './detail.css'
import './judged-cards.css'
import './place-card.css'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useMe } from '../../data/account/session.ts'
import { FailureBoundary } from '../../framework/failure-boundary.tsx'
import { LatePart } from '../../framework/late-part.tsx'
import { lazyPart } from '../../framework/lazy-part.tsx'
import { usePageHead } from '../../framework/page-head.ts'
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { usePrintButton } from '../../ui/use-print-button.ts'
import { wideScreenQuery } from '../../ui/wide-screen.ts'
import { listingCity, listingTitle } from '../listing/listing-words.ts'
import { FloatingBar } from './floating-bar.tsx'
import { FoldedContext } from './folding-panel.tsx'
import { JudgedPropertyProvider } from './judged-property-provider.tsx'
import { LadderCard } from './ladder-card.tsx'
import { type ListProvenance, ProvenanceContext } from './list-provenance.ts'
import { PaperHeadlineEntry } from './paper-headline-entry.tsx'
import { papersSection } from './papers-link.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { PriceCard } from './price-card.tsx'
import { PrintPropertyButton } from './print-property-button.tsx'
import { PropertyBreadcrumb } from './property-breadcrumb.tsx'
import { PropertyGallery } from './property-gallery.tsx'
import { PropertyHeadline } from './property-headline.tsx'
import { scrollToSection } from './scroll-to-section.ts'
import { Verdict } from './verdict.tsx'

/** All that lies below the fold. */
const PropertyCards = lazyPart('features/property/property-cards.tsx', () => import('./property-cards.tsx'))

/** What is printed; nobody needs it to read the page. */
const PropertyPaper = lazyPart('features/property/property-paper.tsx', () => import('./property-paper.tsx'))

/**
 * Cards below the fold, drawn in the browser once the top of the page answers, all of them at once and in slices that hold
 * up no press: a card is never exactly as tall as its skeleton, and nothing on the screen may move when it replaces it.
 */
function BelowTheFold({ skeleton, children }: { skeleton: readonly number[]; children: ReactNode }) {
  const isWanted = useDeferredValue(true, false)
  const shape = skeleton.map((lines, at) => <PanelSkeleton key={at} lines={lines} />)
  if (!isWanted) return shape
  return (
    <FailureBoundary
      attempt=""
      fallback={() => (
        <p className="panel text-sm text-ink-2">
          O resto da página não carregou. Verifique a conexão e recarregue a página.
        </p>
      )}
    >
      <Suspense fallback={shape}>{children}</Suspense>
    </FailureBoundary>
  )
}

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
  provenance,
  now,
}: {
  property: PropertyDetail
  provenance: ListProvenance
  now: number
}) {
  usePageHead({
    title: `${listingTitle(property)}, ${listingCity(property)}`,
    description: `${listingTitle(property)} em ${listingCity(property)}: preço, retorno, riscos e documentos.`,
  })
  const wide = useMedia(wideScreenQuery)
  const me = useMe()
  const [onwardLinks, setOnwardLinks] = useState<HTMLDivElement | null>(null)
  const linksInView = useInView(onwardLinks)
  const { attempt, isWanted, print, onPrinted } = usePrintButton()
  useEffect(() => {
    if (window.location.hash === `#${papersSection}`) scrollToSection(papersSection)
  }, [])
  const demonstration = provenance === 'demo'
  const shown = { property, demonstration, now }
  return (
    <ProvenanceContext value={provenance}>
      <JudgedPropertyProvider property={property}>
        <FoldedContext value={!wide}>
          <main id="main" tabIndex={-1} className="property-page detail">
            <div className="detail-way">
              <PropertyBreadcrumb property={property} />
              {me && <PlanBadge plan={me.plan} now={now} />}
            </div>
            <div className="property-columns">
              <div className="panel-stack">
                <div className="property-lead detail-lead">
                  <PropertyGallery {...shown} />
                  <PropertyHeadline {...shown} onPrint={print} />
                </div>
                <PaperHeadlineEntry {...shown} />
                <Verdict property={property} />
              </div>
              <div className="property-side detail-side panel-stack">
                <PriceCard
                  property={property}
                  provenance={provenance}
                  now={now}
                  onwardLinks={setOnwardLinks}
                />
                <div className="detail-side-cards">
                  <BelowTheFold skeleton={property.gone ? [4] : [1, 4, 5]}>
                    <PropertyCards place="side" {...shown} />
                  </BelowTheFold>
                </div>
              </div>
              <div className="detail-story panel-stack">
                {!property.gone && <LadderCard property={property} now={now} />}
                <BelowTheFold skeleton={property.gone ? [4, 5] : [6, 14, 12]}>
                  <PropertyCards place="story" {...shown} />
                </BelowTheFold>
              </div>
              <div className="detail-papers panel-stack">
                <BelowTheFold skeleton={[]}>
                  <PropertyCards place="papers" {...shown} />
                </BelowTheFold>
              </div>
            </div>
            <PrintPropertyButton onPrint={print} className="mt-4 lg:hidden" />
            <FloatingBar property={property} provenance={provenance} now={now} wanted={!linksInView} />
          </main>
        </FoldedContext>
        <LatePart key={attempt} part={PropertyPaper}>
          <PropertyPaper property={property} now={now} wanted={isWanted} onPrinted={onPrinted} />
        </LatePart>
      </JudgedPropertyProvider>
    </ProvenanceContext>
  )
}
