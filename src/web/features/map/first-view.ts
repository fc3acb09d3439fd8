import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import {
  type MapBounds,
  findFittingZoom,
  findZoomStep,
  projectMercator,
  townMaxZoom,
} from '#domain/map/map-frame.ts'
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
  width: 1024,
  height: 836,
  padding: { top: 96, right: 90, bottom: 72, left: 90 },
}

/** The zoom whose pixels are the units of the first view and of its land. */
export const landZoom = 6

/** A bubble of the first view, with its middle in units of the land. */
export interface FirstBubble {
  x: number
  y: number
  /** In pixels of the window. */
  radius: number
  total: number
  places: number
  state: Uf
  /** The municipality of its largest place; empty in the middle of a state. */
  name: string
}

export interface FirstView {
  /** What fills the part of the window that nothing covers, in units of the land: left, top, width and height. */
  box: readonly [left: number, top: number, width: number, height: number]
  /** The units of the land that are a pixel of the window. */
  unit: number
  bubbles: FirstBubble[]
}

/**
 * Returns what the map shows at first, computed from the small answer alone; `null` when that has nothing to show. The
 * positions of the bubbles do not depend on the window unless it is much larger than the listings.
 */
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
  const unit = 2 ** (landZoom - zoom)
  const bubbles = level.totals.map((total, at) => {
    const [x, y] = projectMercator(level.lngs[at]!, level.lats[at]!, landZoom)
    return {
      x: roundUnits(x),
      y: roundUnits(y),
      radius: bubbleRadius(total),
      total,
      places: level.places[at]!,
      state: level.states[at]!,
      name: level.names[at]!,
    }
  })
  return { box: findBox(bounds, zoom < townMaxZoom ? null : room, unit), unit, bubbles }
}

/** A sixtieth of a pixel where the map of the country begins. */
const roundUnits = (units: number): number => Math.round(units * 10) / 10

/** Returns the box of the bounds, or around their middle as large as a room, which they do not fill. */
function findBox(
  [west, south, east, north]: MapBounds,
  room: { width: number; height: number } | null,
  unit: number,
): FirstView['box'] {
  const [left, top] = projectMercator(west, north, landZoom)
  const [right, bottom] = projectMercator(east, south, landZoom)
  if (room === null)
    return [left, top, right - left, bottom - top].map(roundUnits) as [number, number, number, number]
  const [width, height] = [room.width * unit, room.height * unit]
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map(roundUnits) as [
    number,
    number,
    number,
    number,
  ]
}
