import type { Criteria } from '../search/search-criteria.ts'
import { projectMercator } from './mercator.ts'

/** Degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number]

/** The bounds of the country's mainland. */
export const brazilBounds: MapBounds = [-74, -33.8, -34.7, 5.3]

/** The maximum zoom for a town's bubble; closer than this, neither neighbors nor a border would be visible. */
export const townMaxZoom = 8.25

/** Whether the criteria name a place; filters without one never move the map. */
export const hasPlace = ({ state, region, city, text }: Criteria): boolean =>
  state.length > 0 || region.length > 0 || city.length > 0 || text !== null

/** Half steps of zoom: bubbles are rebuilt at each, and do not overlap in between. */
export const findZoomStep = (zoom: number): number => Math.floor(zoom * 2) / 2

/** The size of bounds in pixels at zoom 0. */
function measureBounds([west, south, east, north]: MapBounds): { width: number; height: number } {
  const [left, top] = projectMercator(west, north, 0)
  const [right, bottom] = projectMercator(east, south, 0)
  return { width: right - left, height: bottom - top }
}

/** Returns the zoom at which bounds of listings fill a window of these pixels; never closer than a town's. */
export function findFittingZoom(bounds: MapBounds, room: { width: number; height: number }): number {
  const { width, height } = measureBounds(bounds)
  return Math.min(townMaxZoom, Math.log2(Math.min(room.width / width, room.height / height)))
}
