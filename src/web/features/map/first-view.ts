import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import { projectMercator } from '#domain/map/mercator.ts'
import { findFittingZoom, findZoomStep, type MapBounds } from '#domain/map/map-frame.ts'
import { bubbleRadius } from '#domain/map/place-bubbles.ts'
import type { Uf } from '#domain/states.ts'

/** The window of a map in pixels, and what covers its edges. */
export interface MapWindow {
  width: number
  height: number
  padding: { top: number; right: number; bottom: number; left: number }
}

/** A map beside its list on a screen of 1440 × 900: where the window is not known yet. */
export const usualMapWindow: MapWindow = {
  width: 1014,
  height: 808,
  padding: { top: 96, right: 90, bottom: 72, left: 90 },
}

/** A bubble of the first view, in pixels of the window. */
export interface FirstBubble {
  x: number
  y: number
  radius: number
  total: number
  places: number
  state: Uf
  /** The municipality of its largest place; empty in the middle of a state. */
  name: string
}

export interface FirstView {
  zoom: number
  /** The position of longitude −180°, latitude 85° in the window. */
  left: number
  top: number
  bubbles: FirstBubble[]
}

/** Returns what the map shows once it is there, from the small answer alone; `null` when that has nothing to show. */
export function buildFirstView({ bounds, levels }: MapClusters, window: MapWindow): FirstView | null {
  if (bounds === null) return null
  const { padding } = window
  const room = {
    width: window.width - padding.left - padding.right,
    height: window.height - padding.top - padding.bottom,
  }
  if (room.width <= 0 || room.height <= 0) return null
  const zoom = findFittingZoom(bounds, room)
  const step = findZoomStep(zoom)
  const level = levels.findLast(each => each.zoom <= step) ?? levels[0]
  if (level === undefined) return null
  const [middleX, middleY] = findMiddle(bounds, zoom)
  const left = padding.left + room.width / 2 - middleX
  const top = padding.top + room.height / 2 - middleY
  const bubbles = level.totals.map((total, at) => {
    const [x, y] = projectMercator(level.lngs[at]!, level.lats[at]!, zoom)
    return {
      x: left + x,
      y: top + y,
      radius: bubbleRadius(total),
      total,
      places: level.places[at]!,
      state: level.states[at]!,
      name: level.names[at]!,
    }
  })
  return { zoom, left, top, bubbles }
}

function findMiddle([west, south, east, north]: MapBounds, zoom: number): [x: number, y: number] {
  const [left, top] = projectMercator(west, north, zoom)
  const [right, bottom] = projectMercator(east, south, zoom)
  return [(left + right) / 2, (top + bottom) / 2]
}
