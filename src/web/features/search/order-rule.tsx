import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { countsQuery } from '../../data/catalogue/list-queries.ts'
import { useFavorites } from '../../data/saved/favorite-actions.ts'
import { classNames } from '../../ui/class-names.ts'
import { describeOrder, goesByReturn } from '../filters/order-words.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'

// With its styles, which the first visit does not need.
const RelevanceRules = lazy(async () => ({
  default: (await import('../filters/relevance-rules.tsx')).RelevanceRules,
}))

const OrderExplanation = lazy(async () => ({
  default: (await import('../filters/relevance-rules.tsx')).OrderExplanation,
}))

/** Says that cards with the person's own return are filtered and ordered by the assumptions. */
function OwnFiguresNote({ items }: { items: readonly Property[] }) {
  const { favorites } = useFavorites()
  const shown = new Set(items.map(({ id }) => id))
  const own = favorites.some(
    ({ property_id: id, sheet, answers }) =>
      shown.has(id) && (sheet !== null || answers.occupancy !== undefined || answers.debts !== undefined),
  )
  return own && ' Filtros e ordem vão pelas suposições padrão, não pela sua conta.'
}

/** On narrow screens: a button beside the menus that opens how the list is ordered. */
export const OrderRuleButton = ({ criteria }: { criteria: Criteria }) =>
  describeOrder(criteria) !== '' && (
    <Suspense fallback={<span className="size-9" />}>
      <OrderExplanation criteria={criteria} />
    </Suspense>
  )

/**
 * Says what the preset holds and how the order arranges it, and how many listings are left out because their date is
 * not known.
 * @param isBrief on narrow screens, where `OrderRuleButton` says how the list is ordered, and where nothing was found
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
  const dated = criteria.hasAuctionDate === true
  const { data: totals } = useQuery({
    ...countsQuery(useCatalogueSource(), [{ ...criteria, hasAuctionDate: false }]),
    enabled: dated,
  })
  const undated = totals?.[0] ?? 0
  return (
    <div
      className={classNames(
        'mt-2 text-xs text-ink-3 text-pretty empty:hidden',
        // The count comes later.
        dated && 'min-h-8 sm:min-h-4',
      )}
    >
      {!isBrief && describeOrder(criteria)}
      {dated && undated > 0 && ` De mais ${formatPropertyCount(undated)} não se sabe a data.`}
      {goesByReturn(criteria) && <OwnFiguresNote items={items} />}
      {!isBrief && ' '}
      {!isBrief && criteria.sort === 'relevance' && (
        <Suspense fallback={<span className="inline-block">Como se ordena</span>}>
          <RelevanceRules />
        </Suspense>
      )}
    </div>
  )
}
