import type { FeatureCollection } from 'geojson'
import { Map as GlMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { ShapePoint } from '#domain/search/area-shape.ts'
import type { DrawingMode, DrawnArea } from './area-drawing.ts'
import type { MapBounds } from '#domain/map/map-frame.ts'
import { BubbleLayer, bubbleSource } from './bubble-layer.ts'
import type { MapBubble } from './map-bubbles.ts'
import { deepestZoom, findCameraBox, MapCamera } from './map-camera.ts'
import { buildLineFeatures, buildOutlineFeatures } from './drawn-outline.ts'
import { FreehandStroke } from './freehand-stroke.ts'
import { BaseMap } from './base-map.ts'
import { buildOwnStyle, emptyCollection, type MapTint } from './map-layers.ts'
import { MapMarks } from './map-marks.ts'
import { readPalette } from './map-palette.ts'
import type { MapPoint, MapPointSet } from './map-points.ts'
import { mapLocale, measurePadding } from './map-window.ts'
import { usesSoftwareRendering } from './webgl-support.ts'

/** Milliseconds between two frames from which on a movement stutters, and how often in a row it may. */
const stutterLimits = { from: 26, times: 4 }
/** Milliseconds before a machine that could not keep up is tried again at full resolution; it may have been busy. */
const retryAfterMs = 20_000
/** More than two device pixels per pixel are invisible but cost time. */
const maxPixelRatio = 2

/**
 * Lowers the map's resolution during a gesture on machines that cannot keep up (or have no graphics processor), and
 * restores it when the gesture ends. It never changes in the middle of a gesture, because MapLibre would end the
 * gesture. Returns a function that says whether the resolution is changing now, which MapLibre reports as a movement.
 */
function reduceResolutionDuringGestures(map: GlMap): () => boolean {
  const sharp = Math.min(map.getPixelRatio(), maxPixelRatio)
  const always = usesSoftwareRendering()
  let [last, stutters, slow, since, changing, held] = [0, 0, always, 0, false, false]
  const draw = (ratio: number): void => {
    if (map.getPixelRatio() === ratio) return
    changing = true
    map.setPixelRatio(ratio)
    changing = false
  }
  draw(sharp)
  map.on('movestart', () => {
    last = stutters = 0
  })
  map.on('render', () => {
    if (slow || !map.isMoving()) return
    const now = performance.now()
    if (last > 0) stutters = now - last > stutterLimits.from ? stutters + 1 : 0
    last = now
    slow = stutters >= stutterLimits.times
    since = now
  })
  const drawSharp = (): void => {
    if (!held && !map.isMoving()) draw(sharp)
  }
  // Runs before MapLibre handles the press.
  map.getContainer().addEventListener(
    'pointerdown',
    () => {
      held = true
      if (performance.now() - since > retryAfterMs) slow = always
      if (slow && !map.isMoving()) draw(sharp / 2)
    },
    { capture: true },
  )
  const release = (): void => {
    held = false
    drawSharp()
  }
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release)
  map.on('remove', () => {
    for (const end of ['pointerup', 'pointercancel'] as const) window.removeEventListener(end, release)
  })
  map.on('idle', drawSharp)
  return () => changing
}

setWorkerUrl(workerUrl)

/** Milliseconds a lost graphics context has to come back. */
const contextTimeoutMs = 3_000

/** The events of the map. */
export interface MapControllerEvents {
  /** The pointer is over a bubble; `null` = over none. */
  onHover: (bubble: MapBubble | null) => void
  onChoose: (bubble: MapBubble) => void
  /** Called after every move; `byPerson` separates moves by the person from moves by the page. */
  onMoved: (bounds: MapBounds, byPerson: boolean) => void
  /** The position of the highlighted bubble; `null` = there is none, or the map is moving. */
  onHot: (spotted: MapSpot | null) => void
  /** A position was pressed while an area is being drawn. */
  onCorner: (corner: ShapePoint) => void
  /** A line was traced by hand while an area is being drawn, simplified. */
  onStroke: (points: ShapePoint[]) => void
  /** The first bubbles are on the screen, or a person has moved the map. */
  onShown: () => void
  /** The map can no longer be drawn. */
  onLost: () => void
}

