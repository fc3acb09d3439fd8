import type { Category } from '../property/listing.ts'
import { codeOf } from '../search/index/indexed-listing.ts'
import type { ListingIndex } from '../search/index/listing-index.ts'
import { computeDistanceKm } from '../search/distance.ts'
import type { Uf } from '../states.ts'
import { type CityPlace, readPlaceDirectory } from './place-directory.ts'
import type { LastOffer } from './place-history.ts'

/** A city that has listings, or had some within a year. */
export interface ListedPlace extends CityPlace {
  total: number
  /** The newest list, as days since 1970, that still had a listing; `null` where there are some now. */
  seenOn: number | null
}

const yearDays = 365

/**
 * Lists the cities that have listings, of one category where it is given, and those that had some within a year before
 * the newest list of their state.
 */
export function listPlaces(
  index: ListingIndex,
  category: Category | null,
  lastOffers: readonly LastOffer[],
): ListedPlace[] {
  const directory = readPlaceDirectory(index)
  const { columns, places, lists } = index
  const kind = category === null ? null : codeOf.category(category)
  const totals = new Uint32Array(places.cities.length)
  for (let at = 0; at < index.size; at++)
    if (kind === null || columns.category[at] === kind) totals[columns.city[at]!]!++
  const listed = new Map<CityPlace, ListedPlace>()
  const enter = (place: CityPlace): ListedPlace => {
    const known = listed.get(place) ?? { ...place, total: 0, seenOn: null }
    listed.set(place, known)
    return known
  }
  for (const [number, place] of directory.ofCity.entries())
    if (totals[number]! > 0) enter(place).total += totals[number]!
  for (const { state, cityKey, category: own, seenOn } of lastOffers) {
    const newest = lists.get(state)?.newest
    if (newest === undefined || seenOn < newest - yearDays || (category !== null && own !== category))
      continue
    const place = enter(directory.ofListedCity(state, cityKey))
    if (place.total === 0) place.seenOn = Math.max(place.seenOn ?? seenOn, seenOn)
  }
  return [...listed.values()]
}

/** A city with its distance from another one, from seat to seat. */
export interface NearbyPlace extends ListedPlace {
  km: number
}

const mostNeighbors = 8

/** Lists the eight cities nearest to a city, the nearest first; none where a municipality is not known. */
export function listNeighbors(city: CityPlace, places: readonly ListedPlace[]): NearbyPlace[] {
  const seat = city.municipality
  if (seat === null || !isLocated(seat)) return []
  return places
    .flatMap(place =>
      place.municipality === null || place.municipality.code === seat.code || !isLocated(place.municipality)
        ? []
        : [{ ...place, km: computeDistanceKm(seat, place.municipality) }],
    )
    .sort((a, b) => a.km - b.km || compareNames(a, b))
    .slice(0, mostNeighbors)
}

const isLocated = ({ lat, lng }: { lat: number; lng: number }): boolean => Number.isFinite(lat + lng)

const compareNames = (a: CityPlace, b: CityPlace): number => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0)

/** Lists a state's cities with listings in the order of their names. */
export const listCitiesOfState = (state: Uf, places: readonly ListedPlace[]): ListedPlace[] =>
  places.filter(place => place.state === state && place.total > 0).sort(compareNames)
