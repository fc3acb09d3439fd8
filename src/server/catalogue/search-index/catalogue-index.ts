import type { IndexedListing } from '#domain/search/index/indexed-listing.ts'
import { createEmptyIndex, type ListingIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import { toIndexedListing } from '#domain/search/searchable-listing.ts'
import sql from 'sql-template-tag'
import { finishInSlices } from '../../background/finish-in-slices.ts'
import type { Queryable } from '../../database/database.ts'
import { municipalityTable } from '../../geo/municipalities.ts'
import { runOutsideRequest } from '../../queue/request-context.ts'
import { readCatalogueChanges } from '../catalogue-changes.ts'
import type { ReadVersion } from '../version-cache.ts'
import { readAllListings, readListingsByNumber, readStateLists } from './indexed-rows.ts'

/** One version of the catalogue, as searches see it. */
export interface IndexedVersion {
  version: number
  listings: ListingIndex
}

/**
 * The search index of the catalogue in this process. A search takes `current()` once and sees one version, also while
 * the next one is built; imports appear whole.
 */
export interface CatalogueIndex {
  /** The version in effect, which searches use. Never waits. */
  current(): IndexedVersion
  /** Its number: cached answers of another version are outdated. */
  version: ReadVersion
  /** Resolves when a version that is in the database now is in effect; calls at the same time share the work. */
  follow(): Promise<void>
}

/** Loads the index of all offered listings. */
export async function loadCatalogueIndex(db: Queryable): Promise<CatalogueIndex> {
  let current: IndexedVersion = { version: -1, listings: createEmptyIndex(municipalityTable) }
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  async function followNow(): Promise<void> {
    // While an import is applied, the changes of single listings wait for its end: no version shows a part of it.
    if (current.version >= 0 && (await isImportApplied(db))) return
    const { version, ids } = await readCatalogueChanges(db, current.version)
    if (ids?.length === 0) {
      current = { version, listings: current.listings }
      return
    }
    const read = ids === null ? readAllListings(db) : readListingsByNumber(db, ids)
    const changed: IndexedListing[] = []
    for await (const listings of read) for (const listing of listings) changed.push(toIndexedListing(listing))
    const before = ids === null ? createEmptyIndex(municipalityTable) : current.listings
    const lists = await readStateLists(db)
    const listings = await finishInSlices(updateIndex(before, { changed, removed: ids ?? [], lists }))
    current = { version, listings }
  }

  const index: CatalogueIndex = {
    current: () => current,
    version: () => current.version,
    follow() {
      // What works now may have looked before the caller's change: the next look is for all who come meanwhile.
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = null
          running = runOutsideRequest(followNow, 'catalogue index')
          return running
        })
      return waiting
    },
  }
  await index.follow()
  return index
}

const isImportApplied = async (db: Queryable): Promise<boolean> =>
  (await db.query(sql`select 1 from imports where status = 'applying' limit 1`)).length > 0
