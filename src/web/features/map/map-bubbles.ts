import { projectMercator } from '../listing/place/mercator.ts'
import { medianOfPoints, type MapPoint } from './map-points.ts'

/** What the map draws at one point: a spot, or several that would overlap. */
export interface MapBubble {
  /** The position of its largest spot: on land, and the same at every zoom. */
  lng: number
  lat: number
  /** Pixels. */
  radius: number
  /** Spots, the largest first. */
  spots: MapPoint[]
  total: number
  /** The median of all known discounts in it, in %. */
  discount: number | null
}

/** Minimum pixels between two bubbles. */
const gap = 6
/** Maximum listings at an exact point that are drawn as price pins. */
const maxPins = 12
/** The radius of a point's pins, in pixels. */
const pinsRadius = (count: number): number => 42 + 15 * Math.ceil(count / 2)

/** From a thousand on the number is written with a word, which needs a minimum radius. */
const thousandLabel = { from: 1000, radius: 22 }

/** Returns the radius: the area grows with the number, from the smallest that fits a figure. */
const bubbleRadius = (total: number): number =>
  Math.round(Math.max(9.5 + 0.16 * Math.sqrt(total), total < thousandLabel.from ? 0 : thousandLabel.radius))

/** Whether a bubble is drawn as price pins: only when the position is that of an address or a neighborhood. */
export const isPinned = ({ spots, total }: Pick<MapBubble, 'spots' | 'total'>): boolean =>
  spots.length === 1 &&
  total <= maxPins &&
  (spots[0]?.precision === 'address' || spots[0]?.precision === 'neighborhood')

interface Draft {
  x: number
  y: number
  total: number
  radius: number
  spots: MapPoint[]
  merged: boolean
}

const radiusOf = (spots: MapPoint[], total: number): number =>
  isPinned({ spots, total }) ? pinsRadius(total) : bubbleRadius(total)

/**
 * Returns the bubbles at a zoom, none of which overlap: a larger one absorbs the smaller. They do not overlap at this
 * zoom or up to half a step closer. The same spots give the same bubbles.
 */
export function buildBubbles(spots: readonly MapPoint[], zoom: number): MapBubble[] {
  let drafts: Draft[] = spots.map(spot => {
    const [x, y] = projectMercator(spot.lng, spot.lat, zoom)
    const total = spot.entries.length
    return { x, y, total, radius: radiusOf([spot], total), spots: [spot], merged: false }
  })
  for (let before = -1; before !== drafts.length; ) {
    before = drafts.length
    drafts = mergeOnce(drafts)
  }
  return drafts.map(({ spots: own, total, radius }) => {
    const members = own.toSorted((a, b) => b.entries.length - a.entries.length)
    return {
      ...positionOf(own),
      radius,
      spots: members,
      total,
      discount: medianOfPoints(members.flatMap(spot => spot.discounts)),
    }
  })
}

const positionOf = ([first]: MapPoint[]): { lng: number; lat: number } => ({
  lng: first?.lng ?? 0,
  lat: first?.lat ?? 0,
})

/** More cells than the map has in a row, at any zoom. */
const cellsPerRow = 2 ** 24
const keyOfCell = (x: number, y: number): number => y * cellsPerRow + x

/** Lets each bubble, the largest first, absorb the smaller ones that it touches at its current size. */
function mergeOnce(drafts: Draft[]): Draft[] {
  const sorted = drafts.toSorted((a, b) => b.total - a.total || a.x - b.x || a.y - b.y)
  const cell = 2 * Math.max(...sorted.map(draft => draft.radius), 1) + gap
  const grid = new Map<number, Draft[]>()
  const cellOf = (value: number): number => Math.floor(value / cell)
  for (const draft of sorted) {
    const key = keyOfCell(cellOf(draft.x), cellOf(draft.y))
    const there = grid.get(key)
    if (there) there.push(draft)
    else grid.set(key, [draft])
  }
  const kept: Draft[] = []
  for (const draft of sorted) {
    if (draft.merged) continue
    draft.merged = true
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        absorb(draft, grid.get(keyOfCell(cellOf(draft.x) + dx, cellOf(draft.y) + dy)) ?? [])
    kept.push({ ...draft, merged: false })
  }
  return kept
}

function absorb(draft: Draft, near: Draft[]): void {
  for (const other of near) {
    if (other.merged) continue
    const apart = Math.hypot(other.x - draft.x, other.y - draft.y)
    if (apart >= draft.radius + other.radius + gap) continue
    other.merged = true
    draft.spots = [...draft.spots, ...other.spots]
    draft.total += other.total
    draft.radius = radiusOf(draft.spots, draft.total)
  }
}
