import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromReais } from '../money.ts'
import { countPriceBands } from './place-price-bands.ts'

/** Bands of prices in reais, as `from–to: total` in thousands of reais. */
const bandsOf = (...reais: number[]) =>
  countPriceBands(Float64Array.from(reais, fromReais).sort()).map(
    ({ from, to, total }) => `${from / 100_000}–${to === null ? '' : to / 100_000}: ${total}`,
  )

describe('the price bands of a place', () => {
  it('have round bounds of one width, from the lowest price on', () => {
    expect(bandsOf(41_000, 55_000, 60_000, 99_999.99, 100_000, 119_000)).toEqual([
      '40–50: 1',
      '50–60: 1',
      '60–70: 1',
      '70–80: 0',
      '80–90: 0',
      '90–100: 1',
      '100–: 2',
    ])
  })

  it('are eight at most, with the highest tenth of the prices in the last one', () => {
    const prices = Array.from({ length: 19 }, (_, at) => 20_000 * (at + 1))
    expect(bandsOf(...prices, 9_000_000)).toEqual([
      '0–50: 2',
      '50–100: 2',
      '100–150: 3',
      '150–200: 2',
      '200–250: 3',
      '250–300: 2',
      '300–350: 3',
      '350–: 3',
    ])
  })

  it('are none for no price, and one for a single price', () => {
    expect(bandsOf()).toEqual([])
    expect(bandsOf(158_000)).toEqual(['150–: 1'])
  })

  it('hold each price once and touch each other, whatever the prices', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 13 }), { minLength: 1 }), prices => {
        const sorted = Float64Array.from(prices).sort()
        const bands = countPriceBands(sorted)
        const width = bands[0]!.to === null ? null : bands[0]!.to - bands[0]!.from
        expect(bands.length).toBeLessThanOrEqual(8)
        for (const [at, { from, to, total }] of bands.entries()) {
          expect(to).toBe(at === bands.length - 1 ? null : bands[at + 1]!.from)
          if (to !== null) expect(to - from).toBe(width)
          expect(total).toBe(prices.filter(price => price >= from && (to === null || price < to)).length)
        }
        expect(bands.reduce((sum, { total }) => sum + total, 0)).toBe(prices.length)
      }),
    )
  })
})
