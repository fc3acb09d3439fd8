import { type Criteria, everything, writeCriteria } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import { Kept } from './kept.ts'
import type { CatalogueVersion } from './version.ts'

/** Searches with the known total, if there is one. */
export type WithTotal = <Found extends { total: number }>(
  criteria: Criteria,
  find: (known: number | undefined) => Promise<Found>,
) => Promise<Found>

/**
 * Caches how many listings match which criteria, whatever their order and page, until the catalogue changes: counting
 * is the most expensive part of a search. Without a version nothing is cached.
 */
export function keptTotals(version: CatalogueVersion | null): WithTotal {
  const totals = new Kept<number>(1024 * 1024)
  return async (criteria, find) => {
    // Auctions pass without a change of the catalogue.
    if (version === null || criteria.hasAuctionDate !== null) return find(undefined)
    const current = await version.read()
    const key = writeQuery(writeCriteria({ ...criteria, sort: everything.sort }))
    const found = await find(totals.get(current, key))
    totals.set(current, key, found.total, key.length + 50)
    return found
  }
}
