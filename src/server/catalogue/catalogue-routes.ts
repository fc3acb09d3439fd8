import type { Hono } from 'hono'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { buildMapClustersInSlices } from '#contract/map-clusters.ts'
import { presentProperty } from '#contract/present-property.ts'
import { listMatches, listNeighborhoodReturns } from '#domain/map/neighborhood-returns.ts'
import { curatedLimits } from '#domain/search/curated-list-rules.ts'
import { findCorrections } from '#domain/search/index/correct-criteria.ts'
import { countFacets } from '#domain/search/index/count-facets.ts'
import { countListings } from '#domain/search/index/search-listings.ts'
import { suggestPlaces } from '#domain/search/index/suggest-places.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { Queryable } from '../database/database.ts'
import { checkNear } from '../geo/near-municipality.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { notFoundRefusal, propertyNotFoundRefusal, Refusal } from '../http/refusal.ts'
import type { AnswerCache } from './answer-cache.ts'
import { searchCatalogue, searchCuratedList } from './catalogue-search.ts'
import { readStats } from './catalogue-stats.ts'
import { readPropertyFacts } from './facts/property-facts.ts'
import { presentListingsById } from './listings-by-id.ts'
import { countByCity, countByState } from './place-totals.ts'
import { writeMapAnswer } from './map-answer.ts'
import { currentPresentation } from './presentation-context.ts'
import { findRegion } from './region-store.ts'
import type { CatalogueIndex } from './search-index/catalogue-index.ts'

export interface CatalogueDependencies {
  db: Queryable
  index: CatalogueIndex
  now: () => Date
  /** Without it no answer is cached. */
  kept?: Pick<AnswerCache, 'keep'> | undefined
}

/** Suggestions of one answer while a person types. */
const suggestionsShown = 8

/** The public catalogue: everything under "Catálogo" of the contract but what judges a property. */
export function catalogueRoutes({ db, index, now, kept }: CatalogueDependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes()
  const caching = kept ? { cache: kept.keep } : {}
  const listings = () => index.current().listings

  mountCall(
    catalogueCalls.search,
    async ({ query: { criteria, page, limit } }) => {
      const instant = now()
      const found = await searchCatalogue(index, listings(), checkNear(criteria), { page, limit }, instant)
      return {
        items: found.listings.map(listing =>
          presentProperty(listing, { index: found.searched, now: instant }),
        ),
        total: found.total,
        page,
        limit,
        corrections: found.total === 0 ? findCorrections(found.searched, criteria, instant) : [],
      }
    },
    caching,
  )

  mountCall(
    catalogueCalls.count,
    ({ query }) => ({ total: countListings(listings(), checkNear(query), now()) }),
    caching,
  )

  mountCall(catalogueCalls.facets, ({ query }) => countFacets(listings(), checkNear(query), now()), caching)

  mountRawCall(
    catalogueCalls.map,
    async ({ query, c }) =>
      c.body(await finishInSlices(writeMapAnswer(listings(), checkNear(query), now())), 200, {
        'Content-Type': 'application/json',
      }),
    caching,
  )

  mountCall(
    catalogueCalls.clusters,
    ({ query }) => finishInSlices(buildMapClustersInSlices(listings(), checkNear(query), now())),
    caching,
  )

  mountCall(
    catalogueCalls.neighborhoodReturns,
    ({ query }) => {
      const index = listings()
      return listNeighborhoodReturns(index, listMatches(index, checkNear(query), now()))
    },
    caching,
  )

  mountCall(
    catalogueCalls.suggestions,
    ({ query: { typed, criteria } }) => ({
      places: suggestPlaces(listings(), typed, suggestionsShown, {
        criteria: checkNear(criteria),
        now: now(),
      }),
    }),
    caching,
  )

  // Not cached: nearly every page of them is requested only once.
  mountCall(catalogueCalls.listed, ({ query: { ids } }) =>
    presentListingsById(db, ids, currentPresentation({ index, now })),
  )

  mountCall(
    catalogueCalls.curated,
    async ({ params: { list }, query: { limit } }) => {
      const instant = now()
      const found = await searchCuratedList(index, listings(), list, limit ?? curatedLimits[list], instant)
      return {
        items: found.listings.map(listing =>
          presentProperty(listing, { index: found.searched, now: instant }),
        ),
        total: found.total,
      }
    },
    { ...caching, invalidPath: notFoundRefusal },
  )

  mountCall(
    catalogueCalls.facts,
    async ({ params: { id } }) => {
      const facts = await readPropertyFacts(db, { index, now }, id)
      if (facts === null) throw propertyNotFoundRefusal()
      return facts
    },
    { ...caching, invalidPath: propertyNotFoundRefusal },
  )

  mountCall(catalogueCalls.states, () => countByState(listings()), caching)

  mountCall(catalogueCalls.cities, ({ params: { uf } }) => countByCity(listings(), uf), {
    ...caching,
    invalidPath: () => new Refusal('state_not_found', 'Não existe estado com esta sigla.'),
  })

  mountCall(catalogueCalls.stats, () => readStats(db, index.current()), caching)

  mountCall(
    catalogueCalls.region,
    ({ params: { uf, city }, query: category }) => findRegion(db, listings(), { state: uf, city, category }),
    caching,
  )

  return app
}
