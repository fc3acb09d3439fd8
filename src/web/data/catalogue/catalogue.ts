import type {
  CityTotals,
  Count,
  CuratedPage,
  Facets,
  Listed,
  MapPoints,
  PropertyPage,
  Stats,
} from '#contract/catalogue.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { type Criteria, writeCriteria } from '#domain/search/criteria.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import type { Page } from '#domain/search/page.ts'
import type { Uf } from '#domain/states.ts'
import { getJson } from '../client.ts'

/** What the pages ask of the catalogue: the server answers, or the bundled demonstration. */
export interface Catalogue {
  search(criteria: Criteria, page: Page, signal?: AbortSignal): Promise<PropertyPage>
  count(criteria: Criteria, signal?: AbortSignal): Promise<Count>
  facets(criteria: Criteria, signal?: AbortSignal): Promise<Facets>
  /** As many as the list is long: 60 or 90. */
  curated(list: CuratedList, signal?: AbortSignal): Promise<CuratedPage>
  /** All that match, by place. */
  map(criteria: Criteria, signal?: AbortSignal): Promise<MapPoints>
  /** By number, in the order asked for; at most 100. */
  listed(ids: readonly string[], signal?: AbortSignal): Promise<Listed>
  property(id: string, signal?: AbortSignal): Promise<PropertyDetail>
  cities(uf: Uf, signal?: AbortSignal): Promise<CityTotals>
  stats(signal?: AbortSignal): Promise<Stats>
}

/** The catalogue's calls, asked through `get`. */
export const asking = (get: typeof getJson): Catalogue => ({
  search: (criteria, { page, limit }, signal) =>
    get('/api/properties', { ...writeCriteria(criteria), page: String(page), limit: String(limit) }, signal),
  count: (criteria, signal) => get('/api/properties/count', writeCriteria(criteria), signal),
  facets: (criteria, signal) => get('/api/properties/facets', writeCriteria(criteria), signal),
  curated: (list, signal) => get(`/api/properties/curated/${list}`, {}, signal),
  map: (criteria, signal) => get('/api/properties/map', writeCriteria(criteria), signal),
  listed: (ids, signal) => get('/api/properties/listed', { ids: ids.join(',') }, signal),
  property: (id, signal) => get(`/api/properties/${id}`, {}, signal),
  cities: (uf, signal) => get(`/api/states/${uf}/cities`, {}, signal),
  stats: signal => get('/api/stats', {}, signal),
})

export const server: Catalogue = asking(getJson)
