import type { CataloguedListing } from '#domain/property/listing.ts'
import type { Queryable } from '../database/database.ts'
import { findListings } from './listing-store.ts'

/** Returns whole listings in the requested order; unknown numbers are omitted. */
export type ReadListings = (ids: readonly string[]) => Promise<CataloguedListing[]>

export interface ListingReader {
  read: ReadListings
  /** Forgets listings that changed, `null` = all. What is being read meanwhile is not kept. */
  forget(ids: readonly number[] | null): void
}

/** Listings kept by default: about 20 MB. */
const usualLimit = 10_000

/** Creates a reader of whole listings that keeps the most recently used ones, so that popular pages need no database. */
export function createListingReader(db: Queryable, limit = usualLimit): ListingReader {
  const kept = new Map<string, CataloguedListing>()
  let forgotten = 0

  function keep(listing: CataloguedListing): void {
    kept.delete(listing.id)
    kept.set(listing.id, listing)
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break
      kept.delete(oldest)
    }
  }

  return {
    async read(ids) {
      const missing = ids.filter(id => !kept.has(id))
      const before = forgotten
      const found = new Map(ids.map(id => [id, kept.get(id)]))
      if (missing.length > 0)
        for (const listing of await findListings(db, missing)) found.set(listing.id, listing)
      const listings = ids.map(id => found.get(id)).filter(listing => listing !== undefined)
      if (forgotten === before) for (const listing of listings) keep(listing)
      return listings
    },
    forget(ids) {
      forgotten += 1
      if (ids === null) kept.clear()
      else for (const id of ids) kept.delete(String(id))
    },
  }
}
