import type { News } from '#contract/notification-schemas.ts'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import { countListingsSince } from '#domain/search/index/search-listings.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { readSavedFilters } from '#domain/search/saved-filters.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { Queryable } from '../database/database.ts'
import { listSavedSearches } from '../searches/saved-search-store.ts'

type SearchNews = News['searches'][number]

/** Maximum number of an account's saved searches that are checked, the last saved first. */
const maxCheckedSearches = 50

/**
 * Finds saved searches with matching listings that entered after a moment and are still offered, the last saved
 * first.
 */
export async function findSearchNews(
  db: Queryable,
  listings: ListingIndex,
  userId: string,
  after: Date,
  now: Date,
): Promise<SearchNews[]> {
  const searches = (await listSavedSearches(db, userId)).slice(0, maxCheckedSearches)
  return finishInSlices(countNewListings(listings, searches, after, now))
}

/** Yields after each search. */
function* countNewListings(
  listings: ListingIndex,
  searches: readonly SavedSearch[],
  after: Date,
  now: Date,
): Generator<void, SearchNews[]> {
  const news: SearchNews[] = []
  for (const { id, name, filters } of searches) {
    const newListings = countListingsSince(listings, readSavedFilters(filters), after, now)
    if (newListings > 0) news.push({ id, name, newListings })
    yield
  }
  return news
}
