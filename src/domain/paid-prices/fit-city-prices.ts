import { baseHalfWidth, type CityPriceModel, estimatePaidPrice } from './estimate-paid-price.ts'
import { cleanRecords, type PaidRecord, toYears } from './paid-record.ts'
import { median, quantile, weightedQuantile } from './quantiles.ts'

/** How the estimates of a city did on sales that came after the records they were made of. */
export interface CityPriceTest {
  /** Sales that were estimated, and all sales of flats in these months. */
  sales: number
  of: number
  /** Shares of what was paid: the median distance from the estimate, and how many were within 10 and 20 %. */
  medianError: number
  within10: number
  within20: number
  /** The share of sales inside of their 80 % range, each building counted once, and each sale. */
  coverage: number
  coverageOfSales: number
}

/** A city's model, with the test that it passed or failed; `tested` is `null` where it could not be tested. */
export interface CityPriceFit extends CityPriceModel {
  tested: CityPriceTest | null
}

/** Days of sales that are held back for a test, and those before them for fitting the width that is tested. */
const testDays = 183
/** Growth a year is taken to be between these. */
const mostGrowth = 0.1
/** Sales in each of two years that a building's growth needs, and buildings that a pair of years needs. */
const leastYearSales = 3
const leastGrowingBuildings = 5
/** Sales from which a width is fitted. */
const leastWidthSales = 100
const onlyFlats = (records: readonly PaidRecord[], before: number): PaidRecord[] =>
  cleanRecords(records).filter(
    ({ kind, deed, day }) => kind === 'apartamento' && deed === 'sale' && day < before,
  )

/** Fits the growth of a city's prices, building by building, on records before a day (since 1970). */
export class GrowthFit {
  readonly #differences = new Map<number, number[]>()

  constructor(readonly before: number) {}

  /** Adds all records of one building. */
  add(records: readonly PaidRecord[]): void {
    const byYear = new Map<number, number[]>()
    for (const { value, area, day } of onlyFlats(records, this.before)) {
      const year = Math.floor(toYears(day))
      const levels = byYear.get(year) ?? []
      byYear.set(year, levels)
      levels.push(Math.log(value / area))
    }
    for (const [year, levels] of byYear) {
      const next = byYear.get(year + 1) ?? []
      if (levels.length < leastYearSales || next.length < leastYearSales) continue
      const known = this.#differences.get(year) ?? []
      this.#differences.set(year, known)
      known.push(median(next) - median(levels))
    }
  }

  /** Returns the growth a year, a difference of logarithms; 0 where no two years can be compared. */
  finish(): number {
    const years = [...this.#differences.values()].filter(({ length }) => length >= leastGrowingBuildings)
    if (years.length === 0) return 0
    const mean = years.map(median).reduce((sum, each) => sum + each, 0) / years.length
    return Math.min(mostGrowth, Math.max(0, mean))
  }
}

interface TestedSale {
  /** The logarithm of paid ÷ estimate. */
  error: number
  /** Half the range in logarithms, for a width of 1. */
  half: number
  /** Each building counts once. */
  weight: number
}

/** Estimates sales from the records before a freeze, and measures how far from the estimate they were. */
export class FrozenTest {
  readonly #tested: TestedSale[] = []
  #of = 0

  /** @param freeze, until days since 1970: sales of the days from the one to before the other are estimated */
  constructor(
    readonly growth: number,
    readonly freeze: number,
    readonly until: number,
  ) {}

