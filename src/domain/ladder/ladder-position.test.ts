import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeFloorPrice,
  isAtFloor,
  computeRungPrice,
  computeStartPrice,
  decodeLadderPosition,
  decodeLadderRung,
  encodedSizes,
  encodeLadderPosition,
  findLadderBands,
  findLadderCourse,
  findLadderPosition,
  type PriceRecord,
} from './ladder-position.ts'
import { ladderTable } from './ladder-table.ts'

const { bands, multipliers, maxRebasings } = ladderTable
const evaluations = fc.integer({ min: 1_000_000, max: 500_000_000 })
const families = fc.constantFrom('lo' as const, 'hi' as const)
const positions = fc.record({
  family: families,
  rebasings: fc.integer({ min: 0, max: maxRebasings }),
  rung: fc.integer({ min: 0, max: multipliers.length - 1 }),
})

/** Prices of the bank's lists, and where they stand. */
const seen: [price: number, evaluation: number, family: 'lo' | 'hi', rebasings: number, rung: number][] = [
  [8_196_482, 14_000_000, 'lo', 0, 0],
  [7_991_569, 14_000_000, 'lo', 0, 1],
  [7_822_472, 14_000_000, 'lo', 1, 0],
  [17_844_800, 28_000_000, 'hi', 0, 0],
  [2_254_161, 6_800_000, 'hi', 2, 11],
  [3_703_672, 11_000_000, 'lo', 2, 10],
  [92_058_357, 182_750_000, 'hi', 5, 0],
]

describe('the position of a price', () => {
  it.each(seen.map(([price, evaluation, ...rest]) => ({ price, evaluation, rest })))(
    'of $price centavos at an appraisal of $evaluation is found',
    ({ price, evaluation, rest: [family, rebasings, rung] }) => {
      expect(findLadderPosition(price, evaluation)).toMatchObject({ family, rebasings, rung })
    },
  )

  it('does not exist a centavo beside the tolerance, without an appraisal, or without a price', () => {
    expect(findLadderPosition(8_196_483, 14_000_000)).toMatchObject({ rung: 0 })
    expect(findLadderPosition(8_196_484, 14_000_000)).toBeNull()
    expect(findLadderPosition(8_196_481, 14_000_000)).toMatchObject({ rung: 0 })
    expect(findLadderPosition(8_196_480, 14_000_000)).toBeNull()
    expect(findLadderPosition(8_196_482, null)).toBeNull()
    expect(findLadderPosition(1, 0)).toBeNull()
    expect(findLadderPosition(0, 1)).toBeNull()
    expect(findLadderPosition(8_196_482, 0)).toBeNull()
    expect(findLadderPosition(0, 14_000_000)).toBeNull()
  })

  it('of every rung’s price is on the same centavo again', () => {
    fc.assert(
      fc.property(evaluations, positions, (evaluation, { family, rebasings, rung }) => {
        const [band] = findLadderBands(evaluation)
        const start = computeStartPrice(evaluation, band?.[family] ?? 0, rebasings)
        const price = computeRungPrice(start, rung) ?? 0
        const found = findLadderPosition(price, evaluation, { family, rebasings })
        expect(found).toMatchObject({ family, rebasings, rung, start })
        expect(computeRungPrice(found?.start ?? 0, found?.rung ?? -1)).toBe(price)
        const free = findLadderPosition(price, evaluation)
        const again = computeRungPrice(free?.start ?? 0, free?.rung ?? -1) ?? 0
        expect(Math.abs(again - price)).toBeLessThanOrEqual(ladderTable.toleranceCentavos)
      }),
    )
  })

  it('does not exist for almost every random price', () => {
    const prices = fc.tuple(evaluations, fc.double({ min: 0.1, max: 1, noNaN: true }))
    const drawn = fc.sample(prices, { numRuns: 5000, seed: 16 })
    const hits = drawn.filter(
      ([evaluation, part]) => findLadderPosition(Math.round(evaluation * part), evaluation) !== null,
    )
    expect(hits.length).toBeLessThan(drawn.length / 100)
  })

  it('is total for any numbers', () => {
    const anything = fc.oneof(fc.integer(), fc.double())
    fc.assert(
      fc.property(anything, anything, (price, evaluation) => {
        const found = findLadderPosition(price, evaluation)
        expect(found === null || found.rung >= 0).toBe(true)
      }),
    )
  })

  it('prefers the listing’s own earlier family and re-basings where rungs meet', () => {
    // With rungs 10 % apart and a drop of 10 % of the base, the first re-basing starts where the first cut ends.
    const table = {
      ...ladderTable,
      bands: [{ upTo: null, lo: 50, hi: 55 }],
      multipliers: [1000, 900, 800],
      rebasingDrop: 5,
    }
    expect(findLadderPosition(4_500_000, 10_000_000, null, table)).toMatchObject({ rebasings: 0, rung: 1 })
    const rebased = { family: 'lo', rebasings: 1 } as const
    expect(findLadderPosition(4_500_000, 10_000_000, rebased, table)).toMatchObject({ ...rebased, rung: 0 })
    const high = { family: 'hi', rebasings: 2 } as const
    expect(findLadderPosition(4_500_000, 10_000_000, high, table)).toMatchObject({ ...high, rung: 0 })
    expect(findLadderPosition(5_000_000, 10_000_000, null, table)).toMatchObject({ family: 'lo', rung: 0 })
  })

  it('follows the neighboring band’s base within half a percent of an edge, and no farther', () => {
    const [below, above] = bands
    const edge = (below?.upTo ?? 0) * 100
    for (const [evaluation, base, isFound] of [
      [Math.round(edge * 1.004), below?.lo, true],
      [Math.round(edge * 1.006), below?.lo, false],
      [Math.round(edge * 0.996), above?.lo, true],
      [Math.round(edge * 0.994), above?.lo, false],
    ] as const) {
      const price = computeStartPrice(evaluation, base ?? 0, 0)
      expect(findLadderPosition(price, evaluation) !== null).toBe(isFound)
    }
  })
})

