import { expect, test } from 'vitest'
import { encodeShape } from '#domain/search/area-shape.ts'
import { computeDistanceKm } from '#domain/search/distance.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { brazilBounds } from '#domain/map/map-frame.ts'
import { buildFrame, buildOutlines } from './map-frame.ts'
import type { MapPoint } from './map-points.ts'

const spots = [
  { lng: -49, lat: -16 },
  { lng: -45, lat: -18 },
] as MapPoint[]
const found = { spots, near: null }
const nothing = { spots: [], near: null }
const nowhere = { criteria: emptyCriteria, area: null }
const goias: Criteria = { ...emptyCriteria, state: ['GO'] }
const triangle = [
  { lng: -46, lat: -17 },
  { lng: -44, lat: -17 },
  { lng: -45, lat: -15 },
]
const campinas = { lat: -22.9, lng: -47.06 }

test('the map shows Brazil, the places named by filters, the area, or the drawn area', () => {
  expect(buildFrame(nowhere, found)).toMatchObject({ bounds: brazilBounds, enclosed: 'spots' })
  expect(buildFrame({ ...nowhere, criteria: goias }, found)).toMatchObject({
    bounds: [-49, -18, -45, -16],
    enclosed: 'spots',
  })
  const area = [-50, -17, -49.9, -16.9] as const
  expect(buildFrame({ criteria: goias, area }, found)).toMatchObject({ bounds: area, enclosed: 'window' })
  const drawn = { ...emptyCriteria, shape: encodeShape(triangle) }
  expect(buildFrame({ ...nowhere, criteria: drawn }, nothing)).toMatchObject({
    bounds: [-46, -17, -44, -15],
    enclosed: 'outline',
  })
})

test('the surroundings of a city are a circle of so many kilometers around its seat', () => {
  const near: Criteria = { ...emptyCriteria, near: 'Campinas,SP', within: 50 }
  const [circle = []] = buildOutlines(near, campinas)
  expect(circle.length).toBeGreaterThan(60)
  for (const corner of circle) expect(computeDistanceKm(campinas, corner)).toBeCloseTo(50, 6)
  expect(buildFrame({ ...nowhere, criteria: near }, { spots, near: campinas })?.enclosed).toBe('outline')
  expect(buildOutlines({ ...near, within: null }, campinas)[0]?.[0]?.lat).toBeCloseTo(-22.9 + 30 / 111.2, 2)
  expect(buildOutlines(emptyCriteria, campinas)).toEqual([])
})

test('a filter without a place does not move the map, whatever it matches', () => {
  const before = buildFrame({ ...nowhere, criteria: goias }, found)
  const cheap = { ...nowhere, criteria: { ...goias, maxPrice: 1, sort: 'price' as const } }
  expect(buildFrame(cheap, { ...found, spots: spots.slice(1) })?.key).toBe(before?.key)
  expect(buildFrame(cheap, nothing)).toBeNull()
  expect(buildFrame({ ...nowhere, criteria: { ...emptyCriteria, maxPrice: 1 } }, nothing)?.key).toBe(
    buildFrame(nowhere, found)?.key,
  )
})

test.each([
  { state: ['PE'] },
  { city: ['Recife'] },
  { text: 'praia' },
  { near: 'Campinas,SP' },
  { shape: encodeShape(triangle) },
] as Partial<Criteria>[])('a filter with a place moves the map: %j', change => {
  const moved = buildFrame({ ...nowhere, criteria: { ...goias, ...change } }, found)
  expect(moved?.key).not.toBe(buildFrame({ ...nowhere, criteria: goias }, found)?.key)
})
