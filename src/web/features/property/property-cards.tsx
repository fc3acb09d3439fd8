import type { ReactNode } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { useMedia } from '../../ui/use-media.ts'
import { wideScreenQuery } from '../../ui/wide-screen.ts'
import { ComparablesCard } from './comparables-card.tsx'
import { CostCard } from './cost-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { DossierEntry } from './dossier-entry.tsx'
import { FinancingCard } from './financing-card.tsx'
import { HistoryCard, SoldInBuilding } from './history-card.tsx'
import { LocationCard } from './location-card.tsx'
import { OtherAccounts } from './other-accounts.tsx'
import { NoPaidPrices, PaidPriceCard } from './paid-price-card.tsx'
import { papersSection } from './papers-link.tsx'
import { RiskCards } from './risk-cards.tsx'
import { SaleCards } from './sale-cards.tsx'
import { SameAddressCard } from './same-address-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

interface PropertyCard {
  key: string
  /** The target of links. */
  id?: string
  content: ReactNode
}

/**
 * Lists the cards below the verdict and the ladder: the story (what was paid in the building, waiting, risks, costs), the facts of the sale and the place
 * (beside the story on a wide screen, after it elsewhere), the papers side by side (below both on a wide screen), and what
 * ends the story.
 */
export function listPropertyCards({
  property,
  demonstration,
  isResidentBuyer = false,
  now,
}: {
  property: PropertyDetail
  demonstration: boolean
  /** A resident buyer sees no cards about a resale. */
  isResidentBuyer?: boolean
  now: number
}): Record<'story' | 'facts' | 'papers' | 'ending', PropertyCard[]> {
  const { gone, sameAddress, bankPage, paidPrices } = property
  const isAnySaleKnown = paidPrices.sales.length > 0
  const details = { key: 'details', content: <DetailsCard property={property} now={now} /> }
  // Beside a short story, or when the page has long texts, the facts would make the longer column.
  const detailsLast = gone || bankPage !== null
  const knownSales = isAnySaleKnown
    ? [
        {
          key: 'paid prices',
          id: 'pago-no-predio',
          content: <PaidPriceCard paidPrices={paidPrices} property={property} />,
        },
      ]
    : []
  return {
    // For a listing that left the list there is nothing to decide; what was paid in its building stays true.
    story: gone
      ? knownSales
      : [
          ...knownSales,
          { key: 'waiting', content: <WaitingCard property={property} now={now} /> },
          { key: 'risks', content: <RiskCards property={property} demonstration={demonstration} /> },
          ...(isResidentBuyer
            ? []
            : [{ key: 'costs', id: 'custo-total', content: <CostCard property={property} /> }]),
        ],
    facts: [
      ...(gone || isResidentBuyer
        ? []
        : [{ key: 'financing', id: 'financiamento', content: <FinancingCard property={property} /> }]),
      { key: 'sale', content: <SaleCards property={property} demonstration={demonstration} /> },
      { key: 'history', content: <HistoryCard property={property} /> },
      ...(detailsLast ? [] : [details]),
      ...(sameAddress.total === 0
        ? []
        : [{ key: 'same address', content: <SameAddressCard property={property} /> }]),
      {
        key: 'location',
        id: 'localizacao',
        content: <LocationCard property={property} postalCode={bankPage?.postalCode ?? null} />,
      },
    ],
    papers: gone
      ? []
      : [
          {
            key: 'papers',
            id: papersSection,
            content: <DossierEntry property={property} demonstration={demonstration} now={now} />,
          },
        ],
    ending: [
      ...(detailsLast ? [details] : []),
      ...(property.soldInBuilding.length === 0
        ? []
        : [{ key: 'sold in building', content: <SoldInBuilding property={property} /> }]),
      { key: 'comparables', content: <ComparablesCard property={property} /> },
      ...(isResidentBuyer
        ? []
        : [{ key: 'others', id: 'outras-contas', content: <OtherAccounts property={property} /> }]),
      ...(gone || isAnySaleKnown
        ? []
        : [
            {
              key: 'no paid prices',
              content: <NoPaidPrices paidPrices={paidPrices} property={property} />,
            },
          ]),
    ],
  }
}

/** A place on the page that holds cards, one below the other. */
type CardPlace = 'side' | 'story' | 'papers'

/** The cards of one place. On a phone the facts follow the story, and what ends it follows the papers. */
export default function PropertyCards({
  place,
  property,
  demonstration,
  now,
}: {
  place: CardPlace
  property: PropertyDetail
  demonstration: boolean
  now: number
}) {
  const wide = useMedia(wideScreenQuery)
  const isResidentBuyer = useIsResidentBuyer()
  const { story, facts, papers, ending } = listPropertyCards({
    property,
    demonstration,
    isResidentBuyer,
    now,
  })
  const cards: Record<CardPlace, readonly PropertyCard[]> = wide
    ? { side: facts, story: [...story, ...ending], papers }
    : { side: [], story: [...story, ...facts], papers: [...papers, ...ending] }
  return cards[place].map(({ key, id, content }) => (
    <div key={key} id={id} tabIndex={id === undefined ? undefined : -1} className="panel-stack outline-none">
      {content}
    </div>
  ))
}
