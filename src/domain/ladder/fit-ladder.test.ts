import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitLadder, fitRungs, type FittedListing, mergeFittedLadder } from './fit-ladder.ts'
import {
  computeRungPrice,
  computeStartPrice,
  findLadderBands,
  findLadderPosition,
} from './ladder-position.ts'
import { type LadderBand, ladderTable, type LadderTable } from './ladder-table.ts'
import type { PricedRow } from './fit-start-prices.ts'

/** A policy that the bank never had. */
const invented: LadderTable = {
  ...ladderTable,
  bands: [
    { upTo: 90_000, lo: 49.12345, hi: 52.62345 },
    { upTo: 200_000, lo: 51.5, hi: 55 },
    { upTo: null, lo: 53.00001, hi: 56.50001 },
  ],
  multipliers: [1000, 960, 920, 850, 777],
  rebasingDrop: 1.875,
  maxRebasings: 2,
}

/** Draws listings of a policy: of five, two in Licitação and three further down. */
function drawListings(table: LadderTable, count: number): FittedListing[] {
  const drawn = fc.sample(
    fc.record({
      evaluation: fc.integer({ min: 4000, max: 60_000 }).map(tens => tens * 1000),
      family: fc.constantFrom('lo' as const, 'hi' as const),
      isLicitacao: fc.constantFrom(true, true, false, false, false),
      rebasings: fc.integer({ min: 0, max: table.maxRebasings }),
      rung: fc.integer({ min: 0, max: table.multipliers.length - 1 }),
    }),
    { numRuns: count, seed: 16 },
  )
  return drawn.map(({ evaluation, family, isLicitacao, rebasings, rung }) => {
    const [band] = findLadderBands(evaluation, { ...table, edgePercent: 0 })
    const start = computeStartPrice(evaluation, band?.[family] ?? 0, isLicitacao ? 0 : rebasings, table)
    return {
      evaluation,
      price: computeRungPrice(start, isLicitacao ? 0 : rung, table) ?? 0,
      modality: isLicitacao ? 'licitacao' : 'venda-direta',
      propertyType: family === 'hi' ? 'Terreno' : 'Casa',
    }
  })
}

describe('fitting', () => {
  it.each([
    ['an invented policy', invented, 1000],
    ['the present one', ladderTable, 2000],
  ])('finds %s from its prices alone', (_, table, count) => {
    const listings = drawListings(table, count)
    const fitted = fitLadder(listings)
    expect(fitted?.bands.map(({ lo, hi }) => ({ lo, hi }))).toEqual(
      table.bands.map(({ lo, hi }) => ({ lo, hi })),
    )
    // Edges are known as closely as the appraisals lie beside each other.
    for (const [index, { upTo }] of table.bands.entries()) {
      if (upTo !== null) expect(Math.abs((fitted?.bands[index]?.upTo ?? 0) - upTo)).toBeLessThan(upTo / 100)
    }
    expect(fitted).toMatchObject({
      multipliers: table.multipliers,
      rebasingDrop: table.rebasingDrop,
      maxRebasings: table.maxRebasings,
    })
    expect(fitted?.hiShares.Terreno.all).toBe(1)
    expect(fitted?.hiShares.Casa.all).toBe(0)
    expect(fitted?.hiShares.Apartamento.all).toBeNull()
  })

  it('finds the policy among prices of which a tenth are others', () => {
    const listings = drawListings(invented, 1000).map((listing, index) =>
      index % 10 === 0
        ? { ...listing, price: Math.round((listing.price * (7000 + index)) / 13_000) }
        : listing,
    )
    const fitted = fitLadder(listings)
    expect(fitted?.bands.map(({ lo, hi }) => [lo, hi])).toEqual(invented.bands.map(({ lo, hi }) => [lo, hi]))
    expect(fitted).toMatchObject({ multipliers: invented.multipliers, rebasingDrop: 1.875, maxRebasings: 2 })
  })

  it('finds nothing in prices without a rule, and in no prices', () => {
    const prices = fc.sample(fc.integer({ min: 3_000_000, max: 7_000_000 }), { numRuns: 500, seed: 16 })
    const listings = prices.map((price, index) => ({
      price,
      evaluation: 10_000_000 + index * 1000,
      modality: 'licitacao' as const,
      propertyType: 'Casa' as const,
    }))
    expect(fitLadder(listings)).toBeNull()
    expect(fitLadder([])).toBeNull()
    expect(fitLadder(listings.map(listing => ({ ...listing, evaluation: null })))).toBeNull()
  })
})

