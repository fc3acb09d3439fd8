import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kilometersBetween } from '#test/support/naive-geometry.ts'
import { computeDistanceKm } from './distance.ts'

const point = fc.record({
  lat: fc.double({ min: -34, max: 6, noNaN: true }),
  lng: fc.double({ min: -74, max: -28, noNaN: true }),
})
const saoPaulo = { lat: -23.5505, lng: -46.6333 }

describe('the distance between two points', () => {
  it.each([
    ['Rio de Janeiro', { lat: -22.9068, lng: -43.1729 }, 361],
    ['Campinas', { lat: -22.9056, lng: -47.0608 }, 85],
    ['Manaus', { lat: -3.119, lng: -60.0217 }, 2689],
    ['São Paulo itself', saoPaulo, 0],
  ])('from São Paulo to %s', (_, to, km) => {
    expect(Math.abs(computeDistanceKm(saoPaulo, to) - km)).toBeLessThan(2)
  })

  it('is the same by another formula, and both ways', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(computeDistanceKm(from, to)).toBeCloseTo(kilometersBetween(from, to), 3)
        expect(computeDistanceKm(to, from)).toBeCloseTo(computeDistanceKm(from, to), 9)
      }),
    )
  })
})
