import type { Hono } from 'hono'
import { placeCalls } from '#contract/place-calls.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { presentProperty } from '#contract/present-property.ts'
import { toDate } from '#domain/calendar-date.ts'
import { toReais, toReaisOrNull } from '#domain/money.ts'
import {
  type ListedPlace,
  type NearbyPlace,
  listCitiesOfState,
  listNeighbors,
  listPlaces,
} from '#domain/places/nearby-places.ts'
import { type PlaceSelection, countPlaceChanges, listPlacePositions } from '#domain/places/place-changes.ts'
import { type CityPlace, findCityPlace } from '#domain/places/place-directory.ts'
import { computePlaceFigures, listLargestNeighborhoods } from '#domain/places/place-figures.ts'
import type { LastOffer, PlaceHistory } from '#domain/places/place-history.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import type { Uf } from '#domain/states.ts'
import type { AnswerCache } from '../answer-cache.ts'
import { findInFull } from '../catalogue-search.ts'
import { countByState } from '../place-totals.ts'
import { createPlaceHistoryReader } from './place-history-store.ts'
import { readPlaceListDate } from './place-list-date.ts'
import type { CatalogueIndex } from '../search-index/catalogue-index.ts'
import type { Queryable } from '../../database/database.ts'
import { createCallRoutes } from '../../http/call-routes.ts'
import { placeNotFoundRefusal } from '../../http/refusal.ts'

/** Everything of a place's page but its listings. */
type PlaceSummary = Omit<PlacePage, 'listings' | 'page' | 'pageSize'>

/** A place that is asked for: the city of a selection, found. */
interface AskedPlace extends Omit<PlaceSelection, 'city'> {
  city: CityPlace | null
}

const selectPlace = ({ uf, city, category }: AskedPlace): PlaceSelection => ({
  uf,
  city: city?.slug ?? null,
  category,
})

/**
 * Describes a place; `null` where it has no listings and had none within a year.
 * @param positions of its listings, from `listPlacePositions`
 * @param places of its category, from `listPlaces`
 */
function describePlace(
  index: ListingIndex,
  asked: AskedPlace,
  { positions, places, history }: { positions: Uint32Array; places: ListedPlace[]; history: PlaceHistory },
): PlaceSummary | null {
  const { uf, city, category } = asked
  const { perSquareMeter, priceBands, medianPrice, ...figures } = computePlaceFigures(index, positions)
  const lastSeen = figures.total > 0 ? null : findLastSeen(asked, places)
  if (uf !== null && figures.total === 0 && lastSeen === null) return null
  const changes = countPlaceChanges(index, selectPlace(asked), history)
  return {
    ...figures,
    uf,
    city: city && { name: city.name, slug: city.slug },
    category,
    listDate: readPlaceListDate(index, uf),
    lastSeen,
    changes: changes && { ...changes, since: toDate(changes.since) },
    medianPrice: toReaisOrNull(medianPrice),
    perSquareMeter: perSquareMeter.map(each => ({ ...each, median: toReais(each.median) })),
    priceBands: priceBands.map(({ from, to, total }) => ({
      from: toReais(from),
      to: toReaisOrNull(to),
      total,
    })),
    neighborhoods: city === null ? [] : listLargestNeighborhoods(index, positions),
    parts: listParts(index, asked, places),
    neighbors: city === null ? [] : presentNeighbors(city, places),
  }
}

/** Returns the newest list that named a listing of a place without any; `null` when there was none within a year. */
function findLastSeen({ uf, city }: AskedPlace, places: readonly ListedPlace[]): string | null {
  const days = places
    .filter(({ state, slug }) => state === uf && (city === null || slug === city.slug))
    .flatMap(({ seenOn }) => seenOn ?? [])
  return days.length === 0 ? null : toDate(Math.max(...days))
}

function listParts(
  index: ListingIndex,
  { uf, city }: AskedPlace,
  places: readonly ListedPlace[],
): PlacePage['parts'] {
  if (city !== null) return []
  if (uf === null)
    return countByState(index).map(state => ({
      ...state,
      slug: state.uf.toLowerCase(),
      total: index.lists.has(state.uf) ? state.total : null,
    }))
  return listCitiesOfState(uf, places).map(({ state, name, slug, total }) => ({
    uf: state,
    name,
    slug,
    total,
  }))
}

/** Presents the cities nearest to a city. */
const presentNeighbors = (city: CityPlace, places: readonly ListedPlace[]): PlacePage['neighbors'] =>
  listNeighbors(city, places).map(presentNeighbor)

const presentNeighbor = ({
  state,
  name,
  slug,
  km,
  total,
  seenOn,
}: NearbyPlace): PlacePage['neighbors'][number] => ({
  uf: state,
  name,
  slug,
  km: Math.round(km * 10) / 10,
  total,
  lastSeen: seenOn === null ? null : toDate(seenOn),
})

interface PlacePageDependencies {
  db: Queryable
  index: CatalogueIndex
  now: () => Date
  /** Without it no answer is cached. */
  kept?: Pick<AnswerCache, 'keep'> | undefined
}

/** Listings of one page of a place. */
const pageSize = 24

/** Routes of the public pages of places. */
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
