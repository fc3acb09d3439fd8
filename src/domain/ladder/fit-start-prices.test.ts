import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type PricedRow,
  chooseRoundest,
  findDensestPoint,
  fitBandEdge,
  fitStartPrices,
} from './fit-start-prices.ts'

/** Listings at a percentage of appraisals (in reais) that differ by a little more than a hundred reais. */
const listRows = (from: number, count: number, base: number): PricedRow[] =>
  Array.from({ length: count }, (_, at) => {
    const evaluation = from * 100 + at * 123_45
    return { price: Math.round((evaluation * base) / 100), evaluation }
  })
const below = [...listRows(70_000, 9, 50.12345), ...listRows(70_050, 8, 53.12345)]
const above = [...listRows(150_000, 9, 51.5), ...listRows(150_050, 8, 54.5)]

describe('the percentages of the starting prices', () => {
  it.each<[string, PricedRow[], [lo: number, hi: number][]]>([
    ['none without listings', [], []],
    ['none of four listings', listRows(70_000, 4, 50), []],
    ['a pair of five listings each', [...listRows(70_000, 5, 50), ...listRows(70_050, 5, 53)], [[50, 53]]],
    ['a pair of one band', below, [[50.12345, 53.12345]]],
    [
      'a pair of each band, by appraisal',
      [...above, ...below],
      [
        [50.12345, 53.12345],
        [51.5, 54.5],
      ],
    ],
    [
      'a low one, whose high one too few listings have',
      [...below, ...listRows(150_000, 9, 51.5), ...listRows(150_050, 2, 54.5)],
      [
        [50.12345, 53.12345],
        [51.5, 54.5],
      ],
    ],
    [
      'a high one, whose low one too few listings have',
      [...below, ...listRows(150_000, 9, 54.5), ...listRows(150_050, 2, 51.5)],
      [
        [50.12345, 53.12345],
        [51.5, 54.5],
      ],
    ],
    [
      'pairs of the difference that two bands have, beside a percentage that many listings of one band share',
      [...below, ...above, ...listRows(70_020, 30, 51.7)],
      [
        [50.12345, 53.12345],
        [51.5, 54.5],
      ],
    ],
    [
      'one that too few listings share a band with, beside a pair',
      [...below, ...listRows(70_100, 6, 51.7)],
      [[50.12345, 53.12345]],
    ],
  ])('%s', (_, rows, pairs) => {
    expect(fitStartPrices(rows).map(({ lo, hi }) => [lo, hi])).toEqual(pairs)
  })

  it('have the edge of a band between its appraisals and those of the next, and the last one none', () => {
    const edges = fitStartPrices([...above, ...below]).map(({ upTo }) => upTo)
    expect(edges).toEqual([100_000, null])
  })
})

describe('the edge between two bands', () => {
  const rows = (...reais: number[]): PricedRow[] => reais.map(each => ({ price: 1, evaluation: each * 100 }))
  it.each<[string, PricedRow[], PricedRow[], number]>([
    ['lies between them', rows(100, 200), rows(400, 500), 300],
    ['is the last appraisal below where the next one is a real more', rows(100, 199), rows(200, 500), 199],
    ['has the fewest listings on the wrong side', rows(100, 200, 300, 900), rows(250, 950, 980), 900],
    ['is the lowest of several that are as good', rows(100, 300), rows(200, 400), 100],
    ['does not part listings of one appraisal', rows(100, 200, 200), rows(200, 300), 200],
    ['lies below all where none is below', [], rows(200, 300), 0],
    ['lies above all where none is above', rows(200, 300), [], 300],
  ])('%s', (_, below, above, edge) => {
    expect(fitBandEdge(below, above)).toBe(edge)
  })
})

const ranges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 10 }))
    .map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 20 },
)

describe('the densest point', () => {
  it('is held by the largest number of ranges that hold one value', () => {
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
