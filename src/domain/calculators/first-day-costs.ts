import type { Centavos } from '../money.ts'
import type { Occupancy } from '../property/listing.ts'
import type { CostItem, CostKey, CostQuestion } from './cost-question.ts'
import { computeCostSums } from './cost-sheet.ts'

/** The items of a cost sheet that are paid on the first day, in whatever month the sheet puts them. */
const firstDayKeys: ReadonlySet<CostKey> = new Set([
  'bid',
  'commission',
  'itbi',
  'deed',
  'registry',
  'condoDebt',
  'taxDebt',
  'reform',
])

/** The money that a purchase without a loan takes on its first day. */
interface SheetFirstDay {
  items: readonly CostItem[]
  total: Centavos
}

/**
 * Lists the money that a purchase without a loan takes on its first day (decision 039): the price, what buying it costs,
 * debts, the repairs, and taking possession where the property is known to be occupied. `computeHomePurchase` counts the
 * same for a family, less what a loan and FGTS pay of it.
 */
export function listFirstDayCosts(question: CostQuestion, occupancy: Occupancy | null): SheetFirstDay {
  const items = computeCostSums(question).items.filter(
    ({ key, value }) =>
      value > 0 && (firstDayKeys.has(key) || (key === 'eviction' && occupancy === 'occupied')),
  )
  return { items, total: items.reduce((sum, { value }) => sum + value, 0) }
}
