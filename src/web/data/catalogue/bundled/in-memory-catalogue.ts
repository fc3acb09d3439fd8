import { listMatches, listNeighborhoodReturns } from '#domain/map/neighborhood-returns.ts'
import { buildMapClusters } from '#contract/map-clusters.ts'
import { buildMapPoints } from '#contract/map-points.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { presentProperty } from '#contract/present-property.ts'
import { presentStateLists } from '#contract/present-state-lists.ts'
import type { Property } from '#contract/property-schemas.ts'
import { finishWork } from '#domain/finish-work.ts'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import { findHomes } from '#domain/home-purchase/find-homes.ts'
import { toHomeSearchPlace } from '#domain/home-purchase/home-question.ts'
import { findCorrections } from '#domain/search/index/correct-criteria.ts'
import { listCities } from '#domain/search/index/count-cities.ts'
import { countFacets } from '#domain/search/index/count-facets.ts'
import { countListings, findListingPage } from '#domain/search/index/search-listings.ts'
import { suggestPlaces } from '#domain/search/index/suggest-places.ts'
import type { CatalogueCalls } from '../../catalogue-calls.ts'
import { RequestRefused } from '../../api-client.ts'
import { buildBundledDetail } from './bundled-detail.ts'
import { type BundledListings, type CatalogueBundle, readBundle } from './bundled-index.ts'

/** Suggestions of one answer while a person types. */
const suggestionsShown = 8

/** Creates a catalogue held in memory from a list in the bank's format: the same search as the server's. */
export function createBundledCatalogue(bundle: CatalogueBundle, clock: () => Date): CatalogueCalls {
  let kept: BundledListings | null = null
  const read = (): BundledListings => (kept ??= readBundle(bundle))
  const index = () => read().index
  const presentAt = (positions: readonly number[], now: Date): Property[] =>
    positions.flatMap(position => {
      const listing = read().byNumber.get(String(index().columns.id[position]))
      return listing ? [presentProperty(listing, { index: index(), now })] : []
    })
  return {
    async search(criteria, { page, limit }) {
      const now = clock()
      const { positions, total } = findListingPage(index(), criteria, { page, limit }, now)
      const corrections = total === 0 ? findCorrections(index(), criteria, now) : []
      return { items: presentAt(positions, now), total, page, limit, corrections }
    },
    async count(criteria) {
      return { total: countListings(index(), criteria, clock()) }
    },
    async facets(criteria) {
      return countFacets(index(), criteria, clock())
    },
    async suggestions(typed, criteria) {
      return { places: suggestPlaces(index(), typed, suggestionsShown, { criteria, now: clock() }) }
    },
    async map(criteria) {
      return buildMapPoints(index(), criteria, clock())
    },
    async clusters(criteria) {
      return buildMapClusters(index(), criteria, clock())
    },
    async neighborhoodReturns(criteria) {
      return listNeighborhoodReturns(index(), listMatches(index(), criteria, clock()))
    },
    async listed(ids) {
      const now = clock()
      return {
        items: ids.flatMap(id => {
          const listing = read().byNumber.get(id)
          return listing ? [presentProperty(listing, { index: index(), now })] : []
        }),
      }
    },
    async homes({ question: { family, assumptions, place }, page, limit }) {
      const now = clock()
      if (!hasMeans(family)) throw new RequestRefused(400, 'Informe a renda ou a entrada.')
      const search = { family, assumptions, place: toHomeSearchPlace(place) }
      const { positions, total, levels, homes } = finishWork(findHomes(index(), search, { page, limit }, now))
      const items = presentAt(positions, now).map(home => presentFittingHome(home, {}, family, assumptions))
      return { items, total, page, limit, levels, homes }
    },
    async property(id) {
      const detail = buildBundledDetail(read(), id, clock())
      if (!detail) throw new RequestRefused(404, 'Imóvel não encontrado.', {}, 'property_not_found')
      return detail
    },
    async cities(uf) {
      return listCities(index(), city => city.state === uf).map(({ name, total, located }) => ({
        name,
        total,
        located,
      }))
    },
    async stats() {
      const { date } = read()
      return {
        total: index().size,
        ...presentStateLists(index()),
        source: 'demo',
        updatedAt: null,
        listDate: date,
        newLastImport: 0,
        gone: 0,
      }
    },
  }
}
