import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { empty } from 'sql-template-tag'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { ListedProperties } from '#contract/catalogue-schemas.ts'
import { buildMapClustersInSlices } from '#contract/map-clusters.ts'
import { buildMapPointsInSlices } from '#contract/map-points.ts'
import { type PublicFacts, presentPropertyFacts } from '#contract/present-property-facts.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import { type PropertyFacts, maxNeighbors } from '#contract/property-facts-schemas.ts'
import { foldText } from '#domain/fold-text.ts'
import { listMatches, listNeighborhoodReturns } from '#domain/map/neighborhood-returns.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { curatedLimits } from '#domain/search/curated-lists.ts'
import { listCityKeys } from '#domain/search/index/city-names.ts'
import { findCorrections } from '#domain/search/index/correct-criteria.ts'
import { countFacets } from '#domain/search/index/count-facets.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { countListings } from '#domain/search/index/search-listings.ts'
import { suggestPlaces } from '#domain/search/index/suggest-places.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { AnswerCache } from './answer-cache.ts'
import { searchCatalogue, searchCuratedList } from './catalogue-search.ts'
import { readStats } from './catalogue-stats.ts'
import { type BankPageRow, bankPageColumns, toPageBesideList } from './details/page-beside-list.ts'
import { findListings } from './listing-store.ts'
import { countByCity, countByState } from './place-totals.ts'
import { type PresentationSource, currentPresentation } from './presentation-context.ts'
import { findRegion } from './region-store.ts'
import type { CatalogueIndex } from './search-index/catalogue-index.ts'
import type { Queryable } from '../database/database.ts'
import { checkNear } from '../geo/near-municipality.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { Refusal, notFoundRefusal, propertyNotFoundRefusal } from '../http/refusal.ts'

/** Returns the properties with these numbers, offered or gone, in this order; unknown numbers are omitted. */
async function presentListingsById(
  db: Queryable,
  ids: readonly string[],
  context: PresentationContext,
): Promise<ListedProperties> {
  return { items: (await findListings(db, ids)).map(listing => presentProperty(listing, context)) }
}

/** Writes the map's answer as JSON. Yields every few milliseconds: half a million listings take 9 MB. */
function* writeMapAnswer(index: ListingIndex, criteria: Criteria, now: Date): Generator<void, string> {
  const members: string[] = []
  for (const [name, value] of Object.entries(yield* buildMapPointsInSlices(index, criteria, now))) {
    members.push(`${JSON.stringify(name)}:${JSON.stringify(value)}`)
    yield
  }
  return `{${members.join()}}`
}

/**
 * Finds offered listings near a listing: of its city and category (of any when it has none), those of its neighborhood
 * first, then by how near their price is.
 * @param cityKeys the folded names that the lists give its city
 */
async function findNeighbors(
  db: Queryable,
  own: CataloguedListing,
  cityKeys: readonly string[],
): Promise<CataloguedListing[]> {
  const neighborhood = foldText(own.neighborhood)
  const ofCategory = own.category === null ? empty : sql`and l.category = ${own.category}`
  const rows = await db.query<{ id: string }>(sql`
    select l.id::text as id from listings_offered l
    where l.state = ${own.state} and l.city_key = any(${cityKeys}::text[]) ${ofCategory}
      and l.id <> ${own.id}::bigint
    order by (l.neighborhood_key = ${neighborhood} and l.neighborhood_key <> '') desc,
      abs(l.price - ${own.price}::bigint), l.id
    limit ${maxNeighbors}::integer`)
  return findListings(
    db,
    rows.map(({ id }) => id),
  )
}

/** Reads the bank's page of a listing; `null` while it was not read. */
async function findBankPage(db: Queryable, id: string): Promise<PublicFacts['bankPage']> {
  const [row] = await db.query<BankPageRow>(sql`
    select ${bankPageColumns} from listings l join listing_texts t on t.id = l.id join listing_pages b on b.id = l.id
    where l.id = ${id}::bigint`)
  return row ? toPageBesideList(row) : null
}

/**
 * Returns the public facts of a property, offered or gone, by its number; `null` when the catalogue never had it. Its city
 * is what the city's name means in searches of the state.
 */
async function readPropertyFacts(
  db: Queryable,
  source: PresentationSource,
  id: string,
): Promise<PropertyFacts | null> {
  const [listing] = await findListings(db, [id])
  if (listing === undefined) return null
  const context = currentPresentation(source)
  const [bankPage, neighbors] = await Promise.all([
    findBankPage(db, id),
    findNeighbors(db, listing, listCityKeys(context.index, listing)),
  ])
  return presentPropertyFacts({ listing, bankPage, neighbors }, context)
}

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
