import type { Map as GlMap } from 'maplibre-gl'
import type { ShapePoint } from '#domain/search/area-shape.ts'
import { type MapBounds, townMaxZoom } from '#domain/map/map-frame.ts'
import { findBounds } from './map-area.ts'
import type { MapBubble } from './map-bubbles.ts'
import type { MapFrame } from './map-frame.ts'
import type { MapPoint } from './map-points.ts'
import { measurePadding } from './map-window.ts'

export const deepestZoom = 16
/** The zoom at which a spot that was out of view is shown with its surroundings. */
const placeZoom = 8
const duration = 500

export type CameraBox = [west: number, south: number, east: number, north: number]

/** Returns bounds in the form that MapLibre takes. */
export const findCameraBox = (bounds: MapBounds): CameraBox => [...bounds] as CameraBox

/** The maximum zoom at which a frame is shown. */
export const findMaxZoom = (enclosed: MapFrame['enclosed']): number =>
  enclosed === 'spots' ? townMaxZoom : deepestZoom

/** Moves the map. */
export class MapCamera {
  readonly #map: GlMap
  readonly #calm: boolean

  constructor(map: GlMap, calm: boolean) {
    this.#map = map
    this.#calm = calm
  }

  bounds(): MapBounds {
    const bounds = this.#map.getBounds()
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
  }

  centre(): ShapePoint {
    const { lng, lat } = this.#map.getCenter()
    return { lng, lat }
  }

  fit({ bounds, enclosed }: Pick<MapFrame, 'bounds' | 'enclosed'>, { atOnce = false } = {}): void {
    const padding = enclosed === 'window' ? 0 : measurePadding(this.#map.getContainer())
    this.#map.fitBounds(findCameraBox(bounds), {
      padding,
      maxZoom: findMaxZoom(enclosed),
      animate: !this.#calm && !atOnce,
      duration,
    })
  }

  /** Zooms in on a bubble until its spots are visible. */
  approach(bubble: MapBubble): void {
    const bounds = findBounds(bubble.spots)
    if (!bounds) return
    const padding = measurePadding(this.#map.getContainer())
    const maxZoom = Math.max(townMaxZoom, Math.min(deepestZoom, this.#map.getZoom() + 2))
    const options = { padding, maxZoom, animate: !this.#calm, duration }
    this.#map.fitBounds(findCameraBox(bounds), options, { byPerson: true })
  }

  /**
   * Moves a spot to where nothing covers the map, zoomed in as far as `aloneFrom` requires for a bubble of its own.
   * The map stays when that is so already, unless the surroundings are wanted (`nearby`).
   */
  reveal(spot: MapPoint, aloneFrom: (spot: MapPoint, zoom: number) => number, nearby: boolean): void {
    const container = this.#map.getContainer()
    const room = measurePadding(container)
    const [width, height] = [container.clientWidth, container.clientHeight]
    const { x, y } = this.#map.project([spot.lng, spot.lat])
    const inSight = x >= room.left && x <= width - room.right && y >= room.top && y <= height - room.bottom
    const now = this.#map.getZoom()
    const zoom = aloneFrom(spot, inSight && !nearby ? now : Math.max(now, placeZoom))
    if (inSight && zoom === now) return
    const offset: [number, number] = [(room.left - room.right) / 2, (room.top - room.bottom) / 2]
    this.#map.easeTo({ center: [spot.lng, spot.lat], zoom, offset, animate: !this.#calm, duration })
  }

  zoomBy(steps: number): void {
    const zoom = this.#map.getZoom() + steps
    this.#map.easeTo({ zoom, animate: !this.#calm, duration: duration / 2 }, { byPerson: true })
  }
}
