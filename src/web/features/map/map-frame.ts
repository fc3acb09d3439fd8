import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import { decodeShape, type ShapePoint } from '#domain/search/area-shape.ts'
import { readSpot } from '#domain/search/criteria-fields.ts'
import { defaultWithinMeters } from '#domain/search/range-words.ts'
import { type Criteria, defaultWithinKm } from '#domain/search/search-criteria.ts'
import { findBounds } from './map-area.ts'
import { brazilBounds, hasPlace, type MapBounds } from '#domain/map/map-frame.ts'
import { type MapState, readMapPlace } from './map-state.ts'
import type { MapPointSet } from './map-points.ts'
import { destinationPoint } from '#domain/search/distance.ts'

/** Corners with which a circle on the map looks round. */
const corners = 96

/** Returns the circle of so many kilometers around a point, as corners of a polygon. */
const buildNearCircle = (center: ShapePoint, km: number): ShapePoint[] =>
  Array.from({ length: corners }, (_, at) => destinationPoint(center, km, (at / corners) * 2 * Math.PI))

/** The bounds to show; a new `key` moves the map. */
export interface MapFrame {
  key: string
  bounds: MapBounds
  /** What the bounds enclose: a window is shown as it is; spots get padding and a limit to the zoom. */
  enclosed: 'window' | 'outline' | 'spots'
}

/** The criteria that are drawn on the map. */
export type DrawnCriteria = Pick<Criteria, 'shape' | 'near' | 'within' | 'nearAddress' | 'withinMetres'>

/** Returns the outlines that the criteria draw on the map: the drawn area, and the circles around a city and a spot. */
export const buildOutlines = (
  { shape, near, within, nearAddress, withinMetres }: DrawnCriteria,
  seat: ShapePoint | null,
): ShapePoint[][] => {
  const spot = nearAddress === null ? null : readSpot(nearAddress)
  return [
    ...(shape === null ? [] : [decodeShape(shape) ?? []]),
    ...(near === null || seat === null ? [] : [buildNearCircle(seat, within ?? defaultWithinKm)]),
    ...(spot === null ? [] : [buildNearCircle(spot, (withinMetres ?? defaultWithinMeters) / 1_000)]),
  ]
}

/** Identifies the place of a state: the map moves when it is another one. */
const writeFrameKey = ({ criteria, area }: Pick<MapState, 'criteria' | 'area'>): string =>
  JSON.stringify([readMapPlace(criteria), area])

/** Whether the map can begin with the small answer: when no window, outline or place is chosen. */
export const beginsWithClusters = ({ criteria, area, spot }: MapState): boolean =>
  area === null &&
  spot === null &&
  criteria.shape === null &&
  criteria.near === null &&
  criteria.nearAddress === null

/** Returns the frame that the map begins with while its points are not there yet. */
export const buildFirstFrame = (state: MapState, { bounds }: Pick<MapClusters, 'bounds'>): MapFrame | null =>
  bounds && { key: writeFrameKey(state), bounds, enclosed: 'spots' }

/**
 * Returns the frame to show: all of Brazil, unless an area or a chosen place narrows it; `null` = stay, when nothing
 * matches. Filters without a place never move the map.
 */
export function buildFrame(
  { criteria, area }: Pick<MapState, 'criteria' | 'area'>,
  { spots, near }: Pick<MapPointSet, 'spots' | 'near'>,
): MapFrame | null {
  const key = writeFrameKey({ criteria, area })
  if (area !== null) return { key, bounds: area, enclosed: 'window' }
  const outline = findBounds(buildOutlines(criteria, near).flat())
  if (outline) return { key, bounds: outline, enclosed: 'outline' }
  const bounds = hasPlace(criteria) ? findBounds(spots) : brazilBounds
  return bounds && { key, bounds, enclosed: 'spots' }
}
