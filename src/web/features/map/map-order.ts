import type { MapSort } from './map-state.ts'
import type { MapPointSet } from './map-points.ts'

/** Sorts entries; those without a discount come last, equal ones are sorted by property number. */
export function sortSpots({ prices, discounts }: MapPointSet, entries: number[], sort: MapSort): number[] {
  const values: readonly (number | null)[] = sort === '-discount' ? discounts : prices
  const sign = sort === 'price' ? 1 : -1
  // What is not known is infinite: the difference of two of them is no number, and they count as equal.
  const keys = new Float64Array(values.length)
  for (let at = 0; at < keys.length; at++) {
    const value = values[at] ?? null
    keys[at] = value === null ? Number.POSITIVE_INFINITY : sign * value
  }
  return entries.toSorted((a, b) => keys[a]! - keys[b]! || a - b)
}
