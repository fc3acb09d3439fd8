import { useQuery } from '@tanstack/react-query'
import type { Property } from '#contract/catalogue-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { countsQuery } from '../../data/catalogue/list-queries.ts'
import { useKnownFavorites } from '../../data/saved/favorite-actions.ts'
import { classNames } from '../../ui/class-names.ts'
import { describeOrder, dependsOnReturn } from '../filters/order-words.ts'
import { FittingHomesLink, OrderExplanation, RelevanceRules } from '../filters/relevance-rules.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { WordsByPurpose } from '../listing/words-by-purpose.tsx'

/** Says that cards with the person's own return are filtered and ordered by the assumptions. */
function OwnFiguresNote({ items }: { items: readonly Property[] }) {
  const favorites = useKnownFavorites()
  const shown = new Set(items.map(({ id }) => id))
  const own = favorites.some(
    ({ property_id: id, sheet, answers }) =>
      shown.has(id) && (sheet !== null || answers.occupancy !== undefined || answers.debts !== undefined),
  )
  return own && ' Filtros e ordem vão pelas suposições padrão, não pela sua conta.'
}

/** On narrow screens: a button beside the menus that opens how the list is ordered. */
export const OrderRuleButton = ({ criteria }: { criteria: Criteria }) => {
  const isResidentBuyer = useIsResidentBuyer()
  return (
    describeOrder(criteria) !== '' && (
      <OrderExplanation criteria={criteria} isResidentBuyer={isResidentBuyer} />
    )
  )
}

/**
 * Says what the preset holds and how the order arranges it, and how many listings are left out because their date is
 * not known. @param isBrief whether to leave out the order: on narrow screens, where `OrderRuleButton` explains it, and
 * where nothing was found
 */
export function OrderRule({
  criteria,
  items,
  isBrief,
}: {
  criteria: Criteria
  items: readonly Property[]
  isBrief: boolean
}) {
  const isResidentBuyer = useIsResidentBuyer()
  const dated = criteria.hasAuctionDate === true
  const { data: totals } = useQuery({
    ...countsQuery(useCatalogueSource(), [{ ...criteria, hasAuctionDate: false }]),
    enabled: dated,
  })
  const undated = totals?.[0] ?? 0
  return (
    <div
      className={classNames(
        'text-xs text-ink-3 text-pretty empty:hidden lg:mt-2',
        // The count comes later.
        dated && 'mt-2 min-h-8 sm:min-h-4',
      )}
    >
      {!isBrief && (
        <span className="max-lg:hidden">
          <WordsByPurpose resale={describeOrder(criteria)} resident={describeOrder(criteria, true)} />
        </span>
      )}
      {dated && undated > 0 && ` De mais ${formatPropertyCount(undated)} não se sabe a data.`}
      {!isResidentBuyer && dependsOnReturn(criteria) && <OwnFiguresNote items={items} />}
      {!isBrief && criteria.sort === 'relevance' && (
        <span className="needs-script ml-1 max-lg:hidden">
          {isResidentBuyer ? <FittingHomesLink criteria={criteria} /> : <RelevanceRules />}
        </span>
      )}
    </div>
  )
}
