import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MapBubble, buildBubbles, isPinned } from './map-bubbles.ts'
import { projectMercator } from '#domain/map/map-frame.ts'
import type { MapPoint } from './map-points.ts'

const spot = (lng: number, lat: number, total: number, rest: Partial<MapPoint> = {}): MapPoint => ({
  key: `${lat},${lng}`,
  lat,
  lng,
  precision: 'city',
  state: 'GO',
  name: `${lat},${lng}`,
  entries: Array.from({ length: total }, (_, at) => at),
  discounts: [],
  discount: null,
  ...rest,
})

const spots = fc.array(
  fc
    .tuple(
      fc.double({ min: -74, max: -35, noNaN: true }),
      fc.double({ min: -33, max: 5, noNaN: true }),
      fc.integer({ min: 1, max: 3000 }),
      fc.constantFrom('city' as const, 'building' as const, 'state' as const),
    )
    .map(([lng, lat, total, precision]) => spot(lng, lat, total, { precision })),
  { minLength: 1, maxLength: 60 },
)
const zooms = fc.integer({ min: 4, max: 32 }).map(half => half / 2)

const apart = (a: MapBubble, b: MapBubble, zoom: number): number => {
  const [ax, ay] = projectMercator(a.lng, a.lat, zoom)
  const [bx, by] = projectMercator(b.lng, b.lat, zoom)
  return Math.hypot(ax - bx, ay - by)
}

test('bubbles do not touch at any zoom', () => {
  fc.assert(
    fc.property(spots, zooms, (given, zoom) => {
      const bubbles = buildBubbles(given, zoom)
      for (const [index, a] of bubbles.entries())
        for (const b of bubbles.slice(index + 1))
          expect(apart(a, b, zoom)).toBeGreaterThanOrEqual(a.radius + b.radius)
    }),
    { numRuns: 60 },
  )
})

test('every spot is in exactly one bubble, and no listing is lost', () => {
  fc.assert(
    fc.property(spots, zooms, (given, zoom) => {
      const bubbles = buildBubbles(given, zoom)
      expect(bubbles.flatMap(bubble => bubble.spots).toSorted(byKey)).toEqual(given.toSorted(byKey))
      for (const { spots: own, total } of bubbles)
        expect(total).toBe(own.reduce((sum, { entries }) => sum + entries.length, 0))
    }),
    { numRuns: 60 },
  )
})

const byKey = (a: MapPoint, b: MapPoint): number =>
  a.key === b.key ? a.entries.length - b.entries.length : a.key < b.key ? -1 : 1

test('the order of the spots does not change the bubbles', () => {
  const given = [spot(-49, -16, 40), spot(-49.2, -16.1, 900), spot(-46, -23, 12), spot(-46.1, -23, 12)]
  expect(buildBubbles(given.toReversed(), 4)).toEqual(buildBubbles(given, 4))
})

test('neighboring towns share one bubble at the larger one when zoomed out, and have two when zoomed in', () => {
  const given = [
    spot(-49, -16, 40, { discounts: [-190, 10] }),
    spot(-49.2, -16.1, 120, { discounts: [45, 50, 55] }),
  ]
  const [whole, ...others] = buildBubbles(given, 4)
  expect(others).toEqual([])
  expect(whole).toMatchObject({ lng: -49.2, lat: -16.1, total: 160, discount: 45 })
  expect(buildBubbles(given, 10)).toHaveLength(2)
})

test('prices are pinned where the house or its neighbors are known, never at the middle of anything larger', () => {
  const pinned = (precision: MapPoint['precision'], total: number) => {
    const [bubble] = buildBubbles([spot(-49, -16, total, { precision })], 12)
    return bubble && isPinned(bubble)
  }
  expect(pinned('building', 1)).toBe(true)
  expect(pinned('near', 12)).toBe(true)
  expect(pinned('near', 13)).toBe(false)
  for (const larger of ['street', 'cep', 'neighborhood', 'city', 'state'] as const)
    expect(pinned(larger, 1)).toBe(false)
})
