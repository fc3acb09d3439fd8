import type { Hono } from 'hono'
import { placeCalls } from '#contract/place-calls.ts'
import { presentProperty } from '#contract/present-property.ts'
import { listPlaces } from '#domain/places/nearby-places.ts'
import { type CityPlace, findCityPlace } from '#domain/places/place-directory.ts'
import type { LastOffer } from '#domain/places/place-history.ts'
import { listPlacePositions } from '#domain/places/place-positions.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'
import { createCallRoutes } from '../../http/call-routes.ts'
import { placeNotFoundRefusal } from '../../http/refusal.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { findInFull } from '../catalogue-search.ts'
import type { CatalogueIndex } from '../search-index/catalogue-index.ts'
import { type AskedPlace, describePlace, presentNeighbors, selectPlace } from './place-answer.ts'
import { createPlaceHistoryReader } from './place-history-store.ts'

export interface PlacePageDependencies {
  db: Queryable
  index: CatalogueIndex
  now: () => Date
  /** Without it no answer is cached. */
  kept?: Pick<AnswerCache, 'keep'> | undefined
}

/** Listings of one page of a place. */
const pageSize = 24

/** What the public pages of places are made of. */
export function placePageRoutes({ db, index, now, kept }: PlacePageDependencies): Hono {
  const { app, mountCall } = createCallRoutes()
  const caching = kept ? { cache: kept.keep } : {}
  const readHistory = createPlaceHistoryReader(db)

  mountCall(
    placeCalls.place,
    async ({ query: { page, ...query } }) => {
      const { listings } = index.current()
      const history = await readHistory(listings.lists)
      const place: AskedPlace = {
        uf: query.uf ?? null,
        city: query.uf && query.city ? findCity(listings, history.lastOffers, query.uf, query.city) : null,
        category: query.category ?? null,
      }
      const positions = listPlacePositions(listings, selectPlace(place))
      const places = place.uf === null ? [] : listPlaces(listings, place.category, history.lastOffers)
      const summary = describePlace(listings, place, { positions, places, history })
      const from = (page - 1) * pageSize
      if (summary === null || (page > 1 && from >= summary.total)) throw placeNotFoundRefusal()
      const found = await findInFull(index, listings, async searched => {
        const shown = searched === listings ? positions : listPlacePositions(searched, selectPlace(place))
        return { positions: [...shown.subarray(from, from + pageSize)], total: shown.length }
      })
      const context = { index: found.searched, now: now() }
      return {
        ...summary,
        listings: found.listings.map(listing => presentProperty(listing, context)),
        page,
        pageSize,
      }
    },
    caching,
  )

  mountCall(
    placeCalls.placeNeighbors,
    async ({ query: { uf, city: slug, category } }) => {
      const { listings } = index.current()
      const { lastOffers } = await readHistory(listings.lists)
      const city = findCity(listings, lastOffers, uf, slug)
      return {
        uf,
        city: { name: city.name, slug: city.slug },
        neighbors: presentNeighbors(city, listPlaces(listings, category ?? null, lastOffers)),
      }
    },
    caching,
  )

  return app
}

/** @throws Refusal 404 for a city that neither the state nor its lists know */
function findCity(index: ListingIndex, lastOffers: readonly LastOffer[], uf: Uf, slug: string): CityPlace {
  const city = findCityPlace(index, lastOffers, uf, slug)
  if (city === null) throw placeNotFoundRefusal()
  return city
}
