import { describe, expect, it } from 'vitest'
import { toDayNumber } from '../calendar-date.ts'
import { fromReais } from '../money.ts'
import { FrozenTest, GrowthFit } from './fit-city-prices.ts'
import type { PaidRecord } from './paid-record.ts'
import { isTestedCity } from './tested-city.ts'

const freeze = toDayNumber('2025-01-01')
const until = toDayNumber('2025-07-01')

let units = 0
const sale = (day: number, changes: Partial<PaidRecord> = {}): PaidRecord => ({
  unit: `${units++}`,
  block: '',
  kind: 'apartamento',
  deed: 'sale',
  value: fromReais(200_000),
  area: 50,
  day,
  financed: false,
  title: null,
  ...changes,
})
const reais = (value: number) => ({ value: fromReais(value) })

/** Three sales at R$ 4,000 a square metre: what is sold later is estimated from them. */
const before = () => [freeze - 30, freeze - 20, freeze - 1].map(day => sale(day))

/** Tests buildings of such sales, each with these later ones. */
function score(...buildings: PaidRecord[][]) {
  const test = new FrozenTest(0, freeze, until)
  for (const later of buildings) test.add([...before(), ...later])
  return test.score(1)
}

describe('a frozen test', () => {
  it('estimates sales from the freeze on and before the end, no others', () => {
    expect(score([sale(freeze), sale(freeze + 30), sale(until - 1)])).toMatchObject({ sales: 3, of: 3 })
    expect(score([sale(until)])).toBeNull()
    expect(score([])).toBeNull()
    expect(score([sale(until + 5), sale(freeze)])).toMatchObject({ sales: 1, of: 1 })
  })

  it('leaves out houses, auctions, and what is repeated', () => {
    const repeated = sale(freeze + 10)
    const later = [
      sale(freeze, { kind: 'casa' }),
      sale(freeze, { deed: 'auction' }),
      repeated,
      { ...repeated, day: freeze + 40 },
    ]
    expect(score(later)).toMatchObject({ sales: 1, of: 1 })
  })

  it('counts the sales that it could not estimate', () => {
    const test = new FrozenTest(0, freeze, until)
    test.add([sale(freeze - 5), sale(freeze + 5), sale(freeze + 6)])
    test.add([...before(), sale(freeze + 5)])
    expect(test.score(1)).toMatchObject({ sales: 1, of: 3 })
  })

  it('measures how far from the estimate they were', () => {
    const paid = [202_000, 190_000, 225_000, 241_000].map(value => sale(freeze, reais(value)))
    const found = score(paid)
    expect(found?.medianError).toBeCloseTo((0.05 + 0.125) / 2, 5)
    expect(found?.within10).toBe(0.5)
    expect(found?.within20).toBe(0.75)
    // The range of three equal sales is e^±0.1367: −12.8 % to +14.6 %.
    expect(found?.coverageOfSales).toBe(0.75)
    expect(found?.coverage).toBe(0.75)
  })

  it('counts each building once in its coverage, each sale once in the other', () => {
    const found = score([sale(freeze, reais(300_000))], [sale(freeze), sale(freeze), sale(freeze)])
    expect(found?.coverage).toBeCloseTo(0.5)
    expect(found?.coverageOfSales).toBe(0.75)
  })

  it('fits the width that holds 80 % of buildings, from a hundred sales on', () => {
    const test = new FrozenTest(0, freeze, until)
    const half = 0.11 + 0.08 / 3
    const add = (width: number) =>
      test.add([...before(), sale(freeze, reais(Math.round(200_000 * Math.exp(width * half))))])
    for (let at = 0; at < 79; at++) add(0.5)
    for (let at = 0; at < 20; at++) add(1.2)
    expect(test.fitWidth()).toBeNull()
    add(3)
    expect(test.fitWidth()).toBeCloseTo(1.2, 3)
  })

  it('moves what was paid by the growth', () => {
    const test = new FrozenTest(0.1, freeze, until)
    test.add([365, 366, 367].map(days => sale(freeze - days)).concat(sale(freeze, reais(221_000))))
    expect(test.score(1)?.medianError).toBeLessThan(0.002)
  })
})

describe('growth', () => {
  /** A building with so many sales in a year, at so many reais. */
  const year = (of: number, count: number, value: number, area = 50) =>
    Array.from({ length: count }, (_, at) => sale(toDayNumber(`${of}-03-01`) + at, { ...reais(value), area }))
  const fit = (...buildings: PaidRecord[][]) => {
    const growing = new GrowthFit(until)
    for (const records of buildings) growing.add(records)
    return growing.finish()
  }
  const building = (count = 3, next = 3) => [...year(2023, count, 200_000), ...year(2024, next, 420_000, 100)]
  const five = (count?: number, next?: number) => Array.from({ length: 5 }, () => building(count, next))

  it('is the difference of prices a square metre from one year to the next', () => {
    expect(fit(...five())).toBeCloseTo(Math.log(1.05), 6)
  })

  it('needs three sales in each year, and five buildings', () => {
    expect(fit(...five(2, 3))).toBe(0)
    expect(fit(...five(3, 2))).toBe(0)
    expect(fit(...five().slice(1))).toBe(0)
  })

  it('takes the middle of buildings, the mean of years, and only sales of flats before the day', () => {
    const odd = [...year(2023, 3, 200_000), ...year(2024, 3, 900_000)]
    expect(fit(...five(), odd)).toBeCloseTo(Math.log(1.05), 6)
    const still = Array.from({ length: 5 }, () => [...year(2021, 3, 200_000), ...year(2022, 3, 200_000)])
    expect(fit(...five(), ...still)).toBeCloseTo(Math.log(1.05) / 2, 6)
    const houses = five().map(records => records.map(each => ({ ...each, kind: 'casa' as const })))
    expect(fit(...houses)).toBe(0)
    const auctions = five().map(records => records.map(each => ({ ...each, deed: 'auction' as const })))
    expect(fit(...auctions)).toBe(0)
    const late = Array.from({ length: 5 }, () => [...year(2025, 3, 200_000), ...year(2026, 3, 210_000)])
    expect(fit(...late)).toBe(0)
  })
})

it.each([
  [300, 2, true],
  [299, 2, false],
  [300, 2.01, false],
])('a city with %d tested sales and a width of %d is shown: %s', (sales, width, isShown) => {
  const shares = { of: sales, medianError: 0, within10: 1, within20: 1, coverage: 0.8, coverageOfSales: 0.8 }
  expect(isTestedCity({ width, tested: { sales, ...shares } })).toBe(isShown)
})
