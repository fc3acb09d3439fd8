import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { withJudgement } from './judged-parts.tsx'
import type { LazyCard } from './lazy-cards.tsx'
import {
  LazyComparablesCard,
  LazyCostCard,
  LazyDetailsCard,
  LazyDossierEntry,
  LazyFinancingCard,
  LazyHistoryCard,
  LazyLadderCard,
  LazyLocationCard,
  LazyOtherAccounts,
  LazyRiskCards,
  LazySaleCards,
  LazySameAddressCard,
  LazyWaitingCard,
} from './lazy-property-cards.tsx'
import { papersSection } from './papers-link.tsx'

/**
 * Lists the cards below the verdict: the story (what the price does, risks, costs), the facts of the sale and the place
 * (beside the story on a wide screen, after it elsewhere), the papers side by side (below both on a wide screen), and what
 * ends the story.
 */
export function listPropertyCards({
  property,
  demonstration,
  isForLiving = false,
  now,
}: {
  property: PropertyDetail
  demonstration: boolean
  /** Whether it is read by somebody who wants to live there: then nothing is said of a resale. */
  isForLiving?: boolean
  now: number
}): Record<'story' | 'facts' | 'papers' | 'ending', LazyCard[]> {
  const { gone, sameAddress, bankPage } = property
  const details: LazyCard = { lines: 1, content: <LazyDetailsCard property={property} now={now} /> }
  // Beside a short story, or with the long texts of a page, the facts alone would be the longer column.
  const detailsLast = gone || bankPage !== null
  return {
    // Of a listing that left the list nothing is to be decided.
    story: gone
      ? []
      : [
          {
            lines: 12,
            parts: withJudgement(LazyLadderCard),
            content: <LazyLadderCard property={property} now={now} />,
          },
          { lines: 6, content: <LazyWaitingCard property={property} /> },
          { lines: 14, content: <LazyRiskCards property={property} demonstration={demonstration} /> },
          ...(isForLiving
            ? []
            : [{ id: 'custo-total', lines: 12, content: <LazyCostCard property={property} /> }]),
        ],
    facts: [
      ...(gone || isForLiving
        ? []
        : [
            {
              id: 'financiamento',
              lines: 1,
              parts: withJudgement(LazyFinancingCard),
              content: <LazyFinancingCard property={property} />,
            },
          ]),
      { lines: 1, content: <LazySaleCards property={property} demonstration={demonstration} /> },
      { lines: 5, content: <LazyHistoryCard property={property} /> },
      ...(detailsLast ? [] : [details]),
      ...(sameAddress.total === 0
        ? []
        : [{ lines: 3, content: <LazySameAddressCard property={property} /> }]),
      {
        id: 'localizacao',
        lines: 5,
        content: <LazyLocationCard property={property} postalCode={bankPage?.postalCode ?? null} />,
      },
    ],
    papers: gone
      ? []
      : [
          {
            id: papersSection,
            lines: 2,
            content: <LazyDossierEntry property={property} demonstration={demonstration} now={now} />,
          },
        ],
    ending: [
      ...(detailsLast ? [details] : []),
      { lines: 1, content: <LazyComparablesCard property={property} /> },
      ...(isForLiving
        ? []
        : [{ id: 'outras-contas', lines: 1, content: <LazyOtherAccounts property={property} /> }]),
    ],
  }
}
