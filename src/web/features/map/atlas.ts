import { Map as GlMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Bounds, Vertex } from './area.ts'
import { BubbleSheet, sourceOf } from './bubble-sheet.ts'
import type { Bubble } from './bubbles.ts'
import { boxOf, Camera, deepest } from './camera.ts'
import { outlineOf } from './drawn-outline.ts'
import { Ground } from './ground.ts'
import { nothing, ownStyle, type Tint } from './layers.ts'
import { Marks } from './marks.ts'
import { keepPace } from './pace.ts'
import { readPalette } from './palette.ts'
import type { Points, Spot } from './points.ts'
import { locale, roomIn } from './window.ts'

setWorkerUrl(workerUrl)

/** Milliseconds a lost graphics context has to come back. */
const patience = 3_000

/** The events of the map. */
export interface AtlasEvents {
  /** The pointer is over a bubble; `null` = over none. */
  onHover: (bubble: Bubble | null) => void
  onChoose: (bubble: Bubble) => void
  /** Called after every move; `byPerson` separates moves by the person from moves by the page. */
  onMoved: (bounds: Bounds, byPerson: boolean) => void
  /** The position of the highlighted bubble; `null` = there is none, or the map is moving. */
  onHot: (spotted: Spotted | null) => void
  /** A position was pressed while an area is being drawn. */
  onVertex: (vertex: Vertex) => void
  /** The map can no longer be drawn. */
  onLost: () => void
}

/** The position of a bubble on the map, in pixels from its upper left corner. */
export interface Spotted {
  bubble: Bubble
  x: number
  y: number
}

/** Controls the map: MapLibre with our layers. Throws when the browser refuses it a graphics context. */
export class Atlas {
  readonly camera: Camera
  readonly #map: GlMap
  readonly #events: AtlasEvents
  readonly #ground: Ground
  readonly #sheet: BubbleSheet
  readonly #marks: Marks
  #marked = { hot: null as Spot | null, chosen: null as Spot | null }
  #drawn: { vertices: readonly Vertex[]; closed: boolean } = { vertices: [], closed: false }
  #drawing = false
  #moving = false
  #hovered: Bubble | null = null

  constructor(container: HTMLElement, events: AtlasEvents, view: { bounds: Bounds; calm: boolean }) {
    const palette = readPalette()
    this.#events = events
    this.#map = new GlMap({
      container,
      style: ownStyle(palette, 'number'),
      bounds: boxOf(view.bounds),
      fitBoundsOptions: { padding: roomIn(container) },
      attributionControl: false,
      renderWorldCopies: false,
      minZoom: 2,
      maxZoom: deepest,
      maxPitch: 0,
      dragRotate: false,
      pitchWithRotate: false,
      fadeDuration: 0,
      locale,
    })
    this.#map.touchZoomRotate.disableRotation()
    this.#map.keyboard.disableRotation()
    this.camera = new Camera(this.#map, view.calm)
    this.#marks = new Marks(this.#map)
    this.#sheet = new BubbleSheet(this.#map)
    this.#ground = new Ground(this.#map, palette, () => {
      this.#refill()
      this.#outline()
    })
    this.#listen()
  }

  #listen(): void {
    const map = this.#map
    const sharpening = keepPace(map)
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
    map.on('render', () => this.#tellDrawn())
    this.#watchContext()
  }

  /** Sets `data-drawn` on the container: the first bubbles are on the screen. */
  #tellDrawn(): void {
    const { dataset } = this.#map.getContainer()
    if ('drawn' in dataset || this.#sheet.bubbles.length === 0) return
    if (sourceOf(this.#map, 'bubbles') && this.#map.isSourceLoaded('bubbles')) dataset.drawn = ''
  }

  #watchContext(): void {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const giveUp = (): void => {
      // A browser takes the context away from pages in the background and restores it in the foreground.
      if (document.hidden) waiting = setTimeout(giveUp, patience)
      else this.#events.onLost()
    }
    this.#map.on('webglcontextlost', () => {
      clearTimeout(waiting)
      waiting = setTimeout(giveUp, patience)
    })
    for (const end of ['webglcontextrestored', 'remove'] as const)
      this.#map.on(end, () => clearTimeout(waiting))
  }

  #hover(bubble: Bubble | null): void {
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
  show(points: Pick<Points, 'prices'>, spots: readonly Spot[]): void {
    this.#sheet.show(points, spots)
    this.#refill()
  }

  /** Draws rings around the bubbles that contain these spots. */
  mark(hot: Spot | null, chosen: Spot | null): void {
    this.#marked = { hot, chosen }
    this.#applyMarks()
  }

  #applyMarks(): void {
    const { hot, chosen } = this.#marked
    if (sourceOf(this.#map, 'bubbles')) this.#marks.apply(this.#sheet.marksOf(hot, chosen))
    const bubble = this.#moving ? null : this.#sheet.holding(hot)
    this.#events.onHot(bubble && { bubble, ...this.#pixel(bubble) })
  }

  #pixel({ lng, lat }: Bubble): { x: number; y: number } {
    const { x, y } = this.#map.project([lng, lat])
    return { x, y }
  }

  /** Moves the map so that a spot is visible in a bubble of its own. */
  reveal(spot: Spot, { nearby = false } = {}): void {
    this.camera.reveal(spot, this.#sheet.aloneFrom, nearby)
  }

  inView(): Bubble[] {
    return this.#sheet.inView()
  }

  tint(tint: Tint): void {
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

  outline(vertices: readonly Vertex[], closed: boolean): void {
    this.#drawn = { vertices, closed }
    this.#outline()
  }

  #outline(): void {
    const { vertices, closed } = this.#drawn
    void sourceOf(this.#map, 'drawn')?.setData(vertices.length === 0 ? nothing : outlineOf(vertices, closed))
  }

  destroy(): void {
    delete this.#map.getContainer().dataset.drawn
    this.#map.remove()
  }
}
