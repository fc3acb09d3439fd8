import { expect, test } from 'vitest'
import type { MapPoints } from '#contract/catalogue-schemas.ts'
import { medianOfPoints, readMapPoints } from './map-points.ts'

const answer: MapPoints = {
  total: 5,
  places: [
    { state: 'GO', city: 'GOIANIA', lat: -16.67861, lng: -49.25389, precision: 'city', total: 2 },
    { state: 'GO', city: 'GOIANIA', lat: -16.7, lng: -49.3, precision: 'address', total: 1 },
    { state: 'GO', city: 'VILA BOA DE GOIAS', lat: -16.67861, lng: -49.25389, precision: 'city', total: 1 },
    { state: 'AC', city: 'LUGAR NENHUM', lat: -9, lng: -70, precision: 'state', total: 1 },
  ],
  ids: [8_555_500_000_001, 6, 77, 5, 9],
  prices: [100_000, 200_000, 50_000, 70_000, 80_000],
  discounts: [40, null, 10, 61, null],
  categories: 'cat-o',
}

test('numbers are differences within a place, and restart at each place', () => {
  const { idOf } = readMapPoints(answer)
  expect([0, 1, 2, 3, 4].map(idOf)).toEqual(['8555500000001', '8555500000007', '77', '5', '9'])
})

test('places at one point become one spot, named after the first', () => {
  const { spots } = readMapPoints(answer)
  expect(spots.map(({ key, name, entries }) => ({ key, name, entries }))).toEqual([
    { key: '-16.67861,-49.25389', name: 'Goiânia, GO', entries: [0, 1, 3] },
    { key: '-16.70000,-49.30000', name: 'Goiânia, GO', entries: [2] },
    { key: '-9.00000,-70.00000', name: 'Acre', entries: [4] },
  ])
})

test('the median discount covers the known ones; it is unknown when there are none', () => {
  expect(readMapPoints(answer).spots.map(spot => spot.discount)).toEqual([50.5, 10, null])
})

test.each([
  [[], null],
  [[40], 40],
  [[61, 40], 50.5],
  [[-190, 50, 42], 42],
])('the median of %j is %s: one outlier does not change the others', (values, median) =>
  expect(medianOfPoints(values)).toBe(median),
)

test('the same answer has the same fingerprint, another answer has another', () => {
  const { print } = readMapPoints(answer)
  expect(readMapPoints(structuredClone(answer)).print).toBe(print)
  expect(readMapPoints({ ...answer, ids: [8_555_500_000_002, 6, 77, 5, 9] }).print).not.toBe(print)
  expect(readMapPoints({ ...answer, ids: [8_555_500_000_001 + 2 ** 33, 6, 77, 5, 9] }).print).not.toBe(print)
  expect(readMapPoints({ ...answer, prices: [100_000, 200_000, 50_000, 70_000, 1] }).print).not.toBe(print)
})

test('a listing is found at its spot', () => {
  const { spotOf } = readMapPoints(answer)
  expect(spotOf('5')?.key).toBe('-16.67861,-49.25389')
  expect(spotOf('12')).toBeUndefined()
})
