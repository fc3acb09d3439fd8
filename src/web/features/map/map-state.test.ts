import { expect, test } from 'vitest'
import { encodeShape } from '#domain/search/area-shape.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import {
  type MapState,
  readMapState,
  refineMapState,
  readMapSort,
  filterSpots,
  writeMapState,
} from './map-state.ts'
import { sortSpots } from './use-map-matches.ts'
import type { MapPoint, MapPointSet } from './map-points.ts'

const shape = encodeShape([
  { lng: -50, lat: -17 },
  { lng: -48, lat: -17 },
  { lng: -49, lat: -15.12345 },
])
const state: MapState = {
  criteria: {
    ...emptyCriteria,
    state: ['GO', 'SP'],
    near: 'Campinas,SP',
    within: 80,
    shape,
    category: ['casa'],
    maxPrice: 20_000_000,
    sort: 'price',
  },
  area: [-50, -17, -48, -15],
  spot: '-16.67861,-49.25389',
  onMap: true,
}

test('the URL restores the state, with filters under the names of /search', () => {
  const query = writeQueryString(writeMapState(state))
  expect(query).toContain('type=casa')
  expect(query).toContain('within=80')
  expect(query).toContain('shape=')
  expect(readMapState(readQueryString(query))).toEqual(state)
})

test('invalid parts of the URL are ignored', () => {
  const given = {
    area: '1,2,3',
    drawn: 'x',
    shape: '?',
    near: 'x',
    spot: 'goiania',
    view: 'list',
    state: 'ZZ',
  }
  expect(readMapState(given)).toEqual({ criteria: emptyCriteria, area: null, spot: null, onMap: false })
})

test('an area drawn in an old link is still the area', () => {
  expect(readMapState({ drawn: '-50,-17,-48,-17,-49,-15.12345' }).criteria.shape).toBe(shape)
  expect(readMapState({ drawn: '-50,-17,-48,-17,-49,-10', shape }).criteria.shape).toBe(shape)
  expect(readMapState({ drawn: '-50,-17,-48,-15,-48,-17,-50,-15' }).criteria.shape).toBeNull()
})

test('other filters keep the window, other places remove it', () => {
  const cheap = { ...state.criteria, maxPrice: 1 }
  expect(refineMapState(state, cheap)).toEqual({ criteria: cheap, spot: null })
  const wider = { ...state.criteria, state: ['GO' as const] }
  expect(refineMapState(state, wider)).toEqual({ criteria: wider, spot: null, area: null })
})

test.each<[string, Partial<Criteria>]>([
  ['state', { state: ['PE'] }],
  ['city', { city: ['Recife'] }],
])('a %s chosen anew replaces the drawn area and the surroundings of another city', (_, change) => {
  const { criteria } = refineMapState(state, { ...state.criteria, ...change })
  expect(criteria).toMatchObject({ ...change, shape: null, near: null, within: null, maxPrice: 20_000_000 })
})

test('an area or surroundings chosen together with a place stay', () => {
  const next = { ...state.criteria, state: ['RJ' as const], shape: null, near: 'Niterói,RJ', within: 20 }
  expect(refineMapState(state, next).criteria).toEqual(next)
})

test('a sort that the points do not support becomes the default one', () => {
  expect(readMapSort({ ...emptyCriteria, sort: '-area' })).toBe('relevance')
  expect(readMapSort({ ...emptyCriteria, sort: '-discount' })).toBe('-discount')
  expect(readMapSort({ ...emptyCriteria, sort: '-price' })).toBe('-price')
})

test('the window keeps only the spots inside it', () => {
  const spots = [
    { lng: -49, lat: -16 },
    { lng: -45, lat: -16 },
  ] as MapPoint[]
  expect(filterSpots(spots, [-50, -17, -48, -15])).toEqual(spots.slice(0, 1))
  expect(filterSpots(spots, null)).toBe(spots)
})

test.each([
  ['price', [2, 1, 0, 3]],
  ['-price', [3, 0, 1, 2]],
  ['-discount', [3, 0, 1, 2]],
  ['relevance', [3, 0, 1, 2]],
] as const)('in order %s the entries are sorted as %j, those without a discount last', (sort, order) => {
  const points = {
    total: 4,
    near: null,
    print: '',
    prices: [30, 20, 10, 40],
    discounts: [5, 5, null, 60],
    spots: [],
    idOf: String,
    spotOf: () => undefined,
  }
  expect(sortSpots(points, [2, 3, 1, 0], sort)).toEqual(order)
})

test('by default a discount of 80 % or more comes after the others, but before what is not known', () => {
  const points = { prices: [1, 2, 3, 4, 5], discounts: [95, 79, null, 80, 20] } as unknown as MapPointSet
  expect(sortSpots(points, [0, 1, 2, 3, 4], 'relevance')).toEqual([1, 4, 0, 3, 2])
  expect(sortSpots(points, [0, 1, 2, 3, 4], '-discount')).toEqual([0, 3, 1, 4, 2])
})
