import { rankMapDiscount } from '#domain/map/map-order.ts'
import type { MapSort } from './map-state.ts'
import type { MapPointSet } from './map-points.ts'

/** Ranks a discount among others, the first one lowest; one that is not known is infinite. */
const rankDiscount = (discount: number | null, sort: MapSort): number =>
  sort === 'relevance' || discount === null ? rankMapDiscount(discount) : -discount

/** Sorts entries; those without a discount come last, equal ones are sorted by property number. */
export function sortSpots({ prices, discounts }: MapPointSet, entries: number[], sort: MapSort): number[] {
  // The difference of two infinite keys is no number, and they count as equal.
  const keys = new Float64Array(prices.length)
  for (let at = 0; at < keys.length; at++) {
    if (sort === 'price') keys[at] = prices[at]!
    else if (sort === '-price') keys[at] = -prices[at]!
    else keys[at] = rankDiscount(discounts[at] ?? null, sort)
  }
  return entries.toSorted((a, b) => keys[a]! - keys[b]! || a - b)
}
