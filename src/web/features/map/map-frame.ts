import type { Criteria } from '#domain/search/search-criteria.ts'
import { type MapBounds, findBounds } from './map-area.ts'
import { brazilBounds } from './brazil-bounds.ts'
import { type MapState, readMapPlace } from './map-state.ts'
import type { MapPoint } from './map-points.ts'

/** The bounds to show; a new `key` moves the map. */
export interface MapFrame {
  key: string
  bounds: MapBounds
  /** What the bounds enclose: a window is shown as it is; spots get padding and a limit to the zoom. */
  of: 'window' | 'drawn' | 'spots'
}

const hasPlace = ({ state, city, text }: Criteria): boolean =>
  state.length > 0 || city.length > 0 || text !== null

/**
 * Returns the frame to show: all of Brazil, unless an area or a chosen place narrows it; `null` = stay, when nothing
 * matches. Filters without a place never move the map.
 */
export function buildFrame(
  { criteria, area, drawn }: Pick<MapState, 'criteria' | 'area' | 'drawn'>,
  spots: readonly MapPoint[],
): MapFrame | null {
  const key = JSON.stringify([readMapPlace(criteria), area, drawn])
  if (area !== null) return { key, bounds: area, of: 'window' }
  const corners = drawn?.map(([lng, lat]) => ({ lng, lat }))
  if (corners) return { key, bounds: findBounds(corners) ?? brazilBounds, of: 'drawn' }
  const bounds = hasPlace(criteria) ? findBounds(spots) : brazilBounds
  return bounds && { key, bounds, of: 'spots' }
}
