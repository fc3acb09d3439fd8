import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAxisMoney, createScale, listTicks } from './plot-scale.ts'

describe('an axis with round ticks', () => {
  it('has one step when all values are equal', () => {
    expect(createScale(0, 0).ticks).toEqual([0, 0.25])
  })

  it.each([
    [0, 79_190, [0, 20_000, 40_000, 60_000, 80_000]],
    [0, 951, [0, 250, 500, 750, 1000]],
    [-30, 70, [-50, -25, 0, 25, 50, 75]],
    [0, 4, [0, 1, 2, 3, 4]],
  ])('goes from %s to %s', (least, most, ticks) => {
    expect(createScale(least, most).ticks).toEqual(ticks)
  })

  it('contains every value, with its ends at 0 and 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (least, span) => {
        const { at, ticks, least: from, most: to } = createScale(least, least + span)
        expect([at(from), at(to)]).toEqual([0, 100])
        expect(at(least)).toBeGreaterThanOrEqual(-1e-6)
        expect(at(least + span)).toBeLessThanOrEqual(100 + 1e-6)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

it('puts ticks inside an axis that ends at its values', () => {
  expect(listTicks(0, 240, 5, [12, 24, 60, 120])).toEqual([0, 60, 120, 180, 240])
  expect(listTicks(1, 240, 5, [12, 24, 60, 120])).toEqual([60, 120, 180, 240])
  expect(listTicks(0, 10, 5, [1, 2, 3, 6, 12])).toEqual([0, 2, 4, 6, 8, 10])
})

it.each([
  [0, '0'],
  [500, '500'],
  [1500, '1,5 mil'],
  [20_000, '20 mil'],
  [-20_000, '−20 mil'],
  [1_500_000, '1,5 mi'],
  [2_000_000_000, '2 bi'],
])('labels %s on an axis as %s', (reais, words) => {
  expect(formatAxisMoney(reais)).toBe(words)
})