it('an appraisal follows its own band, which has its upper end, and a neighbor half a percent away', () => {
  const [first, second] = bands
  expect(findLadderBands(84_000_00)).toEqual([first, second])
  expect(findLadderBands(84_420_00)).toEqual([second, first])
  expect(findLadderBands(84_420_01)).toEqual([second])
  expect(findLadderBands(83_579_99)).toEqual([first])
})

describe('the prices of a ladder', () => {
  it('fall from rung to rung, and end at the last', () => {
    fc.assert(
      fc.property(evaluations, start => {
        const prices = multipliers.map((_, rung) => computeRungPrice(start, rung) ?? 0)
        expect(prices.every((price, rung) => rung === 0 || price < (prices[rung - 1] ?? 0))).toBe(true)
        expect(computeRungPrice(start, multipliers.length)).toBeNull()
      }),
    )
  })

  it('start lower with each re-basing', () => {
    fc.assert(
      fc.property(evaluations, fc.integer({ min: 1, max: maxRebasings }), (evaluation, rebasings) => {
        const base = bands[0]?.lo ?? 0
        expect(computeStartPrice(evaluation, base, rebasings)).toBeLessThan(
          computeStartPrice(evaluation, base, rebasings - 1),
        )
      }),
    )
  })
})

describe('a position in one byte', () => {
  it('is the same after unpacking, for every position of the table', () => {
    const bytes = new Set<number>()
    for (const family of ['lo', 'hi'] as const)
      for (let rebasings = 0; rebasings <= maxRebasings; rebasings++)
        for (const rung of multipliers.keys()) {
          const byte = encodeLadderPosition({ family, rebasings, rung })
          expect(byte).toBeGreaterThan(0)
          expect(byte).toBeLessThan(256)
          expect(decodeLadderPosition(byte)).toEqual({ family, rebasings, rung })
          bytes.add(byte)
        }
    expect(bytes.size).toBe(2 * (maxRebasings + 1) * multipliers.length)
  })

  it('tells a floor of unknown family from no position at all', () => {
    const byte = encodeLadderPosition(null, true)
    expect(byte).toBeGreaterThan(0)
    expect(byte).toBeLessThan(256)
    expect(decodeLadderPosition(byte)).toBeNull()
    expect(
      [byte, 0, encodeLadderPosition({ family: 'hi', rebasings: 2, rung: 7 })].map(decodeLadderRung),
    ).toEqual([20, 0, 7])
  })

  it('is 0 without a position, and for one that does not fit', () => {
    expect(encodeLadderPosition(null)).toBe(0)
    expect(encodeLadderPosition({ family: 'lo', rebasings: 0, rung: encodedSizes.rungs })).toBe(0)
    expect(encodeLadderPosition({ family: 'lo', rebasings: encodedSizes.rebasings, rung: 0 })).toBe(0)
    expect(decodeLadderPosition(0)).toBeNull()
  })
})

