import type { MapSort } from './map-state.ts'
import type { MapPointSet } from './map-points.ts'

/** Sorts entries; those without a discount come last, equal ones are sorted by property number. */
export function sortSpots({ prices, discounts }: MapPointSet, entries: number[], sort: MapSort): number[] {
  const price = (at: number): number => prices[at] ?? 0
  const discount = (at: number): number => discounts[at] ?? Number.NEGATIVE_INFINITY
  const compare = {
    price: (a: number, b: number) => price(a) - price(b),
    '-price': (a: number, b: number) => price(b) - price(a),
    '-discount': (a: number, b: number) => {
      const [first, second] = [discount(a), discount(b)]
      return first === second ? 0 : second - first
    },
  }[sort]
  return entries.toSorted((a, b) => compare(a, b) || a - b)
}
