import type { Centavos } from '../money.ts'
import type { Category } from '../property/listing.ts'
import { median, quantile } from './quantiles.ts'
import {
  cleanRecords,
  leaveOutLenders,
  type PaidArea,
  type PaidRecord,
  toYears,
  unitIdentity,
} from './paid-record.ts'
import type { UnitKey } from './unit-key.ts'

/** How prices of a city move and scatter, fitted on its own records (`fit-city-prices.ts`). */
export interface CityPriceModel {
  /** The growth of prices a year, as a difference of logarithms. */
  growth: number
  /** Scales the range so that it holds 80 % of later sales. */
  width: number
}

/** The unit whose price is asked for. */
export interface PaidPriceTarget extends UnitKey {
  kind: Category | null
  /** As the list states them, m²; `null` where it does not. */
  privateArea: number | null
  totalArea: number | null
}

/** What is known about the building and its city. */
export interface PaidPriceGround extends CityPriceModel {
  /** All records of the building. */
  records: readonly PaidRecord[]
  /** What the city's areas are. */
  areaOf: PaidArea
  /** The day of the estimate, in days since 1970: later records do not count. */
  at: number
  /** The day of the city's latest record, in days since 1970. */
  dataEnd: number
  /** Units that the bank has listed (`unitIdentity`): consolidations are recorded, too, and are no sales. */
  bankUnits?: ReadonlySet<string> | undefined
}

/**
 * Why there is no estimate: `few` sales, prices that `spread`, many `forced` sales, an unknown `area` in a building of
 * several sizes, a `kind` other than flats, only `old` sales, an `address` without street and number, a `city` whose records are not
 * loaded or did not pass their test.
 */
export const paidSilences = ['city', 'few', 'spread', 'forced', 'area', 'kind', 'old', 'address'] as const
export type PaidSilence = (typeof paidSilences)[number]

/** What sales in the same building say about a unit's price. */
interface PaidPriceEstimate {
  estimate: Centavos
  /** The ends of the range that holds eight of ten later sales. */
  low: Centavos
  high: Centavos
  /** m², the area that was used, as the city measures it. */
  area: number
  /** The sales that were used, earliest first. */
  sales: PaidRecord[]
  /** The latest of the other sales of the last 24 months, earliest first: older, of another size, or forced. */
  others: PaidRecord[]
  /** Sales of the last 24 months, and those of them left out as forced. */
  pooled: number
  dropped: number
  /** The median distance from the median, in logarithms. */
  spread: number
}

export type PaidPriceAnswer =
  | (PaidPriceEstimate & { silent: null })
  /** `sales` may be shown, the figures of `doubted` must not. */
  | { silent: PaidSilence; sales: PaidRecord[]; doubted: PaidPriceEstimate | null }

/** Months before the estimate whose sales count. */
const poolYears = 2
/** A sale this far below its neighbours is forced. */
const forcedBelow = Math.log(0.7)
/** Logarithm of the ratio up to which two areas are the same. */
const sameArea = 0.05
/**
 * Logarithm of the ratio up to which the price of a square metre holds for another size. Beyond it one of the two areas is often
 * of something else: flats that it silences in the bank's lists of 2026 were estimated at 2 to 4 times their appraisal. Tested
 * forward it lowers the median error from 8.9 to 8.6 % in Porto Alegre and from 4.6 to 4.5 % in Recife, for 2 to 5 % fewer estimates.
 */
const mostAreaRatio = Math.log(1.5)
const leastSales = 3
const mostSales = 8
/** Sales beside those used: a drawing shows no more of them apart. */
const mostOthers = 40
const mostSpread = 0.15
const mostForcedShare = 0.25
/** Ratio of the largest to the smallest area (tenths left out) up to which a building has one size. */
const oneSizeRatio = 1.1

/** Estimates what a unit would be sold for from what was paid in its building, or says why not. */
export function estimatePaidPrice(target: PaidPriceTarget, ground: PaidPriceGround): PaidPriceAnswer {
  const { kind } = target
  const known = cleanRecords(
    ground.records.filter(each => each.kind === kind && each.day < ground.at && each.deed === 'sale'),
  )
  if (kind !== 'apartamento') return silent('kind', latest(known))
  const own = unitIdentity(target)
  const isNamed = target.unit !== ''
  const others = leaveOutLenders(known).filter(record => {
    const unit = unitIdentity(record)
    return !(isNamed && unit === own) && !(record.unit !== '' && ground.bankUnits?.has(unit))
  })
  const end = toYears(Math.min(ground.at, ground.dataEnd))
  const pool = others.filter(({ day }) => toYears(day) > end - poolYears)
  if (pool.length === 0) return silent(others.length > 0 ? 'old' : 'few', latest(others))
  const area = findArea(target, ground, known, pool)
  if (area === null) return silent('area', latest(pool))
  const found = estimateFrom(pool, area, ground)
  const reason = doubt(found) ?? (isOld(found, ground.at) ? 'old' : null)
  return reason === null
    ? { ...found, silent: null }
    : { silent: reason, sales: latest(pool), doubted: found }
}