/** The position of a bubble on the map, in pixels from its upper left corner. */
export interface MapSpot {
  bubble: MapBubble
  x: number
  y: number
}

/** Controls the map: MapLibre with our layers. Throws when the browser refuses it a graphics context. */
export class MapController {
  readonly camera: MapCamera
  readonly #map: GlMap
  readonly #events: MapControllerEvents
  readonly #ground: BaseMap
  readonly #sheet: BubbleLayer
  readonly #marks: MapMarks
  #marked = { hot: null as MapPoint | null, chosen: null as MapPoint | null }
  readonly #stroke: FreehandStroke
  #drawn: FeatureCollection = emptyCollection
  #drawing: DrawingMode | null = null
  #moving = false
  #hovered: MapBubble | null = null

  constructor(
    container: HTMLElement,
    events: MapControllerEvents,
    view: { bounds: MapBounds; maxZoom: number; calm: boolean },
  ) {
    const palette = readPalette()
    this.#events = events
    this.#map = new GlMap({
      container,
      style: buildOwnStyle(palette, 'number'),
      bounds: findCameraBox(view.bounds),
      fitBoundsOptions: { padding: measurePadding(container), maxZoom: view.maxZoom },
      attributionControl: false,
      renderWorldCopies: false,
      minZoom: 2,
      maxZoom: deepestZoom,
      maxPitch: 0,
      dragRotate: false,
      pitchWithRotate: false,
      fadeDuration: 0,
      locale: mapLocale,
    })
    this.#map.touchZoomRotate.disableRotation()
    this.#map.keyboard.disableRotation()
    this.camera = new MapCamera(this.#map, view.calm)
    this.#marks = new MapMarks(this.#map)
    this.#sheet = new BubbleLayer(this.#map)
    this.#ground = new BaseMap(this.#map, palette, () => {
      this.#refill()
      this.#fillDrawn(this.#drawn)
    })
    this.#stroke = new FreehandStroke(this.#map, {
      onGrow: points => this.#fillDrawn(buildLineFeatures(points, false)),
      onStroke: points => this.#events.onStroke(points),
      onAbort: () => this.#fillDrawn(this.#drawn),
    })
    this.#listen()
  }

  #listen(): void {
    const map = this.#map
    const sharpening = reduceResolutionDuringGestures(map)
    map.on('zoom', () => {
      if (this.#sheet.stale) this.#refill()
    })
    map.on('movestart', event => {
      if (sharpening()) return
      if (event.originalEvent) this.#events.onShown()
      this.#moving = true
      this.#events.onHot(null)
    })
    map.on('moveend', event => {
      if (sharpening()) return
      this.#moving = false
      this.#applyMarks()
      const person = event.originalEvent !== undefined || 'byPerson' in event
      this.#events.onMoved(this.camera.bounds(), person)
    })
    map.on('mousemove', event => {
      if (this.#drawing) return
      const bubble = this.#sheet.under(event.point, 2)
      map.getCanvas().style.cursor = bubble ? 'pointer' : ''
      this.#hover(bubble)
    })
    map.on('mouseout', () => this.#hover(null))
    map.on('click', event => {
      if (this.#drawing) {
        if (!this.#stroke.drew) this.#events.onCorner({ lng: event.lngLat.lng, lat: event.lngLat.lat })
        return
      }
      const bubble = this.#sheet.under(event.point, matchMedia('(pointer: coarse)').matches ? 14 : 4)
      if (bubble) this.#events.onChoose(bubble)
    })
    map.on('render', () => this.#markDrawn())
    this.#watchContext()
  }

  /** Sets `data-drawn` on the container: the first bubbles are on the screen. */
  #markDrawn(): void {
    const { dataset } = this.#map.getContainer()
    if ('drawn' in dataset || this.#sheet.bubbles.length === 0) return
    if (bubbleSource(this.#map, 'bubbles') && this.#map.isSourceLoaded('bubbles')) {
      dataset.drawn = ''
      this.#events.onShown()
    }
  }

  #watchContext(): void {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const giveUp = (): void => {
      // A browser takes the context away from pages in the background and restores it in the foreground.
      if (document.hidden) waiting = setTimeout(giveUp, contextTimeoutMs)
      else this.#events.onLost()
    }
    this.#map.on('webglcontextlost', () => {
      clearTimeout(waiting)
      waiting = setTimeout(giveUp, contextTimeoutMs)
    })
    for (const end of ['webglcontextrestored', 'remove'] as const)
      this.#map.on(end, () => clearTimeout(waiting))
  }

  #hover(bubble: MapBubble | null): void {
    if (bubble === this.#hovered) return
    this.#hovered = bubble
    this.#events.onHover(bubble)
  }

  #refill(): void {
    if (!this.#sheet.fill(this.#ground.palette)) return
    this.#hover(null)
    this.#marks.forget()
    this.#applyMarks()
  }

  /** Shows all matches, or a part of them. */
  show(points: Pick<MapPointSet, 'prices'>, spots: readonly MapPoint[]): void {
    this.#sheet.show(points, spots)
    this.#refill()
  }

  /** Draws rings around the bubbles that contain these spots. */
  mark(hot: MapPoint | null, chosen: MapPoint | null): void {
    this.#marked = { hot, chosen }
    this.#applyMarks()
  }

  #applyMarks(): void {
    const { hot, chosen } = this.#marked
    if (bubbleSource(this.#map, 'bubbles')) this.#marks.apply(this.#sheet.marksOf(hot, chosen))
    const bubble = this.#moving ? null : this.#sheet.holding(hot)
    this.#events.onHot(bubble && { bubble, ...this.#pixel(bubble) })
  }

  #pixel({ lng, lat }: MapBubble): { x: number; y: number } {
    const { x, y } = this.#map.project([lng, lat])
    return { x, y }
  }

  /** Moves the map so that a spot is visible in a bubble of its own. */
  reveal(spot: MapPoint, { nearby = false } = {}): void {
    this.camera.reveal(spot, this.#sheet.aloneFrom, nearby)
  }

  inView(): MapBubble[] {
    return this.#sheet.inView()
  }

  tint(tint: MapTint): void {
    this.#ground.tint(tint)
  }

  repaint(): void {
    this.#ground.repaint()
  }

  lay(base: StyleSpecification): void {
    this.#ground.lay(base)
  }

  /**
   * Switches drawing on or off (`null`): while it is on, a press sets a corner instead of choosing a bubble, and by
   * hand a drag traces a line instead of moving the map.
   */
  draw(mode: DrawingMode | null): void {
    this.#drawing = mode
    this.#stroke.set(mode === 'freehand')
    this.#map.getCanvas().style.cursor = mode ? 'crosshair' : ''
    if (mode) this.#map.doubleClickZoom.disable()
    else this.#map.doubleClickZoom.enable()
  }

  focus(): void {
    this.#map.getCanvas().focus()
  }

  /** Shows finished areas. */
  outline(outlines: readonly (readonly ShapePoint[])[]): void {
    this.#drawn = buildOutlineFeatures(outlines)
    this.#fillDrawn(this.#drawn)
  }

  /** Shows the area that is being drawn. */
  outlineDrawing({ points, traced }: DrawnArea): void {
    this.#drawn = traced ? buildOutlineFeatures([points]) : buildLineFeatures(points, true)
    this.#fillDrawn(this.#drawn)
  }

  #fillDrawn(features: FeatureCollection): void {
    void bubbleSource(this.#map, 'drawn')?.setData(features)
  }

  destroy(): void {
    delete this.#map.getContainer().dataset.drawn
    this.#map.remove()
  }
}
