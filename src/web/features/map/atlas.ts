import { type GeoJSONSource, Map as GlMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type Bounds, boundsOf, type Vertex } from './area.ts'
import { type Bubble, bubblesAt, isPinned } from './bubbles.ts'
import { featuresOf } from './features.ts'
import { addImages } from './images.ts'
import { nothing, overStyle, ownStyle, type Tint } from './layers.ts'
import { outlineOf } from './drawn-outline.ts'
import { locale, roomIn } from './window.ts'
import { keepPace } from './pace.ts'
import { stateNames } from './state-names.ts'
import { type Palette, readPalette } from './palette.ts'
import type { Points, Spot } from './points.ts'

setWorkerUrl(workerUrl)

const deepest = 16
/** Nearer than a town, a bubble that stands for the town says nothing more. */
const nearTown = 10
/** Half steps: bubbles are made anew at each, in between they keep apart by themselves. */
const stepOf = (zoom: number): number => Math.floor(zoom * 2) / 2
/** Pictures of numbers that are kept before those out of use go. */
const mostImages = 700

/** What a person does on the map. */
export interface AtlasEvents {
  /** Over a bubble, or no longer over one. */
  onHover: (bubble: Bubble | null) => void
  onChoose: (bubble: Bubble) => void
  /** After every move; `byPerson` tells those apart that the page brought about. */
  onMoved: (bounds: Bounds, byPerson: boolean) => void
  /** Where the bubble of what is pointed at stands now; `null` = nowhere, or the map moves. */
  onHot: (spotted: Spotted | null) => void
  /** While an area is drawn: a position was pressed. */
  onVertex: (vertex: Vertex) => void
}

/** Where a bubble stands on the map, in pixels from its upper left corner. */
export interface Spotted {
  bubble: Bubble
  x: number
  y: number
}

/** The map itself: MapLibre with our layers. All heavy work is done once per answer and half step of zoom. */
export class Atlas {
  readonly #map: GlMap
  readonly #events: AtlasEvents
  readonly #calm: boolean
  #palette: Palette = readPalette()
  #tint: Tint = 'number'
  #points: Pick<Points, 'prices'> = { prices: [] }
  #spots: readonly Spot[] = []
  #steps = new Map<number, Bubble[]>()
  #step = Number.NaN
  #drawn: { vertices: readonly Vertex[]; closed: boolean } = { vertices: [], closed: false }
  #drawing = false
  #hot: Bubble | null = null
  #marked = { hot: null as Spot | null, chosen: null as string | null }
  /** A tile server's style, once one has answered. */
  #base: StyleSpecification | null = null

  constructor(container: HTMLElement, events: AtlasEvents, view: { bounds: Bounds; calm: boolean }) {
    this.#events = events
    this.#calm = view.calm
    this.#map = new GlMap({
      container,
      style: ownStyle(this.#palette, this.#tint),
      bounds: [...view.bounds] as [number, number, number, number],
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
    this.#listen()
  }

  #listen(): void {
    const map = this.#map
    const sharpening = keepPace(map)
    map.on('style.load', () => {
      if (this.#base === null)
        addImages(
          map,
          stateNames.features.flatMap(({ properties }) => [properties?.short, properties?.long]),
          this.#palette,
        )
      this.#step = Number.NaN
      this.#refill()
      this.#outline()
    })
    map.on('zoom', () => {
      if (stepOf(map.getZoom()) !== this.#step) this.#refill()
    })
    map.on('movestart', () => {
      if (!sharpening()) this.#events.onHot(null)
    })
    map.on('moveend', event => {
      if (sharpening()) return
      this.#applyMarks()
      const person = event.originalEvent !== undefined || 'byPerson' in event
      this.#events.onMoved(this.bounds(), person)
    })
    map.on('mousemove', event => {
      if (this.#drawing) return
      const bubble = this.#at(event.point, 2)
      map.getCanvas().style.cursor = bubble ? 'pointer' : ''
      if (bubble === this.#hot) return
      this.#hot = bubble
      this.#events.onHover(bubble)
    })
    map.on('mouseout', () => {
      this.#hot = null
      this.#events.onHover(null)
    })
    map.on('click', event => {
      if (this.#drawing) {
        this.#events.onVertex([event.lngLat.lng, event.lngLat.lat])
        return
      }
      const bubble = this.#at(event.point, matchMedia('(pointer: coarse)').matches ? 14 : 4)
      if (bubble) this.#events.onChoose(bubble)
    })
  }

  /** The bubble at a point of the window, or the nearest within `reach` pixels. */
  #at({ x, y }: { x: number; y: number }, reach: number): Bubble | null {
    const map = this.#map
    const found = map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: ['pins', 'bubbles'].filter(layer => map.getLayer(layer)) },
    )
    const bubbles = found.flatMap(({ id }) => this.#bubbles()[Number(id)] ?? [])
    const away = (bubble: Bubble): number => {
      const at = map.project([bubble.lng, bubble.lat])
      return Math.hypot(at.x - x, at.y - y)
    }
    return bubbles.toSorted((a, b) => away(a) - away(b))[0] ?? null
  }

  #bubbles(): Bubble[] {
    return this.#steps.get(this.#step) ?? []
  }

  #source(name: string): GeoJSONSource | undefined {
    return this.#map.getSource<GeoJSONSource>(name)
  }

