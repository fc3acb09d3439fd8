import type { Criteria } from '#domain/search/criteria.ts'
import { type Bounds, boundsOf } from './area.ts'
import { brazil } from './brazil.ts'
import { type MapState, placeOf } from './map-state.ts'
import type { Spot } from './points.ts'

/** The bounds to show; a new `key` moves the map. */
export interface Frame {
  key: string
  bounds: Bounds
  /** What the bounds enclose: a window is shown as it is; spots get padding and a limit to the zoom. */
  of: 'window' | 'drawn' | 'spots'
}

const narrows = ({ state, city, text }: Criteria): boolean =>
  state.length > 0 || city.length > 0 || text !== null

/**
 * Returns the frame to show: all of Brazil, unless an area or a chosen place narrows it; `null` = stay, when nothing
 * matches. Filters without a place never move the map.
 */
export function frameOf(
  { criteria, area, drawn }: Pick<MapState, 'criteria' | 'area' | 'drawn'>,
  spots: readonly Spot[],
): Frame | null {
  const key = JSON.stringify([placeOf(criteria), area, drawn])
  if (area !== null) return { key, bounds: area, of: 'window' }
  const corners = drawn?.map(([lng, lat]) => ({ lng, lat }))
  if (corners) return { key, bounds: boundsOf(corners) ?? brazil, of: 'drawn' }
  const bounds = narrows(criteria) ? boundsOf(spots) : brazil
  return bounds && { key, bounds, of: 'spots' }
}
