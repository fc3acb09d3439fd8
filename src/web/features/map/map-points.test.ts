import { expect, test } from 'vitest'
import type { MapPoints } from '#contract/catalogue-schemas.ts'
import { medianOfPoints, readMapPoints } from './map-points.ts'

const answer: MapPoints = {
  total: 5,
  near: null,
  cities: [
    { state: 'GO', name: 'GOIANIA', precision: 'city', lats: [-16.67861], lngs: [-49.25389], totals: [2] },
    { state: 'GO', name: 'GOIANIA', precision: 'building', lats: [-16.7], lngs: [-49.3], totals: [1] },
    { state: 'GO', name: 'VILA BOA', precision: 'city', lats: [-16.67861], lngs: [-49.25389], totals: [1] },
    { state: 'AC', name: 'LUGAR NENHUM', precision: 'state', lats: [-9], lngs: [-70], totals: [1] },
  ],
  ids: [8_555_500_000_001, 6, 70, -72, 4],
  prices: [100_000, 200_000, 50_000, 70_000, 80_000],
  discounts: [40, null, 10, 61, null],
  categories: 'cat-o',
}

test('numbers are differences from the one before', () => {
  const { idOf } = readMapPoints(answer)
  expect([0, 1, 2, 3, 4].map(idOf)).toEqual([
    '8555500000001',
    '8555500000007',
    '8555500000077',
    '8555500000005',
    '8555500000009',
  ])
})

test('places at one point become one spot, named after the place with the most properties', () => {
  const { spots } = readMapPoints(answer)
  expect(spots.map(({ key, name, entries }) => ({ key, name, entries }))).toEqual([
    { key: '-16.67861,-49.25389', name: 'Goiânia, GO', entries: [0, 1, 3] },
    { key: '-16.70000,-49.30000', name: 'Goiânia, GO', entries: [2] },
    { key: '-9.00000,-70.00000', name: 'Acre', entries: [4] },
  ])
  const [small, exact, large, other] = answer.cities
  const cities = [large!, exact!, { ...small!, totals: [2] }, other!]
  expect(readMapPoints({ ...answer, cities }).spots[0]).toMatchObject({
    name: 'Goiânia, GO',
    entries: [0, 2, 3],
  })
})

test('the points of a city are as many spots', () => {
  const [first] = answer.cities
  const { spots } = readMapPoints({
    ...answer,
    cities: [{ ...first!, precision: 'building', lats: [-16.1, -16.2], lngs: [-49, -49], totals: [2, 3] }],
  })
  expect(spots.map(({ lat, entries }) => [lat, entries])).toEqual([
    [-16.1, [0, 1]],
    [-16.2, [2, 3, 4]],
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
  expect(readMapPoints({ ...answer, ids: [8_555_500_000_002, 6, 70, -72, 4] }).print).not.toBe(print)
  expect(readMapPoints({ ...answer, ids: [8_555_500_000_001 + 2 ** 33, 6, 70, -72, 4] }).print).not.toBe(
    print,
  )
  expect(readMapPoints({ ...answer, prices: [100_000, 200_000, 50_000, 70_000, 1] }).print).not.toBe(print)
})

test('a listing is found at its spot', () => {
  const { spotOf } = readMapPoints(answer)
  expect(spotOf('8555500000005')?.key).toBe('-16.67861,-49.25389')
  expect(spotOf('12')).toBeUndefined()
})
