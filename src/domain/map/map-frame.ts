import type { Criteria } from '../search/search-criteria.ts'

/** The width of the world at zoom 0 in pixels, as MapLibre defines it. */
const world = 512

/** Projects longitude and latitude (degrees) to pixels at a zoom, from the world's upper left corner. */
export function projectMercator(lng: number, lat: number, zoom: number): [x: number, y: number] {
  const size = world * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

/** Converts pixels at a zoom to longitude and latitude. */
export function unprojectMercator(x: number, y: number, zoom: number): [lng: number, lat: number] {
  const size = world * 2 ** zoom
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)))
  return [(x / size) * 360 - 180, (lat * 180) / Math.PI]
}

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
