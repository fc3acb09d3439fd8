import type {
  CityTotals,
  PropertyCount,
  Facets,
  ListedProperties,
  MapPoints,
  PlaceSuggestions,
  PropertySearchPage,
  CatalogueStats,
} from '#contract/catalogue-schemas.ts'
import type { HomePurchasePage } from '#contract/home-purchase-calls.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import type { MapClusters, NeighborhoodReturns } from '#contract/map-cluster-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { type Criteria, writeCriteria } from '#domain/search/search-criteria.ts'
import type { PageParameters } from '#domain/search/page-parameters.ts'
import type { Uf } from '#domain/states.ts'
import { callApi } from './api-client.ts'

/** A search for homes, with the body of its call, which is written by the page that has the code for it. */
interface HomesRequest extends PageParameters {
  question: HomeQuestion
  body: Record<string, string | number>
}

/** The catalogue calls of the pages; the server or the bundled demonstration answers them. */
export interface CatalogueCalls {
  search(criteria: Criteria, page: PageParameters, signal?: AbortSignal): Promise<PropertySearchPage>
  count(criteria: Criteria, signal?: AbortSignal): Promise<PropertyCount>
  facets(criteria: Criteria, signal?: AbortSignal): Promise<Facets>
  /** Places whose names a person may be typing, counted within a search. */
  suggestions(typed: string, criteria: Criteria, signal?: AbortSignal): Promise<PlaceSuggestions>
  /** All matches, grouped by location. */
  map(criteria: Criteria, signal?: AbortSignal): Promise<MapPoints>
  /** The data with which the map of a search begins. */
  clusters(criteria: Criteria, signal?: AbortSignal): Promise<MapClusters>
  /** The median return of each neighborhood of a search. */
  neighborhoodReturns(criteria: Criteria, signal?: AbortSignal): Promise<NeighborhoodReturns>
  /** Listings by number in the requested order; at most 100. */
  listed(ids: readonly string[], signal?: AbortSignal): Promise<ListedProperties>
  /** The homes that fit a family, the best hundred page by page. */
  homes(request: HomesRequest, signal?: AbortSignal): Promise<HomePurchasePage>
  property(id: string, signal?: AbortSignal): Promise<PropertyDetail>
  cities(uf: Uf, signal?: AbortSignal): Promise<CityTotals>
  stats(signal?: AbortSignal): Promise<CatalogueStats>
}

/** A function that sends a call to one catalogue. */
export type CatalogueQuestion<T> = (catalogue: CatalogueCalls) => Promise<T>

/** Creates the catalogue's calls over `call`. */
export const createCatalogueCalls = (call: typeof callApi): CatalogueCalls => ({
  search: (criteria, { page, limit }, signal) =>
    call('GET /api/properties', {
      query: { ...writeCriteria(criteria), page: String(page), limit: String(limit) },
      signal,
    }),
  count: (criteria, signal) => call('GET /api/properties/count', { query: writeCriteria(criteria), signal }),
  facets: (criteria, signal) =>
    call('GET /api/properties/facets', { query: writeCriteria(criteria), signal }),
  suggestions: (typed, criteria, signal) => {
    const { text: words, ...filters } = writeCriteria(criteria)
    return call('GET /api/properties/suggestions', {
      query: { ...filters, text: typed, ...(words && { words }) },
      signal,
    })
  },
  map: (criteria, signal) => call('GET /api/properties/map', { query: writeCriteria(criteria), signal }),
  clusters: (criteria, signal) =>
    call('GET /api/properties/map/clusters', { query: writeCriteria(criteria), signal }),
  neighborhoodReturns: (criteria, signal) =>
    call('GET /api/properties/map/neighborhoods', { query: writeCriteria(criteria), signal }),
  listed: (ids, signal) => call('GET /api/properties/listed', { query: { ids: ids.join(',') }, signal }),
  homes: ({ body }, signal) => call('POST /api/home-purchase', { body, signal }),
  property: (id, signal) => call('GET /api/properties/{id}', { params: { id }, query: {}, signal }),
  cities: (uf, signal) => call('GET /api/states/{uf}/cities', { params: { uf }, signal }),
  stats: signal => call('GET /api/stats', { signal }),
})

/** The catalogue as the server answers it. */
export const serverCatalogue: CatalogueCalls = createCatalogueCalls(callApi)