  /** Puts the bubbles of the zoom onto the map; works out each step once. */
  #refill(): void {
    const map = this.#map
    if (!this.#source('bubbles')) return
    this.#step = stepOf(map.getZoom())
    const bubbles = this.#steps.get(this.#step) ?? bubblesAt(this.#spots, this.#step)
    this.#steps.set(this.#step, bubbles)
    const { images, ...features } = featuresOf(bubbles, this.#points, this.#step, this.#palette)
    const known = map.listImages().filter(id => !id.startsWith('name|'))
    if (known.length > mostImages) for (const id of known) if (!images.has(id)) map.removeImage(id)
    addImages(map, images, this.#palette)
    for (const name of ['bubbles', 'pins', 'legs'] as const) void this.#source(name)?.setData(features[name])
    for (const source of ['bubbles', 'pins']) map.removeFeatureState({ source })
    this.#applyMarks()
  }

  /** All that match, or a part of it. */
  show(points: Pick<Points, 'prices'>, spots: readonly Spot[]): void {
    this.#points = points
    this.#spots = spots
    this.#steps.clear()
    this.#hot = null
    this.#refill()
  }

  /** Rings the bubbles in which these spots are. */
  mark(marked: { hot: Spot | null; chosen: string | null }): void {
    this.#marked = marked
    this.#applyMarks()
  }

  #applyMarks(): void {
    const { hot, chosen } = this.#marked
    let spotted: Spotted | null = null
    for (const [id, bubble] of this.#bubbles().entries()) {
      const isHot = hot !== null && bubble.spots.includes(hot)
      const isChosen = chosen !== null && bubble.spots.some(spot => spot.key === chosen)
      const source = isPinned(bubble) ? 'pins' : 'bubbles'
      if (this.#source(source)) this.#map.setFeatureState({ source, id }, { hot: isHot, chosen: isChosen })
      if (isHot) spotted = { bubble, ...this.#pixel(bubble) }
    }
    this.#events.onHot(spotted)
  }

  #pixel({ lng, lat }: Bubble): { x: number; y: number } {
    const { x, y } = this.#map.project([lng, lat])
    return { x, y }
  }

  /** Bubbles inside the window, largest first. */
  inView(): Bubble[] {
    const bounds = this.#map.getBounds()
    return this.#bubbles()
      .filter(({ lng, lat }) => bounds.contains([lng, lat]))
      .sort((a, b) => b.total - a.total)
  }

  tint(tint: Tint): void {
    if (tint === this.#tint) return
    this.#tint = tint
    this.#restyle()
  }

  /** Reads the theme's colours anew. */
  repaint(): void {
    this.#palette = readPalette()
    this.#restyle()
  }

  /** Draws a tile server's style under our data. */
  lay(base: StyleSpecification): void {
    this.#base = base
    this.#restyle()
  }

  #restyle(): void {
    const style = this.#base
      ? overStyle(this.#base, this.#palette, this.#tint)
      : ownStyle(this.#palette, this.#tint)
    this.#map.setStyle(style, { diff: false })
  }

  bounds(): Bounds {
    const bounds = this.#map.getBounds()
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
  }

  /** Shows these bounds; `exactly` without the room around them. */
  fit(bounds: Bounds, { exactly = false } = {}): void {
    const box = [...bounds] as [number, number, number, number]
    const padding = exactly ? 0 : roomIn(this.#map.getContainer())
    this.#map.fitBounds(box, { padding, maxZoom: nearTown, animate: !this.#calm, duration: 500 })
  }

  /** Goes as near to a bubble as shows what it is made of. */
  approach(bubble: Bubble): void {
    const bounds = boundsOf(bubble.spots)
    if (!bounds) return
    const box = [...bounds] as [number, number, number, number]
    const padding = roomIn(this.#map.getContainer())
    const maxZoom = Math.max(nearTown, Math.min(deepest, this.#map.getZoom() + 2))
    this.#map.fitBounds(box, { padding, maxZoom, animate: !this.#calm, duration: 500 }, { byPerson: true })
  }

  zoomBy(steps: number): void {
    const zoom = this.#map.getZoom() + steps
    this.#map.easeTo({ zoom, animate: !this.#calm, duration: 250 }, { byPerson: true })
  }

  /** From now on a press sets a corner instead of choosing a bubble, or no longer. */
  draw(drawing: boolean): void {
    this.#drawing = drawing
    this.#map.getCanvas().style.cursor = drawing ? 'crosshair' : ''
    if (drawing) this.#map.doubleClickZoom.disable()
    else this.#map.doubleClickZoom.enable()
  }

  /** The middle of the map: where the keyboard sets a corner. */
  centre(): Vertex {
    const { lng, lat } = this.#map.getCenter()
    return [lng, lat]
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
    void this.#source('drawn')?.setData(vertices.length === 0 ? nothing : outlineOf(vertices, closed))
  }

  destroy(): void {
    this.#map.remove()
  }
}
