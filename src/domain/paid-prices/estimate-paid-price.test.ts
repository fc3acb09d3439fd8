import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countGenerated } from '#test/support/depth.ts'
import { toDayNumber } from '../calendar-date.ts'
import { fromReais } from '../money.ts'
import { estimatePaidPrice, type PaidPriceGround, type PaidPriceTarget } from './estimate-paid-price.ts'
import { cleanRecords, type PaidRecord, toYears, unitIdentity } from './paid-record.ts'

const at = toDayNumber('2025-01-01')

const record = (changes: Partial<PaidRecord> = {}): PaidRecord => ({
  unit: '101',
  block: '',
  kind: 'apartamento',
  deed: 'sale',
  value: fromReais(200_000),
  area: 60,
  day: at - 100,
  financed: false,
  title: null,
  ...changes,
})

const target: PaidPriceTarget = {
  unit: '999',
  block: '',
  kind: 'apartamento',
  privateArea: 60,
  totalArea: 90,
}
const ground = (records: readonly PaidRecord[], changes: Partial<PaidPriceGround> = {}): PaidPriceGround => ({
  records,
  areaOf: 'private',
  at,
  dataEnd: at,
  growth: 0.03,
  width: 1,
  ...changes,
})

const threeSales = ['1', '2', '3'].map(unit => record({ unit, day: at - Number(unit) }))

/** One unit, recorded twice: the second time after some days, for a part of the first value. */
const resold = (days: number, part: number): PaidRecord[] => [
  record({ unit: '8', day: at - 20 - days, value: fromReais(210_000) }),
  record({ unit: '8', day: at - 20, value: fromReais(210_000 * part) }),
]

describe('which sales count', () => {
  const counted = (records: readonly PaidRecord[], changes: Partial<PaidPriceGround> = {}) => {
    const answer = estimatePaidPrice(target, ground(records, changes))
    return answer.silent === null ? answer.sales.length : answer.silent
  }

  it.each<[string, PaidRecord[], Partial<PaidPriceGround>, number | string]>([
    ['three neighbours', threeSales, {}, 3],
    ['without the unit itself', [...threeSales, record({ unit: '999', value: 1 })], {}, 3],
    ['without auctions', [...threeSales, record({ unit: '7', deed: 'auction' })], {}, 3],
    ['without what lenders took', [...threeSales, record({ unit: '7', deed: 'settlement' })], {}, 3],
    ['without what a lender took and sold', [...threeSales, ...resold(600, 0.75)], {}, 3],
    ['with what was resold for more than three quarters', [...threeSales, ...resold(600, 0.751)], {}, 5],
    ['with what was resold cheaper after more than two years', [...threeSales, ...resold(731, 0.74)], {}, 4],
    ['without houses', [...threeSales, record({ unit: '7', kind: 'casa' })], {}, 3],
    ['without later ones', [...threeSales, record({ unit: '7', day: at })], {}, 3],
    [
      'without those of more than two years ago',
      [...threeSales, record({ unit: '7', day: at - 740 })],
      {},
      3,
    ],
    ['two years before the end of the records', threeSales, { at: at + 600, dataEnd: at }, 3],
    ['only old ones', threeSales, { at: at + 800, dataEnd: at + 800 }, 'old'],
    ['records that end more than two years before', threeSales, { at: at + 760, dataEnd: at }, 'old'],
    ['none', [], {}, 'few'],
    ['the bank’s own units', threeSales, { bankUnits: new Set([' 1']) }, 'few'],
  ])('%s', (_, records, changes, found) => {
    expect(counted(records, changes)).toBe(found)
  })

  it('the others of two years stand beside those used, earliest first: older, of another size, forced', () => {
    const older = record({ unit: '20', day: at - 700, value: fromReais(190_000) })
    const forced = record({ unit: '21', day: at - 600, value: fromReais(90_000) })
    const larger = record({ unit: '22', day: at - 500, area: 80, value: fromReais(260_000) })
    const expired = record({ unit: '23', day: at - 740 })
    const many = Array.from({ length: 8 }, (_, index) =>
      record({ unit: String(index), day: at - 90 + index }),
    )
    const answer = estimatePaidPrice(target, ground([larger, ...many, older, forced, expired]))
    if (answer.silent !== null) throw new Error(answer.silent)
    expect(answer.sales.map(({ unit }) => unit)).toEqual(many.map(({ unit }) => unit))
    expect(answer.others.map(({ unit }) => unit)).toEqual(['20', '21', '22'])
    const crowd = Array.from({ length: 60 }, (_, index) =>
      record({ unit: `a${index}`, day: at - 700 + index }),
    )
    const crowded = estimatePaidPrice(target, ground([...crowd, ...many]))
    if (crowded.silent !== null) throw new Error(crowded.silent)
    expect(crowded.others).toHaveLength(40)
    expect(crowded.others.at(-1)?.unit).toBe('a59')
  })

  it('a unit that a lender took and sold is known by its area all the same', () => {
    const [taken, sold] = resold(300, 0.5)
    const answer = estimatePaidPrice(
      { ...target, unit: '8', privateArea: 61 },
      ground([...threeSales, taken!, sold!]),
    )
    expect(answer.silent ?? answer.area).toBe(60)
  })

  it('records of no unit are not taken for one that was sold twice', () => {
    const nameless = resold(300, 0.75).map(each => ({ ...each, unit: '' }))
    expect(counted([...threeSales, ...nameless])).toBe(5)
  })

  it('a record without a unit is nobody’s own', () => {
    const nameless = threeSales.map(each => ({ ...each, unit: '', value: each.value + 100 * each.day }))
    const answer = estimatePaidPrice({ ...target, unit: '' }, ground(nameless, { bankUnits: new Set([' ']) }))
    expect(answer.silent).toBeNull()
  })
})

