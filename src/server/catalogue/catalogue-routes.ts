import type { Hono } from 'hono'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { presentProperty } from '#contract/present-property.ts'
import { curatedLimits } from '#domain/search/curated-list-rules.ts'
import type { Queryable } from '../database/database.ts'
import { createCallRoutes, type MountOptions } from '../http/call-routes.ts'
import { notFoundRefusal, Refusal } from '../http/refusal.ts'
import { searchCuratedList } from './curated-search.ts'
import { countFacets } from './facet-counts.ts'
import type { AnswerCache } from './answer-cache.ts'
import { createTotalCache } from './total-cache.ts'
import { presentListingsById } from './listings-by-id.ts'
import { findMapPoints } from './map-search.ts'
import { countByCity, countByState } from './place-totals.ts'
import { findRegion } from './region-store.ts'
import { countCatalogue, searchCatalogue } from './catalogue-search.ts'
import { readStats } from './catalogue-stats.ts'

export interface CatalogueDependencies {
  db: Queryable
  now: () => Date
  /** Without it no answer is cached. */
  kept?: Pick<AnswerCache, 'keep' | 'keepExpensive' | 'runQueued' | 'version'> | undefined
}

/** The public catalogue: everything under "Catálogo" of the contract but the property itself. */
export function catalogueRoutes({ db, now, kept }: CatalogueDependencies): Hono {
  const { app, mountCall } = createCallRoutes()
  const keep = kept ? { cache: kept.keep } : {}
  const keepExpensive = kept ? { cache: kept.keepExpensive } : {}
  const queued: Pick<MountOptions, 'around'> = kept ? { around: (_, answer) => kept.runQueued(answer) } : {}
  const withTotal = createTotalCache(kept?.version ?? null)

  mountCall(
    catalogueCalls.search,
    async ({ query: { criteria, page, limit } }) => {
      const instant = now()
      const { listings, total } = await withTotal(criteria, known =>
        searchCatalogue(db, criteria, { page, limit }, instant, known),
      )
      return { items: listings.map(listing => presentProperty(listing, instant)), total, page, limit }
    },
    keep,
  )

  mountCall(
    catalogueCalls.count,
    async ({ query: criteria }) => {
      const { total } = await withTotal(criteria, async known => ({
        total: known ?? (await countCatalogue(db, criteria, now())),
      }))
      return { total }
    },
    keep,
  )

  mountCall(catalogueCalls.facets, ({ query }) => countFacets(db, query, now()), keepExpensive)

  mountCall(catalogueCalls.map, ({ query }) => findMapPoints(db, query, now()), keepExpensive)

  // Not cached: nearly every page of them is requested only once.
  mountCall(catalogueCalls.listed, ({ query: { ids } }) => presentListingsById(db, ids, now()), queued)

  mountCall(
    catalogueCalls.curated,
    async ({ params: { list }, query: { limit } }) => {
      const instant = now()
      const { listings, total } = await searchCuratedList(db, list, limit ?? curatedLimits[list], instant)
      return { items: listings.map(listing => presentProperty(listing, instant)), total }
    },
    { ...keep, invalidPath: notFoundRefusal },
  )

  mountCall(catalogueCalls.states, () => countByState(db), keep)

  mountCall(catalogueCalls.cities, ({ params: { uf } }) => countByCity(db, uf), {
    ...keep,
    invalidPath: () => new Refusal('state_not_found', 'Não existe estado com esta sigla.'),
  })

  mountCall(catalogueCalls.stats, () => readStats(db), keep)

  mountCall(
    catalogueCalls.region,
    ({ params: { uf, city }, query: category }) => findRegion(db, { state: uf, city, category }),
    keep,
  )

  return app
}
