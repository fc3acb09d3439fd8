import { isAtHouse, type PlacePrecision } from '../property/geographic-place.ts'
import { projectMercator } from './map-frame.ts'

/** A point of the map with listings. */
export interface BubblePlace {
  lng: number
  lat: number
  precision: PlacePrecision
}

/** What a map draws as one at a zoom: a place, or several that would overlap. */
export interface PlaceBubble<Place extends BubblePlace> {
  /** The place that absorbed the others: its position is on land, and the same at every zoom. */
  at: Place
  places: Place[]
  /** Listings in all its places. */
  total: number
  /** Pixels. */
  radius: number
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
export const bubbleRadius = (total: number): number =>
  Math.round(Math.max(9.5 + 0.16 * Math.sqrt(total), total < thousandLabel.from ? 0 : thousandLabel.radius))

/** Whether places are drawn as price pins: only when the position is that of the house or its neighbors. */
export const arePinned = (places: readonly Pick<BubblePlace, 'precision'>[], total: number): boolean =>
  places.length === 1 && total <= maxPins && isAtHouse(places[0]?.precision ?? null)

interface Draft<Place extends BubblePlace> extends PlaceBubble<Place> {
  x: number
  y: number
  isMerged: boolean
}

const findRadius = (places: readonly BubblePlace[], total: number): number =>
  arePinned(places, total) ? pinsRadius(total) : bubbleRadius(total)

/**
 * Returns the bubbles at a zoom, none of which overlap: a larger one absorbs the smaller. They do not overlap at this
 * zoom or up to half a step closer. The same places give the same bubbles.
 */
export function mergePlaces<Place extends BubblePlace>(
  places: readonly Place[],
  zoom: number,
  countOf: (place: Place) => number,
): PlaceBubble<Place>[] {
  let drafts: Draft<Place>[] = places.map(place => {
    const [x, y] = projectMercator(place.lng, place.lat, zoom)
    const total = countOf(place)
    return { x, y, at: place, total, radius: findRadius([place], total), places: [place], isMerged: false }
  })
  for (let before = -1; before !== drafts.length; ) {
    before = drafts.length
    drafts = mergeOnce(drafts)
  }
  return drafts
}

/** More cells than the map has in a row, at any zoom. */
const cellsPerRow = 2 ** 24
const keyOfCell = (x: number, y: number): number => y * cellsPerRow + x

/** Lets each bubble, the largest first, absorb the smaller ones that it touches at its current size. */
function mergeOnce<Place extends BubblePlace>(drafts: Draft<Place>[]): Draft<Place>[] {
  const sorted = drafts.toSorted((a, b) => b.total - a.total || a.x - b.x || a.y - b.y)
  const cell = 2 * Math.max(...sorted.map(draft => draft.radius), 1) + gap
  const grid = new Map<number, Draft<Place>[]>()
  const cellOf = (value: number): number => Math.floor(value / cell)
  for (const draft of sorted) {
    const key = keyOfCell(cellOf(draft.x), cellOf(draft.y))
    const inCell = grid.get(key)
    if (inCell) inCell.push(draft)
    else grid.set(key, [draft])
  }
  const kept: Draft<Place>[] = []
  for (const draft of sorted) {
    if (draft.isMerged) continue
    draft.isMerged = true
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        absorb(draft, grid.get(keyOfCell(cellOf(draft.x) + dx, cellOf(draft.y) + dy)) ?? [])
    kept.push({ ...draft, isMerged: false })
  }
  return kept
}

function absorb<Place extends BubblePlace>(draft: Draft<Place>, near: Draft<Place>[]): void {
  for (const other of near) {
    if (other.isMerged) continue
    const apart = Math.hypot(other.x - draft.x, other.y - draft.y)
    if (apart >= draft.radius + other.radius + gap) continue
    other.isMerged = true
    draft.places = [...draft.places, ...other.places]
    draft.total += other.total
    draft.radius = findRadius(draft.places, draft.total)
  }
}
