import { expect, test } from 'vitest'
import { everything } from '#domain/search/criteria.ts'
import { readQuery, writeQuery } from '#domain/search/query.ts'
import { type MapState, readMap, refined, sortOf, spotsWithin, writeMap } from './map-state.ts'
import { inMapOrder } from './order.ts'
import type { Spot } from './points.ts'

const state: MapState = {
  criteria: { ...everything, state: ['GO'], category: 'casa', maxPrice: 20_000_000, sort: 'price' },
  area: [-50, -17, -48, -15],
  drawn: null,
  spot: '-16.67861,-49.25389',
  onMap: true,
}

test('the URL restores the state, with filters under the names of /search', () => {
  const query = writeQuery(writeMap(state))
  expect(query).toContain('type=casa')
  expect(readMap(readQuery(query))).toEqual(state)
})

test('invalid parts of the URL are ignored', () => {
  expect(readMap({ area: '1,2,3', drawn: 'x', spot: 'goiania', view: 'list', state: 'ZZ' })).toEqual({
    criteria: everything,
    area: null,
    drawn: null,
    spot: null,
    onMap: false,
  })
})

test('other filters keep the area, other places remove it, drawn or not', () => {
  const cheap = { ...state.criteria, maxPrice: 1 }
  expect(refined(state, cheap)).toEqual({ criteria: cheap, spot: null })
  const elsewhere = { ...state.criteria, state: ['PE' as const] }
  expect(refined(state, elsewhere)).toEqual({ criteria: elsewhere, spot: null, area: null, drawn: null })
})

test('a sort that the points do not support becomes the largest discount', () => {
  expect(sortOf({ ...everything, sort: '-area' })).toBe('-discount')
  expect(sortOf({ ...everything, sort: '-price' })).toBe('-price')
})

test('an area and a polygon keep only the spots inside them', () => {
  const spots = [
    { lng: -49, lat: -16 },
    { lng: -45, lat: -16 },
  ] as Spot[]
  expect(spotsWithin(spots, { area: [-50, -17, -48, -15], drawn: null })).toEqual(spots.slice(0, 1))
  expect(
    spotsWithin(spots, {
      area: null,
      drawn: [
        [-46, -17],
        [-44, -17],
        [-45, -15],
      ],
    }),
  ).toEqual(spots.slice(1))
})

test.each([
  ['price', [2, 1, 0, 3]],
  ['-price', [3, 0, 1, 2]],
  ['-discount', [3, 0, 1, 2]],
] as const)('in order %s the entries are sorted as %j, those without a discount last', (sort, order) => {
  const points = {
    total: 4,
    print: '',
    prices: [30, 20, 10, 40],
    discounts: [5, 5, null, 60],
    spots: [],
    idOf: String,
    spotOf: () => undefined,
  }
  expect(inMapOrder(points, [2, 3, 1, 0], sort)).toEqual(order)
})