/** Whether the last sale is too long ago, as where a city's records end years before the estimate. */
const isOld = ({ sales }: PaidPriceEstimate, at: number): boolean =>
  toYears(sales.at(-1)?.day ?? 0) <= toYears(at) - poolYears

const silent = (reason: PaidSilence, sales: PaidRecord[]): PaidPriceAnswer => ({
  silent: reason,
  sales,
  doubted: null,
})

/** Sales that are shown where nothing can be estimated. */
const latest = (records: readonly PaidRecord[]): PaidRecord[] => records.slice(-mostSales)

/**
 * Returns the unit's area as the city measures it: its own record's, else the list's where that is comparable. A record whose area
 * is another than the list's gives way to it where hardly a neighbour's has it and more have that of the list: cities enter the one for
 * the other. Where the city measures enough of the building's flats so, they are what the record is compared with.
 */
function findArea(
  target: PaidPriceTarget,
  { areaOf }: PaidPriceGround,
  flats: readonly PaidRecord[],
  pool: readonly PaidRecord[],
): number | null {
  const identity = unitIdentity(target)
  const own = target.unit === '' ? undefined : flats.findLast(record => unitIdentity(record) === identity)
  const listed = areaOf === 'private' ? target.privateArea : target.totalArea
  if (own !== undefined) {
    const countOf = (size: number): number => pool.filter(({ area }) => isSameArea(area, size)).length
    const isAlone = countOf(own.area) < Math.min(leastSales, countOf(listed ?? own.area))
    return listed !== null && isOtherMeasure(own.area, listed) && isAlone ? listed : own.area
  }
  if (areaOf === 'private' && target.privateArea !== null) return target.privateArea
  const { totalArea } = target
  if (areaOf === 'total' && totalArea !== null && pool.some(({ area }) => isSameArea(area, totalArea)))
    return totalArea
  const areas = pool.map(each => each.area)
  return quantile(areas, 0.9) / quantile(areas, 0.1) <= oneSizeRatio ? median(areas) : null
}

const isSameArea = (a: number, b: number): boolean => Math.abs(Math.log(a / b)) <= sameArea

/** Whether two areas of one flat lie so far apart that one of them holds a part of what the building shares. */
const isOtherMeasure = (a: number, b: number): boolean => Math.max(a / b, b / a) > oneSizeRatio

function estimateFrom(
  pool: readonly PaidRecord[],
  area: number,
  { growth, width, at }: PaidPriceGround,
): PaidPriceEstimate {
  const now = toYears(at)
  const priced = pool.map(record => ({
    record,
    // The price of a square metre as it would be today, in logarithms.
    level: Math.log(record.value / record.area) + growth * (now - toYears(record.day)),
  }))
  const limit =
    priced.length < leastSales
      ? Number.NEGATIVE_INFINITY
      : median(priced.map(({ level }) => level)) + forcedBelow
  const willing = priced.filter(({ level }) => level >= limit)
  const sameSize = willing.filter(({ record }) => isSameArea(record.area, area))
  const used = (sameSize.length >= leastSales ? sameSize : willing).slice(-mostSales)
  const levels = used.map(({ level }) => level)
  const middle = median(levels)
  const spread = median(levels.map(level => Math.abs(level - middle)))
  const half = width * baseHalfWidth(used.length, spread)
  const estimate = Math.exp(middle) * area
  return {
    estimate: Math.round(estimate),
    low: Math.round(estimate * Math.exp(-half)),
    high: Math.round(estimate * Math.exp(half)),
    area,
    sales: used.map(({ record }) => record),
    others: priced
      .filter(each => !used.includes(each))
      .map(({ record }) => record)
      .slice(-mostOthers),
    pooled: pool.length,
    dropped: pool.length - willing.length,
    spread,
  }
}

/** Half the width of the range in logarithms before it is scaled by the city's `width`. */
export const baseHalfWidth = (sales: number, spread: number): number => 0.11 + 0.08 / sales + 0.5 * spread

function doubt({ area, sales, dropped, pooled, spread }: PaidPriceEstimate): PaidSilence | null {
  if (sales.length < leastSales) return 'few'
  if (Math.abs(Math.log(area / median(sales.map(each => each.area)))) > mostAreaRatio) return 'area'
  if (dropped > mostForcedShare * pooled) return 'forced'
  return spread > mostSpread ? 'spread' : null
}
