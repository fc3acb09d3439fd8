import type { Map as GlMap } from 'maplibre-gl'
import type { ShapePoint } from '#domain/search/area-shape.ts'
import { simplifyStroke } from './simplify-stroke.ts'

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
