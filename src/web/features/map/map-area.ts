/** Degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number]
export type AreaVertex = readonly [lng: number, lat: number]

const decimals = 4
/** Maximum vertices of a drawn area, because it stands in the URL. */
export const maxVertices = 60
const round = (degrees: number): string => String(Number(degrees.toFixed(decimals)))

const isPosition = (lng: number, lat: number): boolean => Math.abs(lng) <= 180 && Math.abs(lat) <= 90

const readNumbers = (text: string): number[] | null => {
  if (!/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?)*$/.test(text)) return null
  return text.split(',').map(Number)
}

/** Parses `w,s,e,n` into bounds; `null` when they enclose no area. */
export function readMapBounds(text: string): MapBounds | null {
  const numbers = readNumbers(text)
  if (numbers?.length !== 4) return null
  const [west = 0, south = 0, east = 0, north = 0] = numbers
  const sound = isPosition(west, south) && isPosition(east, north) && west < east && south < north
  return sound ? [west, south, east, north] : null
}

export const writeBounds = (bounds: MapBounds): string => bounds.map(round).join()

/** Parses `lng,lat,lng,lat,…` into at least three vertices; `null` when they enclose no area. */
export function readPolygon(text: string): AreaVertex[] | null {
  const numbers = readNumbers(text)
  if (numbers === null || numbers.length % 2 === 1 || numbers.length < 6) return null
  if (numbers.length > 2 * maxVertices) return null
  const vertices: AreaVertex[] = []
  for (let at = 0; at < numbers.length; at += 2) vertices.push([numbers[at] ?? 0, numbers[at + 1] ?? 0])
  return vertices.every(([lng, lat]) => isPosition(lng, lat)) ? vertices : null
}

/** Adds a vertex, up to the maximum. */
export const addVertex = (vertices: readonly AreaVertex[], vertex: AreaVertex): readonly AreaVertex[] =>
  vertices.length >= maxVertices ? vertices : [...vertices, vertex]

export const writePolygon = (vertices: readonly AreaVertex[]): string => vertices.flat().map(round).join()

export const isInBounds = ([west, south, east, north]: MapBounds, lng: number, lat: number): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Whether a point is inside the polygon, by the even-odd rule, whatever its winding. */
export function isInPolygon(vertices: readonly AreaVertex[], lng: number, lat: number): boolean {
  let inside = false
  let [x1, y1] = vertices.at(-1) ?? [0, 0]
  for (const [x2, y2] of vertices) {
    if (y1 > lat !== y2 > lat && lng < ((x1 - x2) * (lat - y2)) / (y1 - y2) + x2) inside = !inside
    ;[x1, y1] = [x2, y2]
  }
  return inside
}

/** Returns the smallest bounds around positions; `null` without positions. */
export function findBounds(positions: Iterable<{ lng: number; lat: number }>): MapBounds | null {
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
