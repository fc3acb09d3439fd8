import { describe, expect, it } from 'vitest'
import { toDayNumber } from '../calendar-date.ts'
import { fromReais } from '../money.ts'
import { type CityPriceFit, CityPriceFitter, FrozenTest, GrowthFit } from './fit-city-prices.ts'
import { type PaidRecord, toYears } from './paid-record.ts'
import { median, quantile, weightedQuantile } from './quantiles.ts'
import { isTestedCity } from './tested-city.ts'

const firstDay = toDayNumber('2022-01-01')
const lastDay = toDayNumber('2025-06-30')

/** Numbers between 0 and 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Generates a city whose prices grow and scatter by so much (the standard deviation, in logarithms). */
function city(buildings: number, { growth, scatter }: { growth: number; scatter: number }): PaidRecord[][] {
  const random = createRandom(7)
  const normal = () => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: buildings }, () => {
    const level = 3_000 + 5_000 * random()
    return Array.from({ length: 24 }, (_, unit) => {
      const day = firstDay + Math.floor(random() * (lastDay - firstDay + 1))
      const price = 60 * level * Math.exp(growth * (toYears(day) - 2022) + scatter * normal())
      return {
        unit: `${unit}`,
        block: '',
        kind: 'apartamento',
        deed: 'sale',
        value: fromReais(Math.round(price)),
        area: 60,
        day,
        financed: false,
        title: null,
      }
    })
  })
}

function fit(buildings: readonly (readonly PaidRecord[])[]): CityPriceFit | null {
  const fitter = new CityPriceFitter(lastDay)
  for (const records of buildings) fitter.addToGrowth(records)
  for (const records of buildings) fitter.addToWidth(records)
  return fitter.finish()
}

describe('a city', () => {
  it.each([
    [0.05, 0.05],
    [0.02, 0.12],
    [0, 0.03],
  ])('that grows by %d and scatters by %d is found to, and its ranges hold', (growth, scatter) => {
    const found = fit(city(150, { growth, scatter }))
    expect(found?.growth).toBeGreaterThan(growth - 0.015)
    expect(found?.growth).toBeLessThan(growth + 0.015)
    expect(found?.tested?.coverage).toBeGreaterThan(0.74)
    expect(found?.tested?.coverage).toBeLessThan(0.86)
    expect(found?.tested?.medianError).toBeLessThan(scatter + 0.01)
    expect(found !== null && isTestedCity(found)).toBe(true)
  })

  it('with few sales has no model, and one with wide ranges is not shown', () => {
    expect(fit([])).toBeNull()
    expect(fit(city(5, { growth: 0, scatter: 0.05 }))).toBeNull()
    const few = fit(city(40, { growth: 0, scatter: 0.05 }))
    expect(few?.tested?.sales).toBeLessThan(300)
    expect(few !== null && isTestedCity(few)).toBe(false)
    expect(few?.tested && isTestedCity({ width: 2.1, tested: { ...few.tested, sales: 300 } })).toBe(false)
    expect(isTestedCity({ width: 1, tested: null })).toBe(false)
  })

  it('grows by nothing where years cannot be compared, and never by more than 10 % or less than nothing', () => {
    const finish = (records: readonly PaidRecord[][]) => {
      const growing = new GrowthFit(lastDay)
      for (const each of records) growing.add(each)
      return growing.finish()
    }
    expect(finish([])).toBe(0)
    expect(finish(city(3, { growth: 0.05, scatter: 0 }))).toBe(0)
    expect(finish(city(50, { growth: 0.3, scatter: 0.01 }))).toBe(0.1)
    expect(finish(city(50, { growth: -0.3, scatter: 0.01 }))).toBe(0)
  })

  it('is tested on sales after the freeze alone, with records before it alone', () => {
    const freeze = toDayNumber('2025-01-01')
    const test = new FrozenTest(0, freeze, lastDay + 1)
    for (const records of city(150, { growth: 0, scatter: 0.02 }))
      test.add(records.map(each => (each.day < freeze ? each : { ...each, value: 2 * each.value })))
    // Sales after the freeze doubled: the estimates, which know nothing of them, are half of what was paid.
    expect(test.score(1)?.medianError).toBeCloseTo(1, 1)
    expect(test.score(1)).toMatchObject({ within20: 0, coverage: 0 })
  })
})

it('quantiles lie between their neighbours', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1])).toBe(2.5)
  expect(median([])).toBeNaN()
  expect(quantile([1, 2, 3, 4, 5], 0.9)).toBeCloseTo(4.6)
  expect(
    weightedQuantile(
      [
        { value: 9, weight: 1 },
        { value: 1, weight: 9 },
      ],
      0.8,
    ),
  ).toBe(1)
  expect(
    weightedQuantile(
      [
        { value: 9, weight: 3 },
        { value: 1, weight: 7 },
      ],
      0.8,
    ),
  ).toBe(9)
  expect(weightedQuantile([], 0.8)).toBeNaN()
})
