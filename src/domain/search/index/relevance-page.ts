import { type BitSet, hasBit } from './bit-set.ts'
import type { ListingIndex } from './listing-index.ts'

/** Among so many first results, at most two are of one street or building. */
const variedResults = 12
const mostOfOneStreet = 2

/**
 * Finds a page of the order "Relevância": by `columns.relevance`, but among the first twelve results at most two are of
 * one street; the others of that street follow them.
 * @param set the listings that meet the criteria
 */
export function findRelevantPage(
  { columns, orders }: ListingIndex,
  set: BitSet,
  skip: number,
  limit: number,
): number[] {
  const { positions } = orders.relevance
  const first: number[] = []
  const ofStreet = new Map<number, number>()
  for (const at of positions) {
    if (first.length === variedResults) break
    if (!hasBit(set, at)) continue
    const street = columns.street[at]!
    const shown = ofStreet.get(street) ?? 0
    if (street !== 0 && shown >= mostOfOneStreet) continue
    ofStreet.set(street, shown + 1)
    first.push(at)
  }
  const page = first.slice(skip, skip + limit)
  const isFirst = new Set(first)
  let left = Math.max(0, skip - first.length)
  for (const at of positions) {
    if (page.length >= limit) break
    if (!hasBit(set, at) || isFirst.has(at)) continue
    if (left > 0) left--
    else page.push(at)
  }
  return page
}
