import type { MapSort } from './map-state.ts'
import type { MapPointSet } from './map-points.ts'

/** Discounts that read as so much or more, in percent, come after all others in the default order. */
const unusualDiscount = 80

/** Ranks a discount among others, the first one lowest; one that is not known is infinite. */
function rankDiscount(discount: number | null, sort: MapSort): number {
  if (discount === null) return Number.POSITIVE_INFINITY
  return sort === 'relevance' && discount >= unusualDiscount ? 1000 - discount : -discount
}

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
