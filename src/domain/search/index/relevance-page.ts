import { foldText } from '../../fold-text.ts'
import { type BitSet, hasBit } from './bit-set.ts'
import type { ListingIndex } from './listing-index.ts'

/** Among so many first results, at most two are of one street or building. */
const variedResults = 12
const mostOfOneStreet = 2

/** Creates a test of whether a listing lies in the city that a text names, by the list's spelling or the official one. */
function createNamedCityTest({ columns, places }: ListingIndex, text: string): (at: number) => boolean {
  const key = foldText(text).trim()
  const named = places.cities.map(
    ({ key: listed, municipality }) =>
      listed === key || (municipality !== null && foldText(municipality.name) === key),
  )
  return at => named[columns.city[at]!] === true
}

/** Walks the listings of a set by relevance; with a text that names a city, those in that city first. */
function* walkByRelevance(index: ListingIndex, set: BitSet, text: string | null): Generator<number, void> {
  const { positions } = index.orders.relevance
  if (text === null) {
    for (const at of positions) if (hasBit(set, at)) yield at
    return
  }
  const isNamed = createNamedCityTest(index, text)
  for (const at of positions) if (hasBit(set, at) && isNamed(at)) yield at
  for (const at of positions) if (hasBit(set, at) && !isNamed(at)) yield at
}

/**
 * Finds a page of the order "Relevância": by `columns.relevance`, those in the city that the text names before others, and
 * among the first twelve results at most two of one street; the others of that street follow them.
 * @param set the listings that meet the criteria
 * @param text of the criteria
 */
export function findRelevantPage(
  index: ListingIndex,
  set: BitSet,
  { text, skip, limit }: { text: string | null; skip: number; limit: number },
): number[] {
  const first: number[] = []
  const ofStreet = new Map<number, number>()
  for (const at of walkByRelevance(index, set, text)) {
    if (first.length === variedResults) break
    const street = index.columns.street[at]!
    const shown = ofStreet.get(street) ?? 0
    if (street !== 0 && shown >= mostOfOneStreet) continue
    ofStreet.set(street, shown + 1)
    first.push(at)
  }
  const page = first.slice(skip, skip + limit)
  const isFirst = new Set(first)
  let left = Math.max(0, skip - first.length)
  for (const at of walkByRelevance(index, set, text)) {
    if (page.length >= limit) break
    if (isFirst.has(at)) continue
    if (left > 0) left--
    else page.push(at)
  }
  return page
}
