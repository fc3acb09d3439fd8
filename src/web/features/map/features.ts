import type { Feature, FeatureCollection } from 'geojson'
import { type Bubble, isPinned } from './bubbles.ts'
import { fanOut } from './fan.ts'
import { numberImage, priceImage } from './images.ts'
import { project, unproject } from './mercator.ts'
import { type Palette, toneOf } from './palette.ts'
import type { Points } from './points.ts'
import { compact, pinPrice } from './words.ts'

/** What the map's sources hold, and the pictures they name. A feature's id is its bubble's position. */
export interface Drawn {
  bubbles: FeatureCollection
  pins: FeatureCollection
  legs: FeatureCollection
  images: Set<string>
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })

/** The bubbles of one zoom as features; where the address is known, price pins fanned out around it. */
export function featuresOf(
  bubbles: readonly Bubble[],
  { prices }: Pick<Points, 'prices'>,
  zoom: number,
  palette: Palette,
): Drawn {
  const [round, pins, legs]: [Feature[], Feature[], Feature[]] = [[], [], []]
  const images = new Set<string>()
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
    round.push({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [bubble.lng, bubble.lat] },
      properties: { radius: bubble.radius, tone, image, tonedImage },
    })
  }
  return { bubbles: collection(round), pins: collection(pins), legs: collection(legs), images }
}
