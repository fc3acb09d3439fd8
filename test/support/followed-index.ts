import type { MiddlewareHandler } from 'hono'
import { createEmptyIndex } from '#domain/search/index/listing-index.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import {
  type CatalogueIndex,
  type IndexedVersion,
  loadCatalogueIndex,
} from '#server/catalogue/search-index/catalogue-index.ts'
import { createGazetteerCache, type GazetteerCache } from '#server/chat/catalogue-gazetteer.ts'
import type { Queryable } from '#server/database/database.ts'
import { municipalityTable } from '#server/geo/municipalities.ts'

/** The version in effect before anything was loaded. */
export const nothingLoaded: IndexedVersion = {
  version: -1,
  listings: createEmptyIndex(municipalityTable),
  state: { source: 'demo', updatedAt: null, listDate: null, newLastImport: 0 },
}

/** The search index of a test database, loaded when it is followed for the first time. */
export function createFollowedIndex(db: Queryable): CatalogueIndex {
  let loaded: CatalogueIndex | null = null
  return {
    current: () => loaded?.current() ?? nothingLoaded,
    readListings: async ids => (await loaded?.readListings(ids)) ?? [],
    version: () => loaded?.version() ?? nothingLoaded.version,
    async follow() {
      if (loaded) await loaded.follow()
      else loaded = await loadCatalogueIndex(db)
    },
  }
}

/** Lets the index follow the database before each request; without a database the version in effect stays. */
export const followBefore =
  (index: CatalogueIndex): MiddlewareHandler =>
  async (_, next) => {
    await index.follow().catch(() => undefined)
    await next()
  }

/** The place names of the version in effect, built when they are asked for. */
export function followGazetteer(index: CatalogueIndex): GazetteerCache {
  let kept: { version: IndexedVersion; cache: GazetteerCache } | null = null
  const gazetteer = (): Gazetteer => {
    const version = index.current()
    if (kept?.version.listings !== version.listings) kept = { version, cache: createGazetteerCache(index) }
    return kept.cache.gazetteer()
  }
  return { gazetteer, refreshGazetteer: async () => gazetteer() }
}
