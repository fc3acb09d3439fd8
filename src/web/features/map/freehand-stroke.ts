import type { Map as GlMap } from 'maplibre-gl'
import { shapeLimits, type ShapePoint } from '#domain/search/area-shape.ts'
import { projectMercator } from '#domain/map/map-frame.ts'

/** Pixels from a drawn line within which its simplification stays, when that leaves few enough corners. */
const finestTolerance = 1.5

/**
 * Simplifies a line that was drawn by hand around an area to at most so many corners as an area may have, each at
 * least a pixel of the map from the next. What a hand draws beyond the start of the line is cut off.
 */
export function simplifyStroke(stroke: readonly ShapePoint[], zoom: number): ShapePoint[] {
  const weights = weighCorners(stroke.map(({ lng, lat }) => projectMercator(lng, lat, zoom)))
  // One less than the maximum, because cutting adds the crossing.
  const tolerance = Math.max(finestTolerance, weights.toSorted().at(-shapeLimits.most) ?? 0)
  const kept = stroke.filter((_, at) => weights[at]! > tolerance)
  const points = cutOvershoot(kept.map(roundPoint))
  return points.filter(
    (point, at) => at === 0 || !(isSame(point, points[at - 1]!) || isSame(point, points[0]!)),
  )
}

/** As the area is written in the address: corners that are equal there would touch each other. */
const roundPoint = ({ lat, lng }: ShapePoint): ShapePoint => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
})

const isSame = (a: ShapePoint, b: ShapePoint): boolean => a.lat === b.lat && a.lng === b.lng

type Pixel = readonly [x: number, y: number]

/**
 * Returns for each point of a line the tolerance in pixels at which the Ramer–Douglas–Peucker algorithm leaves it out;
 * both ends stay at any.
 */
function weighCorners(line: readonly Pixel[]): Float64Array {
  const weights = new Float64Array(line.length).fill(Number.POSITIVE_INFINITY)
  const ranges: [from: number, to: number, most: number][] = [[0, line.length - 1, Number.POSITIVE_INFINITY]]
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to, before] = range
    let [farthest, distance] = [-1, -1]
    for (let at = from + 1; at < to; at++) {
      const found = distanceToEdge(line[at]!, line[from]!, line[to]!)
      if (found > distance) [farthest, distance] = [at, found]
    }
    if (farthest < 0) continue
    const weight = Math.min(before, distance)
    weights[farthest] = weight
    ranges.push([from, farthest, weight], [farthest, to, weight])
  }
  return weights
}

function distanceToEdge([x, y]: Pixel, [x1, y1]: Pixel, [x2, y2]: Pixel): number {
  const [width, height] = [x2 - x1, y2 - y1]
  const square = width * width + height * height
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * width + (y - y1) * height) / square))
  return Math.hypot(x - x1 - along * width, y - y1 - along * height)
}

/** Cuts a line off where its last quarter crosses its first quarter: both ends beyond the crossing go. */
function cutOvershoot(line: readonly ShapePoint[]): ShapePoint[] {
  const quarter = Math.ceil(line.length / 4)
  for (let first = 0; first < quarter; first++) {
    for (let end = line.length - 2; end > Math.max(first + 1, line.length - 2 - quarter); end--) {
      const crossing = findCrossing(line[first]!, line[first + 1]!, line[end]!, line[end + 1]!)
      if (crossing) return [roundPoint(crossing), ...line.slice(first + 1, end + 1)]
    }
  }
  return [...line]
}

/** Finds the point at which two edges cross; `null` when they do not. */
function findCrossing(a: ShapePoint, b: ShapePoint, c: ShapePoint, d: ShapePoint): ShapePoint | null {
  const [abLng, abLat, cdLng, cdLat] = [b.lng - a.lng, b.lat - a.lat, d.lng - c.lng, d.lat - c.lat]
  const denominator = abLng * cdLat - abLat * cdLng
  if (denominator === 0) return null
  const along = ((c.lng - a.lng) * cdLat - (c.lat - a.lat) * cdLng) / denominator
  const other = ((c.lng - a.lng) * abLat - (c.lat - a.lat) * abLng) / denominator
  if (along < 0 || along > 1 || other < 0 || other > 1) return null
  return { lng: a.lng + along * abLng, lat: a.lat + along * abLat }
}

