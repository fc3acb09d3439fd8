import type { Map as GlMap } from 'maplibre-gl'
import { type Bounds, boundsOf, type Vertex } from './area.ts'
import type { Bubble } from './bubbles.ts'
import type { Frame } from './frame.ts'
import type { Spot } from './points.ts'
import { roomIn } from './window.ts'

export const deepest = 16
/** The maximum zoom for a town's bubble; closer, neither neighbors nor a border would be visible. */
const nearTown = 8.25
/** The zoom at which a spot that was out of view is shown with its surroundings. */
const nearPlace = 8
const duration = 500

export type Box = [west: number, south: number, east: number, north: number]
export const boxOf = (bounds: Bounds): Box => [...bounds] as Box

/** Moves the map. */
export class Camera {
  readonly #map: GlMap
  readonly #calm: boolean

  constructor(map: GlMap, calm: boolean) {
    this.#map = map
    this.#calm = calm
  }

  bounds(): Bounds {
    const bounds = this.#map.getBounds()
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
  }

  centre(): Vertex {
    const { lng, lat } = this.#map.getCenter()
    return [lng, lat]
  }

  fit({ bounds, of }: Pick<Frame, 'bounds' | 'of'>, { atOnce = false } = {}): void {
    const padding = of === 'window' ? 0 : roomIn(this.#map.getContainer())
    const maxZoom = of === 'spots' ? nearTown : deepest
    this.#map.fitBounds(boxOf(bounds), { padding, maxZoom, animate: !this.#calm && !atOnce, duration })
  }

  /** Zooms in on a bubble until its spots are visible. */
  approach(bubble: Bubble): void {
    const bounds = boundsOf(bubble.spots)
    if (!bounds) return
    const padding = roomIn(this.#map.getContainer())
    const maxZoom = Math.max(nearTown, Math.min(deepest, this.#map.getZoom() + 2))
    const options = { padding, maxZoom, animate: !this.#calm, duration }
    this.#map.fitBounds(boxOf(bounds), options, { byPerson: true })
  }

  /**
   * Moves a spot to where nothing covers the map, zoomed in as far as `aloneFrom` requires for a bubble of its own.
   * The map stays when that is so already, unless the surroundings are wanted (`nearby`).
   */
  reveal(spot: Spot, aloneFrom: (spot: Spot, zoom: number) => number, nearby: boolean): void {
    const container = this.#map.getContainer()
    const room = roomIn(container)
    const [width, height] = [container.clientWidth, container.clientHeight]
    const { x, y } = this.#map.project([spot.lng, spot.lat])
    const inSight = x >= room.left && x <= width - room.right && y >= room.top && y <= height - room.bottom
    const now = this.#map.getZoom()
    const zoom = aloneFrom(spot, inSight && !nearby ? now : Math.max(now, nearPlace))
    if (inSight && zoom === now) return
    const offset: [number, number] = [(room.left - room.right) / 2, (room.top - room.bottom) / 2]
    this.#map.easeTo({ center: [spot.lng, spot.lat], zoom, offset, animate: !this.#calm, duration })
  }

  zoomBy(steps: number): void {
    const zoom = this.#map.getZoom() + steps
    this.#map.easeTo({ zoom, animate: !this.#calm, duration: duration / 2 }, { byPerson: true })
  }
}
