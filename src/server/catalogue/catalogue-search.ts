import type { CataloguedListing } from '#domain/property/listing.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import { findCuratedPage } from '#domain/search/index/curated-page.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { readComparedFacts } from '#domain/search/index/read-indexed-listing.ts'
import { type FoundListings, findListingPage } from '#domain/search/index/search-listings.ts'
import type { PageParameters } from '#domain/search/page-parameters.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { ReadListings } from './listing-reader.ts'

export interface FoundPage {
  listings: CataloguedListing[]
  /** Number of matches on all pages. */
  total: number
}

/** Finds one page of the offered listings that meet the criteria, and how many do. */
export const searchCatalogue = (
  read: ReadListings,
  index: ListingIndex,
  criteria: Criteria,
  page: PageParameters,
  now: Date,
): Promise<FoundPage> => readFound(read, index, findListingPage(index, criteria, page, now))

/** Finds the first `limit` listings of a curated list, and how many belong to it. */
export const searchCuratedList = (
  read: ReadListings,
  index: ListingIndex,
  list: CuratedList,
  limit: number,
  now: Date,
): Promise<FoundPage> => readFound(read, index, findCuratedPage(index, list, limit, now))

/**
 * Reads the listings at some positions. What they were found by is the index's: the rows may already be those of an
 * import that is being applied.
 */
async function readFound(
  read: ReadListings,
  index: ListingIndex,
  { positions, total }: FoundListings,
): Promise<FoundPage> {
  const positionOf = new Map(positions.map(position => [String(index.columns.id[position]), position]))
  const listings = await read([...positionOf.keys()])
  return {
    total,
    listings: listings.map(listing => ({
      ...listing,
      ...readComparedFacts(index, positionOf.get(listing.id) ?? 0),
    })),
  }
}
