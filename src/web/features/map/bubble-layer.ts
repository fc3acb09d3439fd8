import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl'
import { findZoomStep } from '#domain/map/map-frame.ts'
import { type MapBubble, buildBubbles, isPinned } from './map-bubbles.ts'
import { deepestZoom } from './map-camera.ts'
import { buildFeatures } from './map-features.ts'
import { addMapImages } from './map-images.ts'
import type { MapMark } from './map-marks.ts'
import type { MapPalette } from './map-palette.ts'
import type { MapPointSet, MapPoint } from './map-points.ts'

/** Maximum number images kept before unused ones are removed. */
const maxImages = 700

/**
 * Returns a source of the current style; none while there is no style (it is loading, or the graphics context is
 * lost).
 */
export const bubbleSource = (map: GlMap, name: string): GeoJSONSource | undefined =>
  map.style ? map.getSource<GeoJSONSource>(name) : undefined

interface Step {
  bubbles: MapBubble[]
  /** The position of the bubble that contains a spot, by spot key. */
  holding: Map<string, number>
}

/** The bubbles and pins on the map. Each half step of zoom is computed once per answer. */
export class BubbleLayer {
  readonly #map: GlMap
  #points: Pick<MapPointSet, 'prices'> = { prices: [] }
  #spots: readonly MapPoint[] = []
  #steps = new Map<number, Step>()
  #step = Number.NaN

  constructor(map: GlMap) {
    this.#map = map
  }

  show(points: Pick<MapPointSet, 'prices'>, spots: readonly MapPoint[]): void {
    this.#points = points
    this.#spots = spots
    this.#steps.clear()
  }

  get bubbles(): readonly MapBubble[] {
    return this.#steps.get(this.#step)?.bubbles ?? []
  }

  #at(step: number): Step {
    const known = this.#steps.get(step)
    if (known) return known
    const bubbles = buildBubbles(this.#spots, step)
    const holding = new Map(bubbles.flatMap(({ spots }, id) => spots.map(({ key }) => [key, id] as const)))
    const layout = { bubbles, holding }
    this.#steps.set(step, layout)
    return layout
  }

  /** Whether the zoom needs other bubbles than those on the map. */
  get stale(): boolean {
    return findZoomStep(this.#map.getZoom()) !== this.#step
  }

  /** Puts the bubbles of the zoom on the map; `false` when the map cannot take them yet. */
  fill(palette: MapPalette): boolean {
    const map = this.#map
    if (!bubbleSource(map, 'bubbles')) return false
    this.#step = findZoomStep(map.getZoom())
    const { bubbles } = this.#at(this.#step)
    const { images, ...features } = buildFeatures(bubbles, this.#points, this.#step, palette)
    const known = map.listImages().filter(id => !id.startsWith('name|'))
    if (known.length > maxImages) for (const id of known) if (!images.has(id)) map.removeImage(id)
    // Names are drawn only where they are visible.
    addMapImages(
      map,
      [...images].filter(id => !id.startsWith('town|')),
      palette,
    )
    for (const name of ['bubbles', 'pins', 'legs'] as const)
      void bubbleSource(map, name)?.setData(features[name])
    for (const source of ['bubbles', 'pins']) map.removeFeatureState({ source })
    return true
  }

  /** Returns the bubble that contains a spot. */
  holding(spot: MapPoint | null): MapBubble | null {
    const id = spot && this.#steps.get(this.#step)?.holding.get(spot.key)
    return (typeof id === 'number' ? this.bubbles[id] : null) ?? null
  }

  /** Returns rings for the bubbles that contain these spots, merged ones too. */
  marksOf(hot: MapPoint | null, chosen: MapPoint | null): MapMark[] {
    const [hotOne, chosenOne] = [this.holding(hot), this.holding(chosen)]
    return [...new Set([hotOne, chosenOne])].flatMap(bubble =>
      bubble === null
        ? []
        : {
            source: isPinned(bubble) ? ('pins' as const) : ('bubbles' as const),
            id: this.bubbles.indexOf(bubble),
            hot: bubble === hotOne,
            chosen: bubble === chosenOne,
          },
    )
  }

  /**
   * Returns the lowest zoom, from this one on, at which a spot has a bubble of its own; this zoom when there is none.
   */
  readonly aloneFrom = (spot: MapPoint, zoom: number): number => {
    for (let nearer = zoom; nearer <= deepestZoom; nearer += 1) {
      const { bubbles, holding } = this.#at(findZoomStep(nearer))
      if (bubbles[holding.get(spot.key) ?? -1]?.spots.length === 1) return nearer
    }
    return zoom
  }

  /** Returns the bubble at a point of the window, or the nearest within `reach` pixels. */
  under({ x, y }: { x: number; y: number }, reach: number): MapBubble | null {
    const map = this.#map
    if (!bubbleSource(map, 'bubbles')) return null
    const found = map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: ['pins', 'bubbles'] },
    )
    const away = ({ lng, lat }: MapBubble): number => {
      const at = map.project([lng, lat])
      return Math.hypot(at.x - x, at.y - y)
    }
    const bubbles = found.flatMap(({ id }) => this.bubbles[Number(id)] ?? [])
    return bubbles.toSorted((a, b) => away(a) - away(b))[0] ?? null
  }

  /** Returns the bubbles inside the window, the largest first. */
  inView(): MapBubble[] {
    const bounds = this.#map.getBounds()
    return this.bubbles
      .filter(({ lng, lat }) => bounds.contains([lng, lat]))
      .sort((a, b) => b.total - a.total)
  }
}
