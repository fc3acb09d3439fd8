import type { PlacePage } from '#contract/place-schemas.ts'
import { toDate } from '#domain/calendar-date.ts'
import { toReais, toReaisOrNull } from '#domain/money.ts'
import {
  listCitiesOfState,
  type ListedPlace,
  listNeighbors,
  type NearbyPlace,
} from '#domain/places/nearby-places.ts'
import { countPlaceChanges } from '#domain/places/place-changes.ts'
import type { CityPlace } from '#domain/places/place-directory.ts'
import { computePlaceFigures, listLargestNeighborhoods } from '#domain/places/place-figures.ts'
import type { PlaceHistory } from '#domain/places/place-history.ts'
import type { PlaceSelection } from '#domain/places/place-positions.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { countByState } from '../place-totals.ts'
import { readPlaceListDate } from './place-list-date.ts'

/** Everything of a place's page but its listings. */
export type PlaceSummary = Omit<PlacePage, 'listings' | 'page' | 'pageSize'>

/** A place that is asked for: the city of a selection, found. */
export interface AskedPlace extends Omit<PlaceSelection, 'city'> {
  city: CityPlace | null
}

/** Returns what identifies a place in an answer: its state, its city's slug and its category. */
export const selectPlace = ({ uf, city, category }: AskedPlace): PlaceSelection => ({
  uf,
  city: city?.slug ?? null,
  category,
})

/**
 * Describes a place; `null` where it has no listings and had none within a year.
 * @param positions of its listings, from `listPlacePositions`
 * @param places of its category, from `listPlaces`
 */
export function describePlace(
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
export const presentNeighbors = (city: CityPlace, places: readonly ListedPlace[]): PlacePage['neighbors'] =>
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
