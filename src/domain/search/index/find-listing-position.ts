import type { ListingIndex } from './listing-index.ts'

/** Finds the position of the listing with a number; `null` when the version does not offer it. */
export function findListingPosition({ columns, size }: ListingIndex, id: number): number | null {
  let [low, high] = [0, size - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const middleId = columns.id[middle]!
    if (middleId === id) return middle
    if (middleId > id) low = middle + 1
    else high = middle - 1
  }
  return null
}
