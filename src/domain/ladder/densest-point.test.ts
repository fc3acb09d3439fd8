import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseRoundest, findDensestPoint } from './densest-point.ts'

const ranges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 10 }))
    .map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 20 },
)

describe('the densest point', () => {
  it('lies in as many ranges as any value does', () => {
    fc.assert(
      fc.property(ranges, given => {
        const holding = (value: number) => given.filter(({ from, to }) => from <= value && value <= to).length
        const most = Math.max(0, ...Array.from({ length: 41 }, (_, value) => holding(value)))
        const found = findDensestPoint(given)
        expect(found?.count ?? 0).toBe(most)
        if (found !== null) expect([holding(found.from), holding(found.to)]).toEqual([most, most])
      }),
    )
  })

  it('does not exist without ranges', () => {
    expect(findDensestPoint([])).toBeNull()
  })
})

describe('the roundest number', () => {
  it.each([
    [58.0910597, 58.0910602, 58.09106],
    [2.67149, 2.67151, 2.6715],
    [138_735, 138_749, 138_740],
    [183_000, 183_900, 183_000],
    [99_000, 101_000, 100_000],
    [0.5, 0.5, 0.5],
    [99_000.5, 100_000, 100_000],
    [1.000000009, 1.000000012, 1.00000001],
  ])('between %d and %d is %d', (from, to, roundest) => {
    expect(chooseRoundest(from, to)).toBe(roundest)
  })

  it('lies between its bounds', () => {
    const bound = fc.double({ min: 1e-3, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(bound, bound, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const found = chooseRoundest(from, to)
        expect(found >= from && found <= to).toBe(true)
      }),
    )
  })
})
