import type { CataloguedListing } from '#domain/property/listing.ts'
import { usualModalityLabels } from '#domain/property/sale-modality.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import { findCuratedPage } from '#domain/search/index/curated-page.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { type ComparedFacts, readComparedFacts } from '#domain/search/index/read-indexed-listing.ts'
import { type FoundListings, findListingPage, prepareOrder } from '#domain/search/index/search-listings.ts'
import type { PageParameters } from '#domain/search/page-parameters.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { CatalogueIndex } from './search-index/catalogue-index.ts'

export interface FoundPage {
  listings: CataloguedListing[]
  /** Number of matches on all pages. */
  total: number
  /** The version in which they were found. */
  searched: ListingIndex
}

type SearchedCatalogue = Pick<CatalogueIndex, 'current' | 'readListings' | 'follow'>

/** Finds one page of the offered listings that meet the criteria, and how many do. */
export const searchCatalogue = (
  catalogue: SearchedCatalogue,
  index: ListingIndex,
  criteria: Criteria,
  page: PageParameters,
  now: Date,
): Promise<FoundPage> =>
  findInFull(catalogue, index, async searched => {
    await finishInSlices(prepareOrder(searched, criteria.sort, now))
    return findListingPage(searched, criteria, page, now)
  })

/** Finds the first `limit` listings of a curated list, and how many belong to it. */
export const searchCuratedList = (
  catalogue: SearchedCatalogue,
  index: ListingIndex,
  list: CuratedList,
  limit: number,
  now: Date,
): Promise<FoundPage> =>
  findInFull(catalogue, index, async searched => findCuratedPage(searched, list, limit, now))

/**
 * Searches this version and, when it found listings of which the rows are deleted (the first real list replaces the
 * demonstration), once more the version that is in effect after the index has followed.
 */
export async function findInFull<Found extends FoundListings>(
  catalogue: SearchedCatalogue,
  index: ListingIndex,
  find: (index: ListingIndex) => Promise<Found>,
): Promise<FoundPage & { found: Found }> {
  const found = await find(index)
  const page = await readFound(catalogue.readListings, index, found)
  if (page.listings.length === found.positions.length) return { ...page, found }
  await catalogue.follow()
  const { listings } = catalogue.current()
  const again = await find(listings)
  return { ...(await readFound(catalogue.readListings, listings, again)), found: again }
}

/**
 * Reads the listings at some positions. What they were found by is the index's. The rows may already be those of an
 * import that is being applied: until it ends, texts, URL, areas by kind, photos and the bank page's facts may be newer.
 */
async function readFound(
  read: CatalogueIndex['readListings'],
  index: ListingIndex,
  { positions, total }: FoundListings,
): Promise<FoundPage> {
  const positionOf = new Map(positions.map(position => [String(index.columns.id[position]), position]))
  const listings = await read([...positionOf.keys()])
  return {
    total,
    searched: index,
    listings: listings.map(listing =>
      replaceComparedFacts(listing, readComparedFacts(index, positionOf.get(listing.id) ?? 0)),
    ),
  }
}

/**
 * Puts the index's facts in place of the row's; the label of another modality is replaced by the usual one of the index's
 * modality.
 */
function replaceComparedFacts(row: CataloguedListing, compared: ComparedFacts): CataloguedListing {
  const label = compared.modality === null ? '' : usualModalityLabels[compared.modality]
  return {
    ...row,
    ...compared,
    auctionType: row.modality === compared.modality ? row.auctionType : label,
  }
}
