import { expect, test } from 'vitest'
import { findBounds, isInBounds, readMapBounds, readOldArea, writeBounds } from './map-area.ts'

test.each([
  ['-50.1,-17,-48,-15.5', [-50.1, -17, -48, -15.5]],
  ['-48,-17,-50,-15', null],
  ['-50,-15,-48,-17', null],
  ['-50,-17,-48', null],
  ['-500,-17,-48,-15', null],
  ['-50,-17,-48,x', null],
  ['', null],
])('the bounds %s are read as %j', (text, bounds) => expect(readMapBounds(text)).toEqual(bounds))

test('written bounds read back the same, to four decimals', () => {
  expect(readMapBounds(writeBounds([-50.123456, -17, -48.5, -15.25]))).toEqual([-50.1235, -17, -48.5, -15.25])
})

test.each([
  [
    '-50,-17,-48,-17,-49,-15',
    [
      { lng: -50, lat: -17 },
      { lng: -48, lat: -17 },
      { lng: -49, lat: -15 },
    ],
  ],
  ['-50,-17,-48,-17,-49', null],
  ['x', null],
  [Array(122).fill('1').join(), null],
])('the area %s of an old link is read as %j', (text, points) => expect(readOldArea(text)).toEqual(points))

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
