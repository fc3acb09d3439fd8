import { expect, test } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import {
  type MapState,
  readMapState,
  refineMapState,
  readMapSort,
  filterSpots,
  writeMapState,
} from './map-state.ts'
import { sortSpots } from './map-order.ts'
import type { MapPoint } from './map-points.ts'

const state: MapState = {
  criteria: { ...emptyCriteria, state: ['GO'], category: ['casa'], maxPrice: 20_000_000, sort: 'price' },
  area: [-50, -17, -48, -15],
  drawn: null,
  spot: '-16.67861,-49.25389',
  onMap: true,
}

test('the URL restores the state, with filters under the names of /search', () => {
  const query = writeQueryString(writeMapState(state))
  expect(query).toContain('type=casa')
  expect(readMapState(readQueryString(query))).toEqual(state)
})

test('invalid parts of the URL are ignored', () => {
  expect(readMapState({ area: '1,2,3', drawn: 'x', spot: 'goiania', view: 'list', state: 'ZZ' })).toEqual({
    criteria: emptyCriteria,
    area: null,
    drawn: null,
    spot: null,
    onMap: false,
  })
})

test('other filters keep the area, other places remove it, drawn or not', () => {
  const cheap = { ...state.criteria, maxPrice: 1 }
  expect(refineMapState(state, cheap)).toEqual({ criteria: cheap, spot: null })
  const elsewhere = { ...state.criteria, state: ['PE' as const] }
  expect(refineMapState(state, elsewhere)).toEqual({
    criteria: elsewhere,
    spot: null,
    area: null,
    drawn: null,
  })
})

test('a sort that the points do not support becomes the largest discount', () => {
  expect(readMapSort({ ...emptyCriteria, sort: '-area' })).toBe('-discount')
  expect(readMapSort({ ...emptyCriteria, sort: '-price' })).toBe('-price')
})

test('an area and a polygon keep only the spots inside them', () => {
  const spots = [
    { lng: -49, lat: -16 },
    { lng: -45, lat: -16 },
  ] as MapPoint[]
  expect(filterSpots(spots, { area: [-50, -17, -48, -15], drawn: null })).toEqual(spots.slice(0, 1))
  expect(
    filterSpots(spots, {
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
  expect(sortSpots(points, [2, 3, 1, 0], sort)).toEqual(order)
})