describe('fitting few listings', () => {
  const bands = [
    { upTo: 100_000, lo: 50.12345, hi: 53.62345 },
    { upTo: null, lo: 51.3, hi: 54.8 },
  ]
  const table: LadderTable = { ...ladderTable, bands, multipliers: [1000, 900], edgePercent: 0 }
  /** Licitações of one type and family in a band, at appraisals that differ by a little more than a hundred reais. */
  const listRows = (
    propertyType: FittedListing['propertyType'],
    family: 'lo' | 'hi',
    band: 0 | 1,
    count: number,
  ): FittedListing[] =>
    Array.from({ length: count }, (_, at) => {
      const evaluation = [70_000_00, 150_000_00][band]! + at * 123_45
      const price = computeStartPrice(evaluation, bands[band]![family], 0, table)
      return { price, evaluation, modality: 'licitacao', propertyType }
    })
  const listings = [
    ...listRows('Apartamento', 'lo', 0, 15),
    ...listRows('Apartamento', 'hi', 1, 5),
    ...listRows('Casa', 'lo', 1, 12),
    ...listRows('Casa', 'hi', 0, 7),
    ...listRows('Comercial', 'hi', 0, 20),
    ...listRows('Comercial', 'lo', 1, 10),
    ...listRows('Terreno', 'hi', 1, 20),
  ]
  const atRung = (listing: FittedListing, thousandths: number): FittedListing => ({
    ...listing,
    price: Math.floor((listing.price * thousandths) / 1000),
  })
  // Neither starts at a percentage: vendas on a rung, which no auction shares, and a price without an appraisal.
  const cut = listings.map(listing => atRung(listing, 900))
  const others: FittedListing[] = [
    ...cut.map(listing => ({ ...listing, modality: 'venda-online' as const })),
    ...cut.map(listing => ({
      ...listing,
      price: Math.floor(listing.price / 2),
      modality: 'leilao' as const,
    })),
    { ...listings[0]!, evaluation: null },
    // A licitação on a rung says nothing of the starting prices, so that houses stay below twenty.
    ...listRows('Casa', 'hi', 0, 3).map(listing => atRung(listing, 900)),
  ]

  it('finds bands, rungs, and the shares of twenty listings or more', () => {
    const fitted = fitLadder([...others, ...listings])
    expect(fitted?.bands).toEqual(bands.map(({ lo, hi }, at) => ({ lo, hi, upTo: [100_000, null][at] })))
    expect(fitted).toMatchObject({ multipliers: [1000, 900], rebasingDrop: 0, maxRebasings: 0 })
    expect(fitted?.hiShares).toEqual({
      Apartamento: { all: 0.25, byBand: [null, null] },
      Casa: { all: null, byBand: [null, null] },
      Terreno: { all: 1, byBand: [null, 1] },
      other: { all: 0.67, byBand: [1, null] },
    })
  })

  it('finds the edge of a band between vendas where these lie nearer to it', () => {
    const evaluation = 110_000_00
    const start = computeStartPrice(evaluation, bands[0]!.lo, 0, table)
    const near: FittedListing = { ...cut[0]!, evaluation, price: start, modality: 'venda-direta' }
    const vendas = cut.map(listing => ({ ...listing, modality: 'venda-direta' as const }))
    expect(fitLadder([...listings, ...vendas, near])?.bands[0]?.upTo).toBe(130_000)
  })

  it.each(['venda-online', 'venda-direta'] as const)('finds the rungs of %s', modality => {
    const fitted = fitLadder([...listings, ...cut.map(listing => ({ ...listing, modality }))])
    expect(fitted?.multipliers).toEqual([1000, 900])
  })
})

describe('the fitted table', () => {
  const fitted = fitLadder(drawListings(invented, 1000))
  if (fitted === null) throw new Error('nothing fitted')

  it('replaces the present policy by another one, and then explains its prices', () => {
    const merged = mergeFittedLadder(fitted, ladderTable)
    expect(merged).toMatchObject({ multipliers: invented.multipliers, rebasingDrop: 1.875, maxRebasings: 2 })
    for (const { price, evaluation } of drawListings(invented, 200)) {
      expect(findLadderPosition(price, evaluation, null, merged)).not.toBeNull()
    }
  })

  it('keeps what the lists are silent about: deeper rungs, further re-basings, shares of few listings', () => {
    const few = drawListings({ ...ladderTable, multipliers: [1000, 975, 950], maxRebasings: 1 }, 2000)
    const own = fitLadder(few)
    const merged = own && mergeFittedLadder(own, ladderTable)
    expect(own).toMatchObject({ multipliers: [1000, 975, 950], maxRebasings: 1 })
    expect(merged?.multipliers).toEqual(ladderTable.multipliers)
    expect(merged?.maxRebasings).toBe(ladderTable.maxRebasings)
    expect(merged?.hiShares.Apartamento).toEqual(ladderTable.hiShares.Apartamento)
  })
})

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