describe('which area is used', () => {
  const areaOf = (changes: Partial<PaidPriceTarget>, given: Partial<PaidPriceGround>) => {
    const answer = estimatePaidPrice({ ...target, ...changes }, ground(threeSales, given))
    return answer.silent === null ? answer.area : answer.silent
  }
  it.each<[string, number, number, PaidRecord[], number]>([
    ['its record’s, of which it has one', 61, 62, [], 61],
    ['the list’s, where the neighbours have that and its record another', 75, 60, [], 60],
    ['its record’s, where neither is theirs', 75, 90, [], 75],
    [
      'its record’s, where as many have the one as the other',
      75,
      60,
      ['4', '5', '6'].map(unit => record({ unit, area: 75, value: fromReais(250_000) })),
      75,
    ],
    [
      'its record’s, where three have that, however many the other',
      75,
      60,
      [
        ...['4', '5', '6'].map(unit => record({ unit, area: 75, value: fromReais(250_000) })),
        ...['7', '8'].map(unit => record({ unit })),
      ],
      75,
    ],
    [
      'the list’s, where two have its record’s and more the other',
      75,
      60,
      ['4', '5'].map(unit => record({ unit, area: 75, value: fromReais(250_000) })),
      60,
    ],
  ])('is %s', (_, recorded, privateArea, more, area) => {
    const row = record({ unit: '999', area: recorded, day: at - 1_000 })
    expect(areaOf({ privateArea }, { records: [...threeSales, ...more, row] })).toBe(area)
  })

  const own = { records: [...threeSales, record({ unit: '999', area: 64, day: at - 2000 })] }
  const mixed = {
    records: [
      ...threeSales,
      record({ unit: '4', area: 120, value: fromReais(400_000) }),
      record({ unit: '5', area: 121, value: fromReais(400_000) }),
      record({ unit: '6', area: 122, value: fromReais(400_000) }),
    ],
  }

  it.each<[string, Partial<PaidPriceTarget>, Partial<PaidPriceGround>, number | string]>([
    ["the unit's own record, however old", {}, own, 64],
    ["the list's private area where the city's is private", { privateArea: 59 }, {}, 59],
    [
      "never the private area where the city's holds common parts",
      { totalArea: 61 },
      { areaOf: 'total' },
      61,
    ],
    ["not a total area that is no flat's of the building", { totalArea: 90 }, { areaOf: 'total' }, 60],
    ['the building’s own, where it has one size', { privateArea: null }, {}, 60],
    ['an area up to half as large again as those sold', { privateArea: 89 }, {}, 89],
    ['an area up to a third smaller', { privateArea: 41 }, {}, 41],
    ['none that is of something else', { privateArea: 91 }, {}, 'area'],
    ['none that is a part of something', { privateArea: 39 }, {}, 'area'],
    ['none in a building of several', { privateArea: null }, mixed, 'area'],
    ['a total area that one of them has', { totalArea: 121 }, { ...mixed, areaOf: 'total' }, 121],
    ['no total area where the city’s is private', { privateArea: null, totalArea: 121 }, mixed, 'area'],
    [
      'not that of a nameless record as its own',
      { unit: '' },
      {
        records: threeSales.map(each => ({
          ...each,
          unit: '',
          value: each.value + each.day * 100,
          area: 61,
        })),
      },
      60,
    ],
  ])('%s', (_, changes, given, found) => {
    expect(areaOf(changes, given)).toBe(found)
  })
})

