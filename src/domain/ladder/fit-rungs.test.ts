import { describe, expect, it } from 'vitest'
import { fitRungs } from './fit-rungs.ts'
import type { PricedRow } from './fit-start-prices.ts'
import { computeRungPrice, computeStartPrice } from './ladder-position.ts'
import { type LadderBand, type LadderTable, ladderTable } from './ladder-table.ts'

const below = { upTo: 100_000, lo: 50.12345, hi: 53.62345 }
const above = { upTo: null, lo: 51.3, hi: 54.8 }
const bands: LadderBand[] = [below, above]
const table: LadderTable = { ...ladderTable, bands, multipliers: [1000, 900, 800], rebasingDrop: 1.47 }

/** Listings of a band on one rung, at appraisals that differ by a little more than a hundred reais. */
const listRows = (
  band: LadderBand,
  count: number,
  rung: number,
  rebasings = 0,
  base = band.lo,
): PricedRow[] =>
  Array.from({ length: count }, (_, at) => {
    const evaluation = (band === below ? 70_000_00 : 150_000_00) + at * 123_45
    const price = computeRungPrice(computeStartPrice(evaluation, base, rebasings, table), rung, table) ?? 0
    return { price, evaluation }
  })
const listBoth = (count: number, rung: number, rebasings = 0) => [
  ...listRows(below, count, rung, rebasings),
  ...listRows(above, count, rung, rebasings, above.hi),
]
const firstRungs = [...listBoth(6, 0), ...listBoth(6, 1)]

describe('the rungs of prices', () => {
  it.each<[string, PricedRow[], object]>([
    ['the first is taken as known', [], { multipliers: [1000], rebasingDrop: 0, maxRebasings: 0 }],
    ['one that several bands have', firstRungs, { multipliers: [1000, 900], maxRebasings: 0 }],
    [
      'one of five listings',
      [...firstRungs, ...listRows(below, 2, 2), ...listRows(above, 3, 2)],
      { multipliers: [1000, 900, 800] },
    ],
    ['none of four listings', [...firstRungs, ...listBoth(2, 2)], { multipliers: [1000, 900] }],
    ['none that a single band has', [...firstRungs, ...listRows(below, 9, 2)], { multipliers: [1000, 900] }],
    [
      'one of which a band has nine tenths',
      [...firstRungs, ...listRows(below, 9, 2), ...listRows(above, 1, 2)],
      { multipliers: [1000, 900, 800] },
    ],
    [
      'those after one re-basing',
      [...firstRungs, ...listBoth(6, 0, 1)],
      { multipliers: [1000, 900], rebasingDrop: 1.47, maxRebasings: 1 },
    ],
    [
      'those after two, of which one is new',
      [...firstRungs, ...listBoth(6, 0, 1), ...listBoth(6, 1, 2), ...listBoth(6, 2, 2)],
      { multipliers: [1000, 900, 800], rebasingDrop: 1.47, maxRebasings: 2 },
    ],
    [
      'no re-basing of four listings',
      [...firstRungs, ...listBoth(2, 0, 1)],
      { rebasingDrop: 0, maxRebasings: 0 },
    ],
  ])('%s', (_, rows, fitted) => {
    expect(fitRungs(rows, bands)).toMatchObject(fitted)
  })

  const atEdge = (rung: number): PricedRow => {
    const evaluation = 100_000_00
    const start = computeStartPrice(evaluation, below.lo, 0, table)
    return { evaluation, price: computeRungPrice(start, rung, table)! }
  }
  const atFactor = (factor: number) =>
    listBoth(6, 0).map(({ price, evaluation }) => ({ price: Math.floor(price * factor), evaluation }))
  const atDrop = (points: number) =>
    listBoth(3, 0).map(({ price, evaluation }) => ({
      price: price - Math.round((evaluation * points) / 100),
      evaluation,
    }))
  it.each<[string, PricedRow[], object]>([
    [
      'one of five listings, of which one stands at the edge of its band',
      [...listRows(below, 1, 2), atEdge(2), ...listRows(above, 3, 2)],
      { multipliers: [1000, 900, 800] },
    ],
    [
      'one of prices that are a centavo off',
      listBoth(6, 2).map(row => ({ ...row, price: row.price + 1 })),
      { multipliers: [1000, 900, 800] },
    ],
    ['none above the starting price', atFactor(1.1), { multipliers: [1000, 900] }],
    [
      'none of which a band has nearly all',
      [...listRows(below, 19, 2), ...listRows(above, 1, 2)],
      { multipliers: [1000, 900] },
    ],
    [
      'those of five listings after a re-basing',
      [...listRows(below, 2, 0, 1), ...listRows(above, 3, 0, 1)],
      { rebasingDrop: 1.47, maxRebasings: 1 },
    ],
    ['those after a large drop', atDrop(9), { rebasingDrop: 9, maxRebasings: 1 }],
    ['no drop of eleven points', atDrop(11), { rebasingDrop: 0, maxRebasings: 0 }],
    ['no drop upwards', atDrop(-1.47), { rebasingDrop: 0, maxRebasings: 0 }],
  ])('beside the first two: %s', (_, rows, fitted) => {
    expect(fitRungs([...firstRungs, ...rows], bands)).toMatchObject(fitted)
  })

  it('in a ladder of a single band are those of that band', () => {
    const rows = [...listRows(above, 6, 0), ...listRows(above, 6, 1)]
    expect(fitRungs(rows, [above]).multipliers).toEqual([1000, 900])
  })
})
