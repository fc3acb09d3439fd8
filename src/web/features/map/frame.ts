import type { Criteria } from '#domain/search/criteria.ts'
import { type Bounds, boundsOf } from './area.ts'
import { brazil } from './brazil.ts'
import { type MapState, placeOf } from './map-state.ts'
import type { Spot } from './points.ts'

/** Where the map is to look; a new `key` moves it. */
export interface Frame {
  key: string
  bounds: Bounds
  /** What the bounds are those of: a window is taken as it is; around spots there is room, and no diving into a town. */
  of: 'window' | 'drawn' | 'spots'
}

const narrows = ({ state, city, text }: Criteria): boolean =>
  state.length > 0 || city.length > 0 || text !== null

/**
 * Everywhere in Brazil, unless an area or the place asked for leave less of it; `null` = stay, where what is asked for
 * is nowhere. Filters that name no place never move the map.
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