describe('which of them are used', () => {
  const used = (records: readonly PaidRecord[]) => {
    const answer = estimatePaidPrice(target, ground(records))
    return answer.silent === null ? answer.sales.map(({ unit }) => unit).join(' ') : answer.silent
  }
  const sales = (count: number, from: number, changes: Partial<PaidRecord> = {}) =>
    Array.from({ length: count }, (_, index) =>
      record({ unit: `${from + index}`, day: at - 100 + from + index, ...changes }),
    )

  it('the latest eight', () => {
    expect(used(sales(10, 1))).toBe('3 4 5 6 7 8 9 10')
  })

  it('those of one size with it, where there are three', () => {
    const larger = (count: number) => sales(count, 4, { area: 70, value: fromReais(233_000) })
    expect(used([...sales(3, 1), ...larger(3)])).toBe('1 2 3')
    expect(used([...sales(2, 1), ...larger(3)])).toBe('1 2 4 5 6')
  })

  it('not those far below the others, as long as they are no more than a quarter', () => {
    const forced = (count: number) => sales(count, 20, { value: fromReais(100_000) })
    expect(used([...sales(6, 1), ...forced(2)])).toBe('1 2 3 4 5 6')
    expect(used([...sales(5, 1), ...forced(2)])).toBe('forced')
    expect(used([...sales(1, 1), ...forced(1)])).toBe('few')
  })

  it('at most eight are listed where nothing is estimated', () => {
    const houses = sales(10, 1, { kind: 'casa' })
    const answer = estimatePaidPrice({ ...target, kind: 'casa' }, ground(houses))
    expect(answer.silent !== null && answer.sales.map(({ unit }) => unit).join(' ')).toBe('3 4 5 6 7 8 9 10')
  })
})

it.each(['casa', 'terreno', 'comercial', 'rural', null] as const)('nothing is estimated for %s', kind => {
  const answer = estimatePaidPrice({ ...target, kind }, ground([...threeSales, record({ kind: 'casa' })]))
  expect(answer.silent).toBe('kind')
  if (answer.silent !== null) expect(answer.sales).toHaveLength(kind === 'casa' ? 1 : 0)
})

