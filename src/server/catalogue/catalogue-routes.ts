import type { Hono } from 'hono'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { present } from '#contract/present.ts'
import { curatedLimits } from '#domain/search/curated.ts'
import type { Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { curatedListings } from './curated.ts'
import { facets } from './facets.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { keptTotals } from './kept-totals.ts'
import { listed } from './listed.ts'
import { mapPoints } from './map.ts'
import { cityTotals, stateTotals } from './places.ts'
import { region } from './regions.ts'
import { count, search } from './search.ts'
import { stats } from './stats.ts'

export interface CatalogueDependencies {
  db: Queryable
  now: () => Date
  /** Without it every answer is made anew. */
  kept?: Pick<KeptAnswers, 'keep' | 'version'> | undefined
}

/** The public catalogue: everything under "Catálogo" of the contract but the property itself. */
export function catalogueRoutes({ db, now, kept }: CatalogueDependencies): Hono {
  const { app, mountCall } = createCallRoutes()
  const keep = kept ? { around: kept.keep } : {}
  const withTotal = keptTotals(kept?.version ?? null)

  mountCall(
    catalogueCalls.search,
    async ({ query: { criteria, page, limit } }) => {
      const instant = now()
      const { listings, total } = await withTotal(criteria, known =>
        search(db, criteria, { page, limit }, instant, known),
      )
      return { items: listings.map(listing => present(listing, instant)), total, page, limit }
    },
    keep,
  )

  mountCall(
    catalogueCalls.count,
    async ({ query: criteria }) => {
      const { total } = await withTotal(criteria, async known => ({
        total: known ?? (await count(db, criteria, now())),
      }))
      return { total }
    },
    keep,
  )

  mountCall(catalogueCalls.facets, ({ query }) => facets(db, query, now()), keep)

  mountCall(catalogueCalls.map, ({ query }) => mapPoints(db, query, now()), keep)

  // Not kept: nearly every page of them is asked for once.
  mountCall(catalogueCalls.listed, ({ query: { ids } }) => listed(db, ids, now()))

  mountCall(
    catalogueCalls.curated,
    async ({ params: { list }, query: { limit } }) => {
      const instant = now()
      const { listings, total } = await curatedListings(db, list, limit ?? curatedLimits[list], instant)
      return { items: listings.map(listing => present(listing, instant)), total }
    },
    { ...keep, invalidPath: notFound },
  )

  mountCall(catalogueCalls.states, () => stateTotals(db), keep)

  mountCall(catalogueCalls.cities, ({ params: { uf } }) => cityTotals(db, uf), {
    ...keep,
    invalidPath: () => new Refusal('state_not_found', 'Não existe estado com esta sigla.'),
  })

  mountCall(catalogueCalls.stats, () => stats(db), keep)

  mountCall(
    catalogueCalls.region,
    ({ params: { uf, city }, query: category }) => region(db, { state: uf, city, category }),
    keep,
  )

  return app
}
