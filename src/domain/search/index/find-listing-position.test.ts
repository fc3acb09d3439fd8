import { expect, it } from 'vitest'
import type { ListingIndex } from './listing-index.ts'
import { findListingPosition } from './find-listing-position.ts'

const holding = (...ids: number[]) =>
  ({ size: ids.length, columns: { id: Float64Array.from(ids) } }) as unknown as ListingIndex

it.each([
  [[], 7, null],
  [[7], 7, 0],
  [[7], 6, null],
  [[7], 8, null],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], 8_555_512_345_678, 0],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], 1_444_400_000_001, 1],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], 2, 3],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], 8, null],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], Number.NaN, null],
])('in a version with the numbers %j, the listing %d is at %s', (ids, id, position) => {
  expect(findListingPosition(holding(...ids), id)).toBe(position)
})

it('every listing of a long version is found at its own position', () => {
  const ids = Array.from({ length: 1_001 }, (_, at) => 3_000 - 3 * at)
  const index = holding(...ids)
  expect(ids.map(id => findListingPosition(index, id))).toEqual([...ids.keys()])
  expect(ids.map(id => findListingPosition(index, id + 1)).every(found => found === null)).toBe(true)
})
