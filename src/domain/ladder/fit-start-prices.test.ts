import { describe, expect, it } from 'vitest'
import { fitBandEdge, fitStartPrices, type PricedRow } from './fit-start-prices.ts'

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
