import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { VersionCache } from './version-cache.ts'
import type { CatalogueVersion } from './catalogue-version.ts'

/** Searches with the known total, if there is one. */
export type WithTotal = <Found extends { total: number }>(
  criteria: Criteria,
  find: (known: number | undefined) => Promise<Found>,
) => Promise<Found>

/**
 * Caches how many listings match which criteria, whatever their order and page, until the catalogue changes: counting
 * is the most expensive part of a search. Without a version nothing is cached.
 */
export function createTotalCache(version: CatalogueVersion | null): WithTotal {
  const totals = new VersionCache<number>(1024 * 1024)
  return async (criteria, find) => {
    // Auctions pass without a change of the catalogue.
    if (version === null || criteria.hasAuctionDate !== null) return find(undefined)
    const current = await version.read()
    const key = writeQueryString(writeCriteria({ ...criteria, sort: emptyCriteria.sort }))
    const found = await find(totals.get(current, key))
    totals.set(current, key, found.total, key.length + 50)
    return found
  }
}