it('a listing’s course gives the position at each of its prices, and none in an auction or off the ladder', () => {
  const record = (price: number, modality: PriceRecord['modality'] = 'venda-online'): PriceRecord => ({
    listDate: '2026-07-01',
    price,
    evaluation: 14_000_000,
    modality,
  })
  const course = findLadderCourse([
    record(14_000_000, 'leilao'),
    record(8_196_482, 'licitacao'),
    record(8_196_482),
    record(8_000_000),
    record(7_991_569, 'venda-direta'),
    record(7_626_910),
    record(7_626_910, null),
  ])
  expect(course.map(position => position && [position.rebasings, position.rung])).toEqual([
    null,
    [0, 0],
    [0, 0],
    null,
    [0, 1],
    [1, 1],
    null,
  ])
})

it('a listing’s course stays on the re-basing of the price before, also past a price off the ladder', () => {
  const table = {
    ...ladderTable,
    bands: [{ upTo: null, lo: 50, hi: 55 }],
    multipliers: [1000, 900, 800],
    rebasingDrop: 5,
  }
  const record = (price: number): PriceRecord => ({
    listDate: '2026-07-01',
    price,
    evaluation: 10_000_000,
    modality: 'venda-online',
  })
  const course = findLadderCourse([record(4_050_000), record(4_444_444), record(4_500_000)], table)
  expect(course.map(position => position && [position.rebasings, position.rung])).toEqual([
    [1, 1],
    null,
    [1, 0],
  ])
})

describe('a listing with an earlier position', () => {
  const earlier = { family: 'lo', rebasings: 1, start: 6_558_217 } as const

  it('goes on along the start of its old appraisal until a re-basing', () => {
    const price = Math.floor(6_558_217 * 0.9)
    expect(findLadderPosition(price, 12_345_678)).toBeNull()
    expect(findLadderPosition(price, 12_345_678, earlier)).toMatchObject({
      ...earlier,
      rung: 4,
      floor: 1_234_568,
    })
  })

  it('has a position at the floor: the first rung that would be lower', () => {
    expect(findLadderPosition(1_200_000, 12_000_000)).toBeNull()
    expect(findLadderPosition(1_200_000, 12_000_000, earlier)).toMatchObject({ rebasings: 1, rung: 20 })
    expect(findLadderPosition(1_200_001, 12_000_000, earlier)).toBeNull()
  })

  it.each([
    [12_345_674, 1_234_567],
    [12_345_675, 1_234_568],
  ])('has the floor of %i centavos at %i', (evaluation, floor) => {
    expect(computeFloorPrice(evaluation)).toBe(floor)
    expect([floor + 1, floor, 0].map(price => isAtFloor(price, evaluation))).toEqual([false, true, false])
    expect(isAtFloor(floor, null)).toBe(false)
  })
})
