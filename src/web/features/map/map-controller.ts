import { Map as GlMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { MapBounds, AreaVertex } from './map-area.ts'
import { BubbleLayer, bubbleSource } from './bubble-layer.ts'
import type { MapBubble } from './map-bubbles.ts'
import { findCameraBox, MapCamera, deepestZoom } from './map-camera.ts'
import { buildOutline } from './drawn-outline.ts'
import { BaseMap } from './base-map.ts'
import { emptyCollection, buildOwnStyle, type MapTint } from './map-layers.ts'
import { MapMarks } from './map-marks.ts'
import { reduceResolutionDuringGestures } from './gesture-resolution.ts'
import { readPalette } from './map-palette.ts'
import type { MapPointSet, MapPoint } from './map-points.ts'
import { mapLocale, measurePadding } from './map-window.ts'

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
  onVertex: (vertex: AreaVertex) => void
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
  #drawn: { vertices: readonly AreaVertex[]; closed: boolean } = { vertices: [], closed: false }
  #drawing = false
  #moving = false
  #hovered: MapBubble | null = null

  constructor(
    container: HTMLElement,
    events: MapControllerEvents,
    view: { bounds: MapBounds; calm: boolean },
  ) {
    const palette = readPalette()
    this.#events = events
    this.#map = new GlMap({
      container,
      style: buildOwnStyle(palette, 'number'),
      bounds: findCameraBox(view.bounds),
      fitBoundsOptions: { padding: measurePadding(container) },
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
      this.#outline()
    })
    this.#listen()
  }

  #listen(): void {
    const map = this.#map
    const sharpening = reduceResolutionDuringGestures(map)
    map.on('zoom', () => {
      if (this.#sheet.stale) this.#refill()
    })
    map.on('movestart', () => {
      if (sharpening()) return
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
        this.#events.onVertex([event.lngLat.lng, event.lngLat.lat])
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
    if (bubbleSource(this.#map, 'bubbles') && this.#map.isSourceLoaded('bubbles')) dataset.drawn = ''
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

  /** Switches drawing on or off: while it is on, a press adds a vertex instead of choosing a bubble. */
  draw(drawing: boolean): void {
    this.#drawing = drawing
    this.#map.getCanvas().style.cursor = drawing ? 'crosshair' : ''
    if (drawing) this.#map.doubleClickZoom.disable()
    else this.#map.doubleClickZoom.enable()
  }

  focus(): void {
    this.#map.getCanvas().focus()
  }

  outline(vertices: readonly AreaVertex[], closed: boolean): void {
    this.#drawn = { vertices, closed }
    this.#outline()
  }

  #outline(): void {
    const { vertices, closed } = this.#drawn
    void bubbleSource(this.#map, 'drawn')?.setData(
      vertices.length === 0 ? emptyCollection : buildOutline(vertices, closed),
    )
  }

  destroy(): void {
    delete this.#map.getContainer().dataset.drawn
    this.#map.remove()
  }
}
