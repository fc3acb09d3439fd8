import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLowest, rankMapDiscount } from './map-order.ts'

test('the greatest discount comes first, then those out of the ordinary, then unknown ones', () => {
  const discounts = [null, 85, 10, 79, 90, -5]
  expect(findLowest(discounts.length, 6, at => rankMapDiscount(discounts[at]!))).toEqual([3, 2, 5, 4, 1, 0])
})

test('the lowest ranks are those of a stable sort', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 1, max: 12 }), (ranks, count) => {
      const sorted = ranks.map((_, at) => at).toSorted((a, b) => ranks[a]! - ranks[b]! || a - b)
      expect(findLowest(ranks.length, count, at => ranks[at]!)).toEqual(sorted.slice(0, count))
    }),
  )
})
