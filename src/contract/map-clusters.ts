import { finishWork } from '#domain/finish-work.ts'
import { findLowest, rankMapDiscount } from '#domain/map/map-order.ts'
import {
  brazilBounds,
  findFittingZoom,
  findZoomStep,
  hasPlace,
  type MapBounds,
} from '#domain/map/map-frame.ts'
import { type BubblePlace, mergePlaces } from '#domain/map/place-bubbles.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { Uf } from '#domain/states.ts'
import type { MapPoints } from './catalogue-schemas.ts'
import type { MapClusters } from './map-cluster-schemas.ts'
import { collectMapPlaces, roundMapDiscount } from './map-points.ts'

/** The part of a map beside its list that nothing covers, on a screen of 1440 × 900. */
const usualMapRoom = { width: 834, height: 640 }
/** Half steps of zoom around that of the usual map: smaller and larger windows have theirs among them. */
const nearbySteps = [-0.5, 0, 0.5, 1]
/** Listings of the list's first page. */
export const firstListed = 30

interface ClusterPlace extends BubblePlace {
  total: number
  state: Uf
  name: string
  largest: number
}

/** Returns the bubbles that the map of a search begins with, and the first listings of its list. */
export const buildMapClusters = (index: ListingIndex, criteria: Criteria, now: Date): MapClusters =>
  finishWork(buildMapClustersInSlices(index, criteria, now))

/** Builds the same as `buildMapClusters`. Yields every few milliseconds. */
export function* buildMapClustersInSlices(
  index: ListingIndex,
  criteria: Criteria,
  now: Date,
): Generator<void, MapClusters> {
  const { cities, ordered } = yield* collectMapPlaces(index, criteria, now)
  yield
  const places = joinPlaces(cities)
  const bounds = hasPlace(criteria) ? findPlaceBounds(places) : brazilBounds
  const levels: MapClusters['levels'] = []
  for (const zoom of bounds === null ? [] : listZooms(bounds)) {
    yield
    levels.push(describeLevel(places, zoom))
  }
  yield
  const { columns } = index
  const first = findLowest(ordered.length, firstListed, at =>
    rankMapDiscount(roundMapDiscount(columns.discount[ordered[at]!]!)),
  )
  return {
    total: ordered.length,
    bounds: bounds && [...bounds],
    levels,
    first: first.map(at => columns.id[ordered[at]!]!),
  }
}

const listZooms = (bounds: MapBounds): number[] => {
  const usual = findZoomStep(findFittingZoom(bounds, usualMapRoom))
  return nearbySteps.map(step => usual + step)
}

/** Joins what is at one point, named after the city with the most listings there, as the map does. */
function joinPlaces(cities: MapPoints['cities']): ClusterPlace[] {
  const byPoint = new Map<string, ClusterPlace>()
  for (const { state, name: city, precision, lats, lngs, totals } of cities) {
    const name = precision === 'state' ? '' : city
    for (const [at, total] of totals.entries()) {
      const [lat, lng] = [lats[at]!, lngs[at]!]
      const key = `${lat},${lng}`
      const known = byPoint.get(key)
      if (!known) byPoint.set(key, { lat, lng, precision, state, name, total, largest: total })
      else {
        known.total += total
        if (total > known.largest) Object.assign(known, { precision, state, name, largest: total })
      }
    }
  }
  return [...byPoint.values()]
}

function findPlaceBounds(places: readonly ClusterPlace[]): MapBounds | null {
  if (places.length === 0) return null
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { lng, lat } of places) {
    west = Math.min(west, lng)
    south = Math.min(south, lat)
    east = Math.max(east, lng)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

/** Four decimals, about ten meters: less than a pixel wherever a map begins. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4

function describeLevel(places: readonly ClusterPlace[], zoom: number): MapClusters['levels'][number] {
  const bubbles = mergePlaces(places, zoom, ({ total }) => total)
  const largest = bubbles.map(bubble => bubble.places.reduce((a, b) => (b.total > a.total ? b : a)))
  return {
    zoom,
    lats: bubbles.map(({ at }) => round(at.lat)),
    lngs: bubbles.map(({ at }) => round(at.lng)),
    totals: bubbles.map(({ total }) => total),
    places: bubbles.map(bubble => bubble.places.length),
    states: largest.map(({ state }) => state),
    names: largest.map(({ name }) => name),
  }
}
