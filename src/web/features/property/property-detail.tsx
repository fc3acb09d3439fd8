import '../../ui/panel.css'
import '../listing/facts/property-page.css'
import './property.css'
import '../dossier/paper.css'
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
import { LadderCard } from './ladder-card.tsx'
import { type ListProvenance, ProvenanceContext } from './list-provenance.ts'
import { PapersLink, papersSection } from './papers-link.tsx'
import { PriceCard } from './price-card.tsx'
import { PrintPropertyButton } from './print-property-button.tsx'
import { PropertyGallery } from './property-gallery.tsx'
import { PropertyHeadline } from './property-headline.tsx'
import { scrollToSection } from './scroll-to-section.ts'
import { JudgedPropertyContext, useJudgement } from './use-judged-property.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { ResidentBuyerCard } from '../home-purchase/resident-buyer-card.tsx'
import { VerdictCard } from './verdict-card.tsx'
import type { Plan } from '#contract/account-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { describePlanStatus, planLabels } from '../account/plan-words.ts'
import { Link } from '../../framework/link.tsx'
import type { Property } from '#contract/property-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName } from '#domain/states.ts'
import { useReadPapers } from '../../data/papers/read-papers.ts'

const LazyPaperHeadline = lazyPart('features/dossier/paper-headline.tsx', async () => ({
  default: (await import('../dossier/paper-headline.tsx')).PaperHeadline,
}))

/**
 * The headline of the property's papers, above the verdict, which does not take them into account. Its place is
 * reserved from the first paint where the account keeps a paper or one was read in this visit; elsewhere nothing is
 * rendered, and no code is loaded.
 */
function PaperHeadlineEntry({
  property,
  demonstration,
  now,
}: {
  property: PropertyDetail
  demonstration: boolean
  now: number
}) {
  const isRead = useReadPapers().some(({ propertyId }) => propertyId === property.id)
  if (property.gone || !(isRead || property.keptPapers.length > 0)) return null
  return (
    <FailureBoundary
      attempt={property.id}
      fallback={() => (
        <div className="panel paper-headline" data-group="weighs">
          <div>
            <p className="col-span-full text-sm">
              O que dizem os papéis deste imóvel não carregou: o que vem abaixo não conta com eles. Verifique
              a conexão e recarregue a página.
            </p>
          </div>
        </div>
      )}
    >
      <Suspense
        fallback={
          <div className="panel paper-headline">
            <div />
          </div>
        }
      >
        <LazyPaperHeadline
          property={property}
          isDemonstration={demonstration}
          now={now}
          way={
            <PapersLink className="paper-headline-way text-link text-sm">
              Ver os papéis lado a lado
            </PapersLink>
          }
        />
      </Suspense>
    </FailureBoundary>
  )
}

/** Buscar / state / city, each a link to its search. */
const PropertyBreadcrumb = ({ property: { state, city } }: { property: Property }) => (
  <nav aria-label="Onde você está" className="min-w-0">
    <ol className="flex items-center text-sm text-ink-3">
      {[
        { name: 'Buscar', search: {} },
        { name: stateName(state), search: { state } },
        { name: formatPlaceName(city), search: { state, city } },
      ].map(({ name, search }, at) => (
        <li key={name + at} className={at < 2 ? 'flex shrink-0 items-center' : 'flex min-w-0 items-center'}>
          {at > 0 && (
            <span className="px-1.5" aria-hidden="true">
              /
            </span>
          )}
          <Link
            to={pagePaths.search}
            search={search}
            className="truncate rounded-sm py-3 underline-offset-4 hover:text-ink hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)

/** The account's plan and its status; suspended in the colour of risk. */
function PlanBadge({ plan, now }: { plan: Plan; now: number }) {
  const planStatus = describePlanStatus(plan, now)
  return (
    <span
      className={classNames(
        'inline-flex h-6 shrink-0 items-center gap-1 rounded-sm px-2 text-2xs font-medium whitespace-nowrap',
        planStatus?.bad ? 'bg-risk-soft text-risk' : 'bg-raised-2 text-ink-2',
      )}
    >
      <span className="sr-only">Seu plano: </span>
      {planLabels[plan.type]}
      {planStatus && ` · ${planStatus.label}`}
    </span>
  )
}

/** The verdict on a property: its return or, for a resident buyer, what it costs the family. */
function Verdict({ property }: { property: PropertyDetail }) {
  const isResidentBuyer = useIsResidentBuyer()
  return isResidentBuyer && !property.gone ? (
    <ResidentBuyerCard property={property} />
  ) : (
    <VerdictCard property={property} />
  )
}

/** Judges the property once for all cards within. */
export function JudgedPropertyProvider({
  property,
  children,
}: {
  property: PropertyDetail
  children: ReactNode
}) {
  return <JudgedPropertyContext value={useJudgement(property)}>{children}</JudgedPropertyContext>
}

/** All that lies below the fold. */
const PropertyCards = lazyPart('features/property/property-cards.tsx', () => import('./property-cards.tsx'))

/** The printed sheet; its code is not needed to read the page. */
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
            <div className="hidden lg:flex lg:items-center lg:justify-between lg:gap-4">
              <PropertyBreadcrumb property={property} />
              {me && <PlanBadge plan={me.plan} now={now} />}
            </div>
            <div className="property-columns">
              <div className="panel-stack">
                <div className="property-lead max-lg:grid-cols-1 max-lg:gap-3.5">
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
                <BelowTheFold
                  skeleton={[
                    ...(property.paidPrices.sales.length > 0 ? [14] : []),
                    ...(property.gone ? [4, 5] : [6, 14, 12]),
                  ]}
                >
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
