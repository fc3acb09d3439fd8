import { expect, test } from 'vitest'
import {
  findBounds,
  isInBounds,
  isInPolygon,
  maxVertices,
  readMapBounds,
  readPolygon,
  type AreaVertex,
  addVertex,
  writeBounds,
  writePolygon,
} from './map-area.ts'

test.each([
  ['-50.1,-17,-48,-15.5', [-50.1, -17, -48, -15.5]],
  ['-48,-17,-50,-15', null],
  ['-50,-15,-48,-17', null],
  ['-50,-17,-48', null],
  ['-500,-17,-48,-15', null],
  ['-50,-17,-48,x', null],
  ['', null],
])('the bounds %s are read as %j', (text, bounds) => expect(readMapBounds(text)).toEqual(bounds))

test.each([
  [
    '-50,-17,-48,-17,-49,-15',
    [
      [-50, -17],
      [-48, -17],
      [-49, -15],
    ],
  ],
  ['-50,-17,-48,-17', null],
  ['-50,-17,-48,-17,-49', null],
  ['-50,-97,-48,-17,-49,-15', null],
  [Array(122).fill('1').join(), null],
])('the polygon %s is read as %j', (text, vertices) => expect(readPolygon(text)).toEqual(vertices))

test('written bounds and polygons read back the same, to four decimals', () => {
  expect(readMapBounds(writeBounds([-50.123456, -17, -48.5, -15.25]))).toEqual([-50.1235, -17, -48.5, -15.25])
  const vertices = [
    [-50, -17],
    [-48, -17],
    [-49, -15.1],
  ] as const
  expect(readPolygon(writePolygon(vertices))).toEqual(vertices)
})

test('every drawn polygon can be read from the URL, which takes at most the maximum of vertices', () => {
  let vertices: readonly AreaVertex[] = []
  for (let at = 0; at < maxVertices + 5; at++) vertices = addVertex(vertices, [-50 - at / 100, -10 - at / 7])
  expect(vertices).toHaveLength(maxVertices)
  expect(readPolygon(writePolygon(vertices))).toHaveLength(maxVertices)
})

// A C that is open to the east.
const hook = readPolygon('0,0,4,0,4,1,1,1,1,3,4,3,4,4,0,4') ?? []

test.each([
  [0.5, 2, true],
  [2, 0.5, true],
  [2, 2, false],
  [5, 2, false],
  [2, 3.5, true],
  [-1, 3.5, false],
])('the point %d, %d is inside the hook: %s', (lng, lat, inside) => {
  expect(isInPolygon(hook, lng, lat)).toBe(inside)
  expect(isInPolygon(hook.toReversed(), lng, lat)).toBe(inside)
})

test('bounds contain their edges and the points they were made of', () => {
  const places = [
    { lng: -50, lat: -10 },
    { lng: -48, lat: -12 },
  ]
  const bounds = findBounds(places)
  expect(bounds).toEqual([-50, -12, -48, -10])
  expect(bounds && places.every(({ lng, lat }) => isInBounds(bounds, lng, lat))).toBe(true)
  expect(findBounds([])).toBeNull()
})
