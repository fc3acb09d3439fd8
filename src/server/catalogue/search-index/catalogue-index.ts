import { LRUCache } from 'lru-cache'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { IndexedListing } from '#domain/search/index/indexed-listing.ts'
import { createEmptyIndex, type ListingIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import { type SearchableListing, toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import type { WordDictionary } from '#domain/search/index/word-index.ts'
import { finishInSlices } from '../../background/finish-in-slices.ts'
import type { Queryable } from '../../database/database.ts'
import { municipalityTable } from '../../geo/municipalities.ts'
import { runOutsideRequest } from '../../queue/request-context.ts'
import { readCatalogueChanges } from '../../catalogue-changes.ts'
import { type CatalogueState, findListings, readCatalogueState } from '../listing-store.ts'
import type { ReadVersion } from '../version-cache.ts'
import { readAllListings, readListingsByNumber } from './indexed-rows.ts'
import type { StateLists } from '#domain/search/index/state-lists.ts'
import { readStateLists } from './state-lists.ts'
import sql from 'sql-template-tag'
import type { CataloguedListing } from '#domain/property/listing.ts'

/** Returns whole listings in the requested order; unknown numbers are omitted. */
type ReadListings = (ids: readonly string[]) => Promise<CataloguedListing[]>

interface ListingReader {
  read: ReadListings
  /** Forgets listings that changed, `null` = all. What is being read meanwhile is not kept. */
  forget(ids: readonly number[] | null): void
}

/** Listings kept by default: about 20 MB. */
const usualLimit = 10_000

/** Creates a reader of whole listings that keeps the most recently used ones, so that popular pages need no database. */
export function createListingReader(db: Queryable, limit = usualLimit): ListingReader {
  const kept = new LRUCache<string, CataloguedListing>({ max: limit })
  let forgotten = 0

  return {
    async read(ids) {
      const missing = ids.filter(id => !kept.has(id))
      const before = forgotten
      const found = new Map(ids.map(id => [id, kept.get(id)]))
      if (missing.length > 0)
        for (const listing of await findListings(db, missing)) found.set(listing.id, listing)
      const listings = ids.map(id => found.get(id)).filter(listing => listing !== undefined)
      if (forgotten === before) for (const listing of listings) kept.set(listing.id, listing)
      return listings
    },
    forget(ids) {
      forgotten += 1
      if (ids === null) kept.clear()
      else for (const id of ids) kept.delete(String(id))
    },
  }
}

/** The state of imports, from which it follows whether rows that are read now are all of one version. */
interface ImportState {
  version: number
  /** Whether a part of an import may be in the tables. */
  applying: boolean
  /** Number of the last import that was applied or given up; `null` before the first. */
  lastEnded: number | null
}

async function readImportState(db: Queryable): Promise<ImportState> {
  const [state] = await db.query<ImportState>(sql`
    select version, exists (select from imports where status = 'applying') as applying,
      (select max(id) from imports where status in ('done', 'failed')) as "lastEnded"
    from catalogue`)
  return state as ImportState
}

/** Milliseconds between two checks of an import, and the maximum number of checks: half a minute together. */
const checkEveryMs = 250
const mostLooks = 120

/**
 * Waits until no import is being applied, and completes the import of a process that died. Returns `false` when an import
 * is still being applied after half a minute.
 */
async function waitForImport(
  db: Queryable,
  {
    log,
    resume,
    pause,
  }: {
    log: Pick<Logger, 'info' | 'warn'> | undefined
    resume: () => Promise<unknown>
    pause: (milliseconds: number) => Promise<unknown>
  },
): Promise<boolean> {
  log?.info('another process is applying an import: the search index is loaded after it')
  for (let check = 0; check < mostLooks; check++) {
    await resume()
    if (!(await readImportState(db)).applying) return true
    await pause(checkEveryMs)
  }
  log?.warn({ code: 'import_endless' }, 'the import goes on: searches show a part of it until it is over')
  return false
}

/** One version of the catalogue, as searches see it. */
export interface IndexedVersion {
  version: number
  listings: ListingIndex
  state: Omit<CatalogueState, 'version'>
}

/**
 * The search index of the catalogue in this process. A search takes `current()` once and sees one version, also while
 * the next one is built; imports appear whole.
 */
export interface CatalogueIndex {
  /** The version in effect, which searches use. Never waits. */
  current(): IndexedVersion
  /** Reads whole listings as the version in effect has them, or a later one. */
  readListings: ReadListings
  /** Its number: cached answers of another version are outdated. */
  version: ReadVersion
  /**
   * Resolves when a version that is in the database now is in effect, except while an import is applied: its end is
   * followed later. Calls at the same time share the work. Rejects when the database fails; the version in effect stays.
   */
  follow(): Promise<void>
}

export interface IndexLoading {
  log?: Pick<Logger, 'info' | 'warn'>
  /** Takes over an import whose process has died. */
  resume?: () => Promise<unknown>
  pause?: (milliseconds: number) => Promise<unknown>
  /** Whole listings that stay in memory. */
  keptListings?: number
}

interface NextVersion extends IndexedVersion {
  /** What changed since the version before, `null` = perhaps everything. */
  ids: number[] | null
}

/** Loads the index of all offered listings, after an import that another process is applying (at most half a minute). */
export async function loadCatalogueIndex(
  db: Queryable,
  { log, resume = async () => undefined, pause = wait, keptListings }: IndexLoading = {},
): Promise<CatalogueIndex> {
  let current: IndexedVersion = {
    version: -1,
    listings: createEmptyIndex(municipalityTable),
    state: await readCatalogueState(db),
  }
  const reader = createListingReader(db, keptListings)
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  /** Reads the version now in effect; rows may already be those of a later one, which then reads them again. */
  async function readNext(): Promise<NextVersion> {
    const { version, ids } = await readCatalogueChanges(db, current.version)
    const state = await readCatalogueState(db)
    const before = ids === null ? createEmptyIndex(municipalityTable) : current.listings
    const lists = await readStateLists(db)
    const changed: IndexedListing[] = []
    const read = ids === null ? readAllListings(db) : readListingsByNumber(db, ids)
    for await (const listings of read)
      await finishInSlices(addListings(changed, listings, before.words.dictionary, lists))
    const listings = await finishInSlices(updateIndex(before, { changed, removed: ids ?? [], lists }))
    return { version, ids, state, listings }
  }

  function takeOver({ version, ids, state, listings }: NextVersion): void {
    current = { version, listings, state }
    reader.forget(ids)
  }

  /** Takes over the next version, unless it would show a part of an import. Returns whether it did. */
  async function followNow(): Promise<boolean> {
    for (;;) {
      const before = await readImportState(db)
      if (before.version === current.version) return true
      if (before.applying) return false
      const next = await readNext()
      const after = await readImportState(db)
      if (after.applying) return false
      if (after.lastEnded !== before.lastEnded) continue
      takeOver(next)
      return true
    }
  }

  while (!(await followNow())) {
    if (await waitForImport(db, { log, resume, pause })) continue
    takeOver(await readNext())
    break
  }

  return {
    current: () => current,
    readListings: reader.read,
    version: () => current.version,
    follow() {
      // A run that is under way may have read before the caller's change: one more run serves all callers meanwhile.
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = null
          running = runOutsideRequest(followNow, 'catalogue index').then(() => undefined)
          return running
        })
      return waiting
    },
  }
}

/** Listings between two yields. */
const slice = 50

function* addListings(
  changed: IndexedListing[],
  listings: readonly SearchableListing[],
  dictionary: WordDictionary,
  lists: ReadonlyMap<string, StateLists>,
): Generator<void, void> {
  for (const [at, listing] of listings.entries()) {
    if (at % slice === 0) yield
    changed.push(toIndexedListing(listing, dictionary, lists))
  }
}
