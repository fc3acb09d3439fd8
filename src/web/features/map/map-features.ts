import type { Feature, FeatureCollection } from 'geojson'
import { isPinned, type MapBubble } from './map-bubbles.ts'
import { drawNumberImage, drawPriceImage, drawTownImage } from './map-images.ts'
import { projectMercator, unprojectMercator } from '#domain/map/map-frame.ts'
import { findTone, type MapPalette } from './map-palette.ts'
import type { MapPointSet } from './map-points.ts'
import { formatCompact, formatPinPrice, formatTownName } from './map-words.ts'

/** The size of a price pin in pixels; the widest price fits. */
const pinSize = { width: 78, height: 30 }

/**
 * Returns the positions of the pins of one point, in pixels from it: one above it, several in two columns around it,
 * in the given order. The same pins always have the same positions.
 */
export function fanOut(count: number): [x: number, y: number][] {
  if (count === 1) return [[0, -pinSize.height / 2 - 4]]
  const rows = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 2)
    const alone = count % 2 === 1 && index === count - 1
    const x = alone ? 0 : (index % 2 === 0 ? -1 : 1) * (pinSize.width / 2)
    return [x, (row - (rows - 1) / 2) * pinSize.height]
  })
}

/** The data of the map's sources, and the images they name. A feature's id is the position of its bubble. */
export interface DrawnFeature {
  bubbles: FeatureCollection
  pins: FeatureCollection
  legs: FeatureCollection
  images: Set<string>
}

/** The zoom from which towns are named. */
export const townNameMinZoom = 5

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })

/** Returns the bubbles of one zoom as features, with price pins around those whose address is known. */
export function buildFeatures(
  bubbles: readonly MapBubble[],
  { prices }: Pick<MapPointSet, 'prices'>,
  zoom: number,
  palette: MapPalette,
): DrawnFeature {
  const [round, pins, legs]: [Feature[], Feature[], Feature[]] = [[], [], []]
  const images = new Set<string>()
  const towns = townsOf(zoom < townNameMinZoom ? [] : bubbles)
  for (const [id, bubble] of bubbles.entries()) {
    if (isPinned(bubble)) {
      const [x, y] = projectMercator(bubble.lng, bubble.lat, zoom)
      const entries = bubble.spots[0]?.entries ?? []
      for (const [index, [dx, dy]] of fanOut(entries.length).entries()) {
        const at = unprojectMercator(x + dx, y + dy, zoom)
        const image = drawPriceImage(formatPinPrice(prices[entries[index] ?? -1] ?? 0))
        images.add(image)
        pins.push({
          type: 'Feature',
          id,
          geometry: { type: 'Point', coordinates: at },
          properties: { image },
        })
        legs.push({
          type: 'Feature',
          geometry: { type: 'LineString', coordinates: [[bubble.lng, bubble.lat], at] },
          properties: {},
        })
      }
      continue
    }
    const text = formatCompact(bubble.total)
    const tone = findTone(bubble.discount)
    const image = drawNumberImage(text, bubble.radius, palette.accentInk)
    const tonedImage = drawNumberImage(text, bubble.radius, palette.tones[tone]?.ink ?? palette.accentInk)
    images.add(image).add(tonedImage)
    const town = towns.get(bubble)
    if (town) images.add(town)
    round.push({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [bubble.lng, bubble.lat] },
      properties: {
        radius: bubble.radius,
        total: bubble.total,
        tone,
        image,
        tonedImage,
        ...(town && { town }),
      },
    })
  }
  return { bubbles: collection(round), pins: collection(pins), legs: collection(legs), images }
}

/** Returns the image of the name under each bubble; of several bubbles in one town the largest has it. */
function townsOf(bubbles: readonly MapBubble[]): Map<MapBubble, string> {
  const byName = new Map<string, MapBubble>()
  for (const bubble of bubbles) {
    const [first] = bubble.spots
    if (!first || isPinned(bubble)) continue
    const other = byName.get(first.name)
    if (!other || other.total < bubble.total) byName.set(first.name, bubble)
  }
  return new Map(
    [...byName.values()].flatMap(bubble =>
      bubble.spots.slice(0, 1).map(spot => [bubble, drawTownImage(formatTownName(spot))] as const),
    ),
  )
}
