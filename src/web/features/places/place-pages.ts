import { maxListPage, type PlaceAddress } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'

/** A page's number, or a gap between two that are not neighbors. */
export type PageMark = number | 'gap'

/** The last page of a list; the first one when it is empty. */
export const countPages = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))

/** Chooses the pages that are linked from one of them: both ends and its neighbors; a gap hides two pages or more. */
export function choosePages(page: number, last: number): PageMark[] {
  const near = new Set([1, page - 1, page, page + 1, last])
  // Beside an end the row is as long as anywhere else.
  if (page <= 3) for (const early of [2, 3, 4]) near.add(early)
  if (page >= last - 2) for (const late of [last - 3, last - 2, last - 1]) near.add(late)
  const pages = [...near].filter(at => at >= 1 && at <= last).toSorted((a, b) => a - b)
  return pages.flatMap((at, index): PageMark[] => {
    const before = pages[index - 1] ?? 0
    if (at - before === 2) return [at - 1, at]
    return at - before > 2 ? ['gap', at] : [at]
  })
}

/**
 * Reads the page's number from the address; anything else than a whole number from 1 on is the first page. One beyond the
 * end of any list stays beyond it.
 */
export function readPageNumber(given: string | string[] | undefined): number {
  const text = Array.isArray(given) ? given.at(-1) : given
  return text !== undefined && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), maxListPage) : 1
}

/** Reads the number of a place's page: the country and a state have one page, their cities the whole lists. */
export const readPlacePageNumber = (
  { city }: Pick<PlaceAddress, 'city'>,
  given: string | string[] | undefined,
): number => (city === null ? 1 : readPageNumber(given))

/** Listings that stand on the pages of a state and of the country. */
const sampleSize = 6

/** Returns the listings that stand on a place's page. */
export const listShownListings = ({ city, listings }: Pick<PlacePage, 'city' | 'listings'>) =>
  city === null ? listings.slice(0, sampleSize) : listings