/** Pixels from one point of a line to the next, and points of a line at most: beyond, it grows no longer. */
const strokeLimits = { step: 3, points: 3_000 } as const
/** Pixels that a pointer may move and still press. */
const pressPixels = 6

/** What a hand draws. */
export interface StrokeEvents {
  /** Called at most once a picture while the line grows. */
  onGrow: (points: readonly ShapePoint[]) => void
  /** A line is done, simplified. */
  onStroke: (points: ShapePoint[]) => void
  /** The line was given up: a second finger came, or the system took the pointer. */
  onAbort: () => void
}

interface Stroke {
  pointer: number
  points: ShapePoint[]
  from: { x: number; y: number }
  last: { x: number; y: number }
  farthest: number
}

/** Traces lines that a mouse, pen or finger draws over the map while it is switched on. */
export class FreehandStroke {
  readonly #map: GlMap
  readonly #events: StrokeEvents
  #on = false
  #stroke: Stroke | null = null
  #frame = 0
  /** Whether the last pointer drew a line, which MapLibre may report as a press where it ends at its start. */
  #drew = false

  constructor(map: GlMap, events: StrokeEvents) {
    this.#map = map
    this.#events = events
    const canvas = map.getCanvasContainer()
    canvas.addEventListener('pointerdown', event => this.#begin(event))
    canvas.addEventListener('pointermove', event => this.#grow(event))
    canvas.addEventListener('pointerup', event => this.#end(event))
    canvas.addEventListener('pointercancel', () => this.#abort())
  }

  get drew(): boolean {
    return this.#drew
  }

  /** Switches tracing on or off; while it is on, one pointer does not move the map. */
  set(on: boolean): void {
    if (on === this.#on) return
    this.#on = on
    this.#abort()
    this.#drew = false
    for (const handler of [this.#map.dragPan, this.#map.boxZoom]) {
      if (on) handler.disable()
      else handler.enable()
    }
  }

  #begin(event: PointerEvent): void {
    if (!this.#on) return
    this.#drew = false
    if (this.#stroke) {
      this.#abort()
      return
    }
    if (event.button !== 0 || !event.isPrimary) return
    const at = this.#pixelOf(event)
    this.#stroke = { pointer: event.pointerId, points: [this.#pointAt(at)], from: at, last: at, farthest: 0 }
    this.#map.getCanvasContainer().setPointerCapture(event.pointerId)
  }

  #grow(event: PointerEvent): void {
    const stroke = this.#stroke
    if (stroke?.pointer !== event.pointerId) return
    const events = event.getCoalescedEvents()
    for (const each of events.length > 0 ? events : [event]) {
      const at = this.#pixelOf(each)
      if (stroke.points.length >= strokeLimits.points) break
      if (Math.hypot(at.x - stroke.last.x, at.y - stroke.last.y) < strokeLimits.step) continue
      stroke.points.push(this.#pointAt(at))
      stroke.last = at
      stroke.farthest = Math.max(stroke.farthest, Math.hypot(at.x - stroke.from.x, at.y - stroke.from.y))
    }
    if (this.#frame === 0)
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0
        if (this.#stroke && this.#stroke.farthest > pressPixels) this.#events.onGrow(this.#stroke.points)
      })
  }

  #end(event: PointerEvent): void {
    const stroke = this.#stroke
    if (stroke?.pointer !== event.pointerId) return
    this.#stroke = null
    if (stroke.farthest <= pressPixels) return
    this.#drew = true
    this.#events.onStroke(simplifyStroke(stroke.points, this.#map.getZoom()))
  }

  #abort(): void {
    if (!this.#stroke) return
    this.#stroke = null
    this.#events.onAbort()
  }

  #pixelOf({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const { left, top } = this.#map.getCanvas().getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  #pointAt({ x, y }: { x: number; y: number }): ShapePoint {
    const { lng, lat } = this.#map.unproject([x, y])
    return { lng, lat }
  }
}
