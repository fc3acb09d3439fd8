import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRelevance, isUnusualRelevance, type RelevanceFacts } from './relevance.ts'

const facts: RelevanceFacts = {
  low: 10,
  base: 20,
  known: 100,
  listAge: 0,
  discount: 40,
  pageRead: false,
  street: 0,
}

describe('the figure of the order "Relevância"', () => {
  it.each<[Partial<RelevanceFacts>, number]>([
    [{}, 15],
    [{ low: 90, base: 120 }, 25],
    // Half of 10 + 40, less a quarter of ten points.
    [{ low: 90, base: 120, discount: 75 }, 22.5],
    [{ known: 0 }, 6],
    [{ known: 50 }, 10.5],
    [{ listAge: 120 }, 7.5],
    [{ low: -20, base: -10 }, -15],
    [{ low: -20, base: -10, known: 0 }, -37.5],
    [{ street: 2 ** 31 }, 15.005],
    [{ low: null, base: null, known: 0 }, -9_999.6],
    [{ low: null, base: null, known: 100, listAge: 120 }, -9_999.5],
    [{ low: null, base: null, known: 0, discount: 0 }, -10_000.6],
    [{ low: null, base: null, known: 0, discount: null }, -10_000.6],
    [{ low: null, base: null, known: 0, discount: 81 }, -19_999.6],
    [{ discount: 81, pageRead: true }, 11],
    [{ discount: 81 }, -19_989],
  ])('of %j is %d', (changes, figure) => {
    expect(computeRelevance({ ...facts, ...changes })).toBeCloseTo(figure, 9)
  })

  it('puts every unread discount over 80 % after all without a ground, and these after all others', () => {
    const percent = fc.double({ min: -200, max: 600, noNaN: true })
    const some = fc.record({
      low: percent,
      base: percent,
      known: fc.integer({ min: 0, max: 100 }),
      listAge: fc.integer({ min: 0, max: 4000 }),
      pageRead: fc.boolean(),
      street: fc.nat(),
    })
    fc.assert(
      fc.property(some, some, some, (ordinary, unknown, unusual) => {
        const first = computeRelevance({ ...ordinary, discount: 50 })
        const second = computeRelevance({ ...unknown, low: null, base: null, discount: null })
        const third = computeRelevance({ ...unusual, discount: 85, pageRead: false })
        expect([first, second, third].map(isUnusualRelevance)).toEqual([false, false, true])
        expect(first).toBeGreaterThan(second)
        expect(second).toBeGreaterThan(third)
      }),
    )
  })
})
