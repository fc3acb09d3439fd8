import '../../ui/panel.css'
import '../listing/facts/property-page.css'
import './detail.css'
import './judged-cards.css'
import './place-card.css'
import { useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { useMe } from '../../data/account/session.ts'
import { HydrateAtUse } from '../../ui/hydrate-at-use.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { wideScreenQuery } from '../../ui/wide-screen.ts'
import { usePrintButton } from '../../ui/use-print-button.ts'
import { usePageHead } from '../../ui/page-head.ts'
import { AtRest } from '../../ui/at-rest.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PropertyBreadcrumb } from './property-breadcrumb.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { PropertyGallery } from './property-gallery.tsx'
import { PropertyHeadline } from './property-headline.tsx'
import { type LazyCard, LazyCards, WideCards } from './lazy-cards.tsx'
import { papersSection } from './papers-link.tsx'
import { listPropertyCards } from './property-card-order.tsx'
import { JudgedPart, LazyPriceCard, LazyVerdict, withJudgement } from './judged-parts.tsx'
import { PaperHeadlineEntry } from './paper-headline-entry.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { PrintPropertyButton } from './print-property-button.tsx'
import type { ListProvenance } from './list-provenance.ts'
import { scrollToSection } from './scroll-to-section.ts'
import { listingCity, listingTitle } from '../listing/listing-words.ts'

/** What is printed; nobody needs it to read the page. */
const PropertyPaper = lazyPart('features/property/property-paper.tsx', () => import('./property-paper.tsx'))

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
  const isForLiving = useIsForLiving()
  const [onwardLinks, setOnwardLinks] = useState<HTMLDivElement | null>(null)
  const linksInView = useInView(onwardLinks)
  // The papers stay in one place at every width, so that printing does not begin them again.
  const [shown, setShown] = useState<'nothing' | 'story' | 'papers'>('nothing')
  const { attempt, isAsked, isWanted, print, onPrinted } = usePrintButton()
  useEffect(() => {
    if (window.location.hash === `#${papersSection}`) scrollToSection(papersSection)
  }, [])
  const demonstration = provenance === 'demo'
  const { story, facts, papers, ending } = listPropertyCards({ property, demonstration, isForLiving, now })
  const judged = { property, provenance }
  const paper = (
    <LatePart key={attempt} part={PropertyPaper}>
      <JudgedPart {...judged} folded={false}>
        <PropertyPaper property={property} now={now} wanted={isWanted} onPrinted={onPrinted} />
      </JudgedPart>
    </LatePart>
  )
  const judge = (cards: readonly LazyCard[], folded = !wide) =>
    cards.map(card => ({
      ...card,
      content: (
        <JudgedPart {...judged} folded={folded}>
          {card.content}
        </JudgedPart>
      ),
    }))
  return (
    <>
      <main id="main" tabIndex={-1} className="property-page detail">
        <div className="detail-way">
          <PropertyBreadcrumb property={property} />
          {me && <PlanBadge plan={me.plan} now={now} />}
        </div>
        <div className="property-columns">
          <div className="panel-stack">
            <div className="property-lead detail-lead">
              <PropertyGallery property={property} demonstration={demonstration} now={now} />
              <PropertyHeadline property={property} demonstration={demonstration} now={now} onPrint={print} />
            </div>
            <PaperHeadlineEntry property={property} demonstration={demonstration} now={now} />
            <HydrateAtUse parts={withJudgement(LazyVerdict)}>
              <JudgedPart {...judged} folded={!wide}>
                <LazyVerdict property={property} />
              </JudgedPart>
            </HydrateAtUse>
          </div>
          <div className="property-side detail-side panel-stack">
            <HydrateAtUse parts={withJudgement(LazyPriceCard)}>
              <JudgedPart {...judged} folded={!wide}>
                <LazyPriceCard
                  property={property}
                  provenance={provenance}
                  now={now}
                  onwardLinks={setOnwardLinks}
                />
              </JudgedPart>
            </HydrateAtUse>
            <WideCards cards={judge(facts, false)} />
          </div>
          <div className="detail-story panel-stack">
            <LazyCards
              cards={judge(wide ? [...story, ...ending] : [...story, ...facts])}
              onAllShown={() => setShown(before => (before === 'nothing' ? 'story' : before))}
            />
          </div>
          {shown !== 'nothing' && (
            <div className="detail-papers panel-stack">
              <LazyCards cards={judge(papers)} onAllShown={() => setShown('papers')} />
              {!wide && shown === 'papers' && <LazyCards cards={judge(ending)} />}
            </div>
          )}
        </div>
        <PrintPropertyButton onPrint={print} className="mt-4 lg:hidden" />
        <FloatingBar property={property} provenance={provenance} now={now} wanted={!linksInView} />
      </main>
      {isAsked ? paper : <AtRest before={null}>{paper}</AtRest>}
    </>
  )
}
