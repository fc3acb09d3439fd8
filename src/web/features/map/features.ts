import type { Feature, FeatureCollection } from 'geojson'
import { type Bubble, isPinned } from './bubbles.ts'
import { fanOut } from './fan.ts'
import { numberImage, priceImage, townImage } from './images.ts'
import { project, unproject } from './mercator.ts'
import { type Palette, toneOf } from './palette.ts'
import type { Points } from './points.ts'
import { compact, pinPrice, townName } from './words.ts'

/** The data of the map's sources, and the images they name. A feature's id is the position of its bubble. */
export interface Drawn {
  bubbles: FeatureCollection
  pins: FeatureCollection
  legs: FeatureCollection
  images: Set<string>
}

/** The zoom from which towns are named. */
export const namedFrom = 5

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })

/** Returns the bubbles of one zoom as features, with price pins around those whose address is known. */
export function featuresOf(
  bubbles: readonly Bubble[],
  { prices }: Pick<Points, 'prices'>,
  zoom: number,
  palette: Palette,
): Drawn {
  const [round, pins, legs]: [Feature[], Feature[], Feature[]] = [[], [], []]
  const images = new Set<string>()
  const towns = townsOf(zoom < namedFrom ? [] : bubbles)
  for (const [id, bubble] of bubbles.entries()) {
    if (isPinned(bubble)) {
      const [x, y] = project(bubble.lng, bubble.lat, zoom)
      const entries = bubble.spots[0]?.entries ?? []
      for (const [index, [dx, dy]] of fanOut(entries.length).entries()) {
        const at = unproject(x + dx, y + dy, zoom)
        const image = priceImage(pinPrice(prices[entries[index] ?? -1] ?? 0))
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
    const text = compact(bubble.total)
    const tone = toneOf(bubble.discount)
    const image = numberImage(text, bubble.radius, palette.accentInk)
    const tonedImage = numberImage(text, bubble.radius, palette.tones[tone]?.ink ?? palette.accentInk)
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
function townsOf(bubbles: readonly Bubble[]): Map<Bubble, string> {
  const byName = new Map<string, Bubble>()
  for (const bubble of bubbles) {
    const [first] = bubble.spots
    if (!first || isPinned(bubble)) continue
    const other = byName.get(first.name)
    if (!other || other.total < bubble.total) byName.set(first.name, bubble)
  }
  return new Map(
    [...byName.values()].flatMap(bubble =>
      bubble.spots.slice(0, 1).map(spot => [bubble, townImage(townName(spot))] as const),
    ),
  )
}
