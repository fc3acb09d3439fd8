import type { MapBounds } from '#domain/map/map-frame.ts'
import type { ShapePoint } from '#domain/search/area-shape.ts'

const decimals = 4
const round = (degrees: number): string => String(Number(degrees.toFixed(decimals)))

/** Parses `w,s,e,n` into bounds; `null` when they enclose no area. */
export function readMapBounds(text: string): MapBounds | null {
  const numbers = readDegrees(text)
  if (numbers?.length !== 4) return null
  const [west = 0, south = 0, east = 0, north = 0] = numbers
  const sound = isPosition(west, south) && isPosition(east, north) && west < east && south < north
  return sound ? [west, south, east, north] : null
}

/** Writes bounds for the address: `west,south,east,north` in rounded degrees. */
export const writeBounds = (bounds: MapBounds): string => bounds.map(round).join()

/** Parses `lng,lat,lng,lat,…`, which stood for a drawn area in links made before; `null` when it is no such list. */
export function readOldArea(text: string): ShapePoint[] | null {
  const numbers = readDegrees(text)
  if (numbers === null || numbers.length % 2 === 1) return null
  return numbers.flatMap((lng, at) => (at % 2 === 0 ? { lng, lat: numbers[at + 1] ?? 0 } : []))
}

const readDegrees = (text: string): number[] | null => {
  if (!/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3,120}$/.test(text)) return null
  return text.split(',').map(Number)
}

const isPosition = (lng: number, lat: number): boolean => Math.abs(lng) <= 180 && Math.abs(lat) <= 90

/** Whether a position, in degrees, lies within bounds. */
export const isInBounds = ([west, south, east, north]: MapBounds, lng: number, lat: number): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Returns the smallest bounds around positions; `null` without positions. */
export function findBounds(positions: Iterable<ShapePoint>): MapBounds | null {
  let [west, south, east, north] = [180, 90, -180, -90]
  let any = false
  for (const { lng, lat } of positions) {
    any = true
    west = Math.min(west, lng)
    south = Math.min(south, lat)
    east = Math.max(east, lng)
    north = Math.max(north, lat)
  }
  return any ? [west, south, east, north] : null
}