  /** Adds all records of one building. */
  add(records: readonly PaidRecord[]): void {
    if (!records.some(({ day }) => day >= this.freeze && day < this.until)) return
    const flats = onlyFlats(records, this.until)
    const earlier = flats.filter(({ day }) => day < this.freeze)
    const later = flats.slice(earlier.length)
    this.#of += later.length
    const found = later.flatMap(sale => {
      const answer = estimatePaidPrice(
        { ...sale, privateArea: sale.area, totalArea: sale.area },
        {
          records: earlier,
          areaOf: 'private',
          at: sale.day,
          dataEnd: this.freeze,
          growth: this.growth,
          width: 1,
        },
      )
      if (answer.silent !== null) return []
      return [
        {
          error: Math.log(sale.value / answer.estimate),
          half: baseHalfWidth(answer.sales.length, answer.spread),
        },
      ]
    })
    for (const each of found) this.#tested.push({ ...each, weight: 1 / found.length })
  }

  /** Returns the width whose ranges hold 80 % of the sales; `null` of too few. */
  fitWidth(): number | null {
    if (this.#tested.length < leastWidthSales) return null
    const needed = this.#tested.map(({ error, half, weight }) => ({ value: Math.abs(error) / half, weight }))
    return weightedQuantile(needed, 0.8)
  }

  /** Returns how the estimates did with ranges of a width; `null` when no sale was estimated. */
  score(width: number): CityPriceTest | null {
    const tested = this.#tested
    if (tested.length === 0) return null
    const ratios = tested.map(({ error }) => Math.abs(Math.expm1(error)))
    const shareOf = (holds: (sale: TestedSale, at: number) => boolean) =>
      tested.filter(holds).length / tested.length
    const isHeld = ({ error, half }: TestedSale) => Math.abs(error) <= width * half
    const weights = (sales: readonly TestedSale[]) => sales.reduce((sum, { weight }) => sum + weight, 0)
    return {
      sales: tested.length,
      of: this.#of,
      medianError: quantile(ratios, 0.5),
      within10: shareOf((_, at) => (ratios[at] ?? 1) <= 0.1),
      within20: shareOf((_, at) => (ratios[at] ?? 1) <= 0.2),
      coverage: weights(tested.filter(isHeld)) / weights(tested),
      coverageOfSales: shareOf(isHeld),
    }
  }
}

/**
 * Fits a city's model and tests it, in two passes over the records of all its buildings: `growth` first, then `width`.
 * What is tested was fitted on the records before the tested months alone; what is used is fitted on all.
 */
export class CityPriceFitter {
  readonly #freeze: number
  readonly #end: number
  readonly #growth: { all: GrowthFit; frozen: GrowthFit }
  #tests: { all: FrozenTest; earlier: FrozenTest; held: FrozenTest } | null = null

  /** @param lastDay the day of the city's latest record, in days since 1970 */
  constructor(lastDay: number) {
    this.#end = lastDay + 1
    this.#freeze = this.#end - testDays
    this.#growth = { all: new GrowthFit(this.#end), frozen: new GrowthFit(this.#freeze) }
  }

  /** The first pass: adds all records of one building. */
  addToGrowth(records: readonly PaidRecord[]): void {
    this.#growth.all.add(records)
    this.#growth.frozen.add(records)
  }

  /** The second pass, once every building was added to the growth. */
  addToWidth(records: readonly PaidRecord[]): void {
    const { all, earlier, held } = this.#startTests()
    for (const test of [all, earlier, held]) test.add(records)
  }

  #startTests() {
    if (this.#tests !== null) return this.#tests
    const frozen = this.#growth.frozen.finish()
    this.#tests = {
      all: new FrozenTest(this.#growth.all.finish(), this.#freeze, this.#end),
      earlier: new FrozenTest(frozen, this.#freeze - testDays, this.#freeze),
      held: new FrozenTest(frozen, this.#freeze, this.#end),
    }
    return this.#tests
  }

  /** Returns the model; `null` where there are too few sales to fit it. */
  finish(): CityPriceFit | null {
    const { all, earlier, held } = this.#startTests()
    const width = all.fitWidth()
    if (width === null) return null
    const earlierWidth = earlier.fitWidth()
    return { growth: all.growth, width, tested: earlierWidth === null ? null : held.score(earlierWidth) }
  }
}