const sale = fc.record({
  unit: fc.integer({ min: 1, max: 40 }).map(String),
  block: fc.constantFrom('', 'A', '2'),
  value: fc.integer({ min: 10_000, max: 5_000_000 }).map(fromReais),
  area: fc.double({ min: 10, max: 500, noNaN: true }),
  day: fc.integer({ min: at - 1500, max: at + 200 }),
  deed: fc.constantFrom('sale' as const, 'sale' as const, 'sale' as const, 'auction' as const),
})
/** Buildings whose flats are worth about the same, so that many have an estimate. */
const similar = fc.record({
  unit: fc.integer({ min: 1, max: 40 }).map(String),
  value: fc.integer({ min: 190_000, max: 215_000 }).map(fromReais),
  area: fc.double({ min: 58, max: 62, noNaN: true }),
  day: fc.integer({ min: at - 900, max: at + 50 }),
})
const buildings = fc
  .array(fc.oneof(sale, similar), { maxLength: 25 })
  .map(sales => sales.map(changes => record(changes)))

describe('any building', () => {
  const runs = { numRuns: countGenerated(500) }

  it('gives no estimate outside of what its own sales span', () => {
    fc.assert(
      fc.property(buildings, records => {
        const answer = estimatePaidPrice(target, ground(records))
        if (answer.silent !== null) return
        const { estimate, low, high, area, sales } = answer
        const levels = sales.map(
          each => (each.value / each.area) * Math.exp(0.03 * (toYears(at) - toYears(each.day))) * area,
        )
        expect(estimate).toBeGreaterThanOrEqual(Math.min(...levels) - 1)
        expect(estimate).toBeLessThanOrEqual(Math.max(...levels) + 1)
        expect(low).toBeLessThan(estimate)
        expect(high).toBeGreaterThan(estimate)
      }),
      runs,
    )
  })

  it('gives an estimate of three to eight sales before the day and within two years, none the unit’s own', () => {
    fc.assert(
      fc.property(buildings, fc.integer({ min: 1, max: 40 }).map(String), (records, unit) => {
        const answer = estimatePaidPrice({ ...target, unit }, ground(records))
        if (answer.silent !== null) return
        expect(answer.sales.length).toBeGreaterThanOrEqual(3)
        expect(answer.sales.length).toBeLessThanOrEqual(8)
        for (const each of answer.sales) {
          expect(each.day).toBeLessThan(at)
          expect(each.day).toBeGreaterThan(at - 732)
          expect(each.deed).toBe('sale')
          expect(unitIdentity(each)).not.toBe(unitIdentity({ unit, block: '' }))
        }
      }),
      runs,
    )
  })

  it('gives the same whatever the order of its records', () => {
    fc.assert(
      fc.property(buildings, records => {
        const days = new Set(records.map(({ day }) => day))
        fc.pre(days.size === records.length)
        expect(estimatePaidPrice(target, ground(records.toReversed()))).toEqual(
          estimatePaidPrice(target, ground(records)),
        )
      }),
      runs,
    )
  })

  it('gives a wider range for a wider city, and a price in proportion to what was paid', () => {
    fc.assert(
      fc.property(buildings, records => {
        const answer = estimatePaidPrice(target, ground(records))
        const wide = estimatePaidPrice(target, ground(records, { width: 1.5 }))
        if (answer.silent !== null || wide.silent !== null) return
        expect(wide.high / wide.low).toBeGreaterThan(answer.high / answer.low)
        const doubled = records.map(each => ({ ...each, value: 2 * each.value }))
        const twice = estimatePaidPrice(target, ground(doubled))
        if (twice.silent === null) expect(twice.estimate / answer.estimate).toBeCloseTo(2, 5)
      }),
      runs,
    )
  })

  it('is cleaned once and for all', () => {
    fc.assert(
      fc.property(buildings, records => {
        const clean = cleanRecords(records)
        expect(clean.length).toBeLessThanOrEqual(records.length)
        expect(clean.every(each => records.includes(each))).toBe(true)
        const newest = Math.max(...records.map(({ day }) => day))
        if (records.length > 0) expect(clean.at(-1)?.day).toBe(newest)
      }),
      runs,
    )
  })
})
