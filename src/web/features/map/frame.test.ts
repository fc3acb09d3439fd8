import { expect, test } from 'vitest'
import { type Criteria, everything } from '#domain/search/criteria.ts'
import { brazil } from './brazil.ts'
import { frameOf } from './frame.ts'
import type { Spot } from './points.ts'

const spots = [
  { lng: -49, lat: -16 },
  { lng: -45, lat: -18 },
] as Spot[]
const nowhere = { criteria: everything, area: null, drawn: null }
const goias: Criteria = { ...everything, state: ['GO'] }

test('the map shows Brazil, the places named by filters, the area, or the drawn polygon', () => {
  expect(frameOf(nowhere, spots)).toMatchObject({ bounds: brazil, of: 'spots' })
  expect(frameOf({ ...nowhere, criteria: goias }, spots)).toMatchObject({
    bounds: [-49, -18, -45, -16],
    of: 'spots',
  })
  const area = [-50, -17, -49.9, -16.9] as const
  expect(frameOf({ ...nowhere, criteria: goias, area }, spots)).toMatchObject({ bounds: area, of: 'window' })
  const drawn: [number, number][] = [
    [-46, -17],
    [-44, -17],
    [-45, -15],
  ]
  expect(frameOf({ ...nowhere, drawn }, spots)).toMatchObject({ bounds: [-46, -17, -44, -15], of: 'drawn' })
})

test('a filter without a place does not move the map, whatever it matches', () => {
  const before = frameOf({ ...nowhere, criteria: goias }, spots)
  const cheap = { ...nowhere, criteria: { ...goias, maxPrice: 1, sort: 'price' as const } }
  expect(frameOf(cheap, spots.slice(1))?.key).toBe(before?.key)
  expect(frameOf(cheap, [])).toBeNull()
  expect(frameOf({ ...nowhere, criteria: { ...everything, maxPrice: 1 } }, [])?.key).toBe(
    frameOf(nowhere, spots)?.key,
  )
})

test.each([{ state: ['PE'] }, { city: ['Recife'] }, { text: 'praia' }] as Partial<Criteria>[])(
  'a filter with a place moves the map: %j',
  change => {
    const moved = frameOf({ ...nowhere, criteria: { ...goias, ...change } }, spots)
    expect(moved?.key).not.toBe(frameOf({ ...nowhere, criteria: goias }, spots)?.key)
  },
)
