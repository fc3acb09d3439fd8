import { decodeShape, type ShapePoint } from '#domain/search/area-shape.ts'
import { type Criteria, defaultWithinKm } from '#domain/search/search-criteria.ts'
import { type MapBounds, findBounds } from './map-area.ts'
import { brazilBounds } from './brazil-bounds.ts'
import { type MapState, readMapPlace } from './map-state.ts'
import type { MapPointSet } from './map-points.ts'
import { buildNearCircle } from './near-circle.ts'

/** The bounds to show; a new `key` moves the map. */
export interface MapFrame {
  key: string
  bounds: MapBounds
  /** What the bounds enclose: a window is shown as it is; spots get padding and a limit to the zoom. */
  of: 'window' | 'outline' | 'spots'
}

const hasPlace = ({ state, region, city, text }: Criteria): boolean =>
  state.length > 0 || region.length > 0 || city.length > 0 || text !== null

/** Returns the outlines that the criteria draw on the map: the drawn area, and the circle around a city. */
export const buildOutlines = (
  { shape, near, within }: Pick<Criteria, 'shape' | 'near' | 'within'>,
  seat: ShapePoint | null,
): ShapePoint[][] => [
  ...(shape === null ? [] : [decodeShape(shape) ?? []]),
  ...(near === null || seat === null ? [] : [buildNearCircle(seat, within ?? defaultWithinKm)]),
]

/**
 * Returns the frame to show: all of Brazil, unless an area or a chosen place narrows it; `null` = stay, when nothing
 * matches. Filters without a place never move the map.
 */
export function buildFrame(
  { criteria, area }: Pick<MapState, 'criteria' | 'area'>,
  { spots, near }: Pick<MapPointSet, 'spots' | 'near'>,
): MapFrame | null {
  const key = JSON.stringify([readMapPlace(criteria), area])
  if (area !== null) return { key, bounds: area, of: 'window' }
  const outline = findBounds(buildOutlines(criteria, near).flat())
  if (outline) return { key, bounds: outline, of: 'outline' }
  const bounds = hasPlace(criteria) ? findBounds(spots) : brazilBounds
  return bounds && { key, bounds, of: 'spots' }
}
