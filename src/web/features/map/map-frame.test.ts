import { expect, test } from 'vitest'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { brazilBounds } from './brazil-bounds.ts'
import { buildFrame } from './map-frame.ts'
import type { MapPoint } from './map-points.ts'

const spots = [
  { lng: -49, lat: -16 },
  { lng: -45, lat: -18 },
] as MapPoint[]
const nowhere = { criteria: emptyCriteria, area: null, drawn: null }
const goias: Criteria = { ...emptyCriteria, state: ['GO'] }

test('the map shows Brazil, the places named by filters, the area, or the drawn polygon', () => {
  expect(buildFrame(nowhere, spots)).toMatchObject({ bounds: brazilBounds, of: 'spots' })
  expect(buildFrame({ ...nowhere, criteria: goias }, spots)).toMatchObject({
    bounds: [-49, -18, -45, -16],
    of: 'spots',
  })
  const area = [-50, -17, -49.9, -16.9] as const
  expect(buildFrame({ ...nowhere, criteria: goias, area }, spots)).toMatchObject({
    bounds: area,
    of: 'window',
  })
  const drawn: [number, number][] = [
    [-46, -17],
    [-44, -17],
    [-45, -15],
  ]
  expect(buildFrame({ ...nowhere, drawn }, spots)).toMatchObject({
    bounds: [-46, -17, -44, -15],
    of: 'drawn',
  })
})

test('a filter without a place does not move the map, whatever it matches', () => {
  const before = buildFrame({ ...nowhere, criteria: goias }, spots)
  const cheap = { ...nowhere, criteria: { ...goias, maxPrice: 1, sort: 'price' as const } }
  expect(buildFrame(cheap, spots.slice(1))?.key).toBe(before?.key)
  expect(buildFrame(cheap, [])).toBeNull()
  expect(buildFrame({ ...nowhere, criteria: { ...emptyCriteria, maxPrice: 1 } }, [])?.key).toBe(
    buildFrame(nowhere, spots)?.key,
  )
})

test.each([{ state: ['PE'] }, { city: ['Recife'] }, { text: 'praia' }] as Partial<Criteria>[])(
  'a filter with a place moves the map: %j',
  change => {
    const moved = buildFrame({ ...nowhere, criteria: { ...goias, ...change } }, spots)
    expect(moved?.key).not.toBe(buildFrame({ ...nowhere, criteria: goias }, spots)?.key)
  },
)
