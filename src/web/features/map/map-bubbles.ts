import { arePinned, mergePlaces } from '#domain/map/place-bubbles.ts'
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

/** Whether a bubble is drawn as price pins. */
export const isPinned = ({ spots, total }: Pick<MapBubble, 'spots' | 'total'>): boolean =>
  arePinned(spots, total)

/** Returns the bubbles at a zoom, none of which overlap (`mergePlaces`). */
export const buildBubbles = (spots: readonly MapPoint[], zoom: number): MapBubble[] =>
  mergePlaces(spots, zoom, spot => spot.entries.length).map(({ at, places, total, radius }) => {
    const members = places.toSorted((a, b) => b.entries.length - a.entries.length)
    return {
      lng: at.lng,
      lat: at.lat,
      radius,
      spots: members,
      total,
      discount: medianOfPoints(members.flatMap(spot => spot.discounts)),
    }
  })
