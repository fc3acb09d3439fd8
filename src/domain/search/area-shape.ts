/** A point of a drawn area, in degrees (WGS84). */
export interface ShapePoint {
  lat: number
  lng: number
}

export const shapeLimits = { fewest: 3, most: 200 } as const
/** The corners between which Brazil lies, islands included, in degrees. */
const brazil = { south: -34.5, north: 6, west: -74.5, east: -28 }

/**
 * Encodes points as Google's encoded polyline (five decimals), the usual short text for a line of points:
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
export function encodeShape(points: readonly ShapePoint[]): string {
  let text = ''
  let before = { lat: 0, lng: 0 }
  for (const { lat, lng } of points) {
    const rounded = { lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) }
    text += encodeNumber(rounded.lat - before.lat) + encodeNumber(rounded.lng - before.lng)
    before = rounded
  }
  return text
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  for (; rest >= 0x20; rest >>>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
  return text + String.fromCharCode(rest + 63)
}

/** Decodes an encoded polyline; `null` for any other text. */
export function decodeShape(text: string): ShapePoint[] | null {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (let at = 0; at < text.length; at++) {
    const bits = text.charCodeAt(at) - 63
    if (bits < 0 || bits > 63 || shift > 25) return null
    value |= (bits & 0x1f) << shift
    shift += 5
    if (bits >= 0x20) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = shift = 0
  }
  if (shift !== 0 || numbers.length % 2 !== 0) return null
  const points: ShapePoint[] = []
  let [lat, lng] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at]!
    lng += numbers[at + 1]!
    points.push({ lat: lat / 1e5, lng: lng / 1e5 })
  }
  return points
}

/** Says what is wrong with an encoded area, in Portuguese; `null` for a simple polygon in Brazil. */
export function findShapeProblem(text: string): string | null {
  const points = decodeShape(text)
  if (points === null) return 'A área desenhada não pôde ser lida. Desenhe de novo.'
  if (points.length < shapeLimits.fewest || points.length > shapeLimits.most)
    return `Desenhe uma área de ${shapeLimits.fewest} a ${shapeLimits.most} pontos.`
  if (
    points.some(
      ({ lat, lng }) => lat < brazil.south || lat > brazil.north || lng < brazil.west || lng > brazil.east,
    )
  )
    return 'A área desenhada sai do Brasil.'
  const corners = removeRepeats(
    points.map(({ lat, lng }) => ({ lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) })),
  )
  if (corners.length < shapeLimits.fewest || areOnOneLine(corners)) return 'A área desenhada não tem tamanho.'
  return hasCrossing(corners) ? 'As linhas da área desenhada se cruzam.' : null
}

/** Leaves out corners that equal the next one, so also a last one that closes the ring. */
const removeRepeats = (points: readonly ShapePoint[]): ShapePoint[] =>
  points.filter(({ lat, lng }, at) => {
    const next = points[(at + 1) % points.length]!
    return lat !== next.lat || lng !== next.lng
  })

const areOnOneLine = (points: readonly ShapePoint[]): boolean => {
  const [first] = points
  const other = points.find(({ lat, lng }) => lat !== first!.lat || lng !== first!.lng)
  return other === undefined || points.every(point => sideOf(first!, other, point) === 0)
}

/** Whether two edges that are not neighbors touch each other. */
function hasCrossing(points: readonly ShapePoint[]): boolean {
  const count = points.length
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const neighbors = b === a + 1 || (a === 0 && b === count - 1)
      if (!neighbors && doCross(points[a]!, points[a + 1]!, points[b]!, points[(b + 1) % count]!)) return true
    }
  }
  return false
}

/** On which side of the line from `a` to `b` the point `c` lies: 1, −1, or 0 on the line. */
const sideOf = (a: ShapePoint, b: ShapePoint, c: ShapePoint): number =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng))

const doCross = (a: ShapePoint, b: ShapePoint, c: ShapePoint, d: ShapePoint): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) <= 0 &&
  sideOf(c, d, a) * sideOf(c, d, b) <= 0 &&
  Math.max(Math.min(a.lat, b.lat), Math.min(c.lat, d.lat)) <=
    Math.min(Math.max(a.lat, b.lat), Math.max(c.lat, d.lat)) &&
  Math.max(Math.min(a.lng, b.lng), Math.min(c.lng, d.lng)) <=
    Math.min(Math.max(a.lng, b.lng), Math.max(c.lng, d.lng))

/** Horizontal bands in which the edges are sorted: a point is compared only with the edges of its own band. */
const bands = 64

/**
 * Creates the test whether a point lies in the area (the even-odd rule). Points on the edge may count either way.
 */
export function createShapeTest(points: readonly ShapePoint[]): (lat: number, lng: number) => boolean {
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const bandOf = (lat: number): number =>
    Math.min(bands - 1, Math.floor(((lat - south) / (north - south)) * bands))
  const edges: [ShapePoint, ShapePoint][][] = Array.from({ length: bands }, () => [])
  points.forEach((from, at) => {
    const to = points[(at + 1) % points.length]!
    for (let band = bandOf(Math.min(from.lat, to.lat)); band <= bandOf(Math.max(from.lat, to.lat)); band++)
      edges[band]!.push([from, to])
  })
  return (lat, lng) => {
    if (!(lat >= south && lat <= north && lng >= west && lng <= east)) return false
    let inside = false
    for (const [a, b] of edges[bandOf(lat)]!) {
      if (a.lat > lat !== b.lat > lat && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng))
        inside = !inside
    }
    return inside
  }
}
