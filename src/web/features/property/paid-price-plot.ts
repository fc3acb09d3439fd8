import type { PaidPriceEstimate, PaidSale } from '#contract/paid-price-calls.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatMonth, nameMonth } from '#domain/paid-prices/paid-price-words.ts'
import type { PlotTick } from '../../ui/plot/plot.tsx'
import { createScale, type PlotScale } from '../../ui/plot/plot-scale.ts'

/** A sale in a field of 100 × 100, its origin at the top left. */
export interface SaleDot extends PaidSale {
  /** Whether the estimate rests on it. */
  isUsed: boolean
  /** Reais. */
  perM2: number
  x: number
  y: number
}

/** A level of the field that a label names. */
export interface PaidLevel {
  key: 'high' | 'appraisal' | 'estimate' | 'low' | 'price'
  /** Reais, for the area of the estimate. */
  reais: number
  /** From the top, 0 to 100. */
  y: number
}

export interface PaidPlot {
  /** Reais for a square metre. */
  scale: PlotScale
  ticks: PlotTick[]
  /** In the order of time. */
  dots: SaleDot[]
  levels: PaidLevel[]
}

/** Months that the axis shows at least. */
const shownMonths = 24
/** Sales within so many months at the end of the axis get more of its width than their months would. */
const crowdedMonths = 4
const crowdedShare = 0.3
/** The least distance of two labels of the axis, in percent of its width. */
const tickGap = 15

/** A month, `YYYY-MM`, as a number of months. */
const countMonths = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

const nameCounted = (months: number): string =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`

interface TimeAxis {
  first: number
  last: number
  /** The place of a moment, in months, on the axis: 0 to 100. */
  at: (months: number) => number
}

/**
 * Places months on an axis of at least two years that ends with the latest sale. Where the sales used lie close together at
 * its end, that end is drawn wider.
 */
export function createTimeAxis(used: readonly string[], others: readonly string[]): TimeAxis {
  const months = [...used, ...others].map(countMonths)
  const last = Math.max(...months)
  const first = Math.min(last - shownMonths + 1, ...months)
  const total = last + 1 - first
  const crowd = Math.min(...used.map(countMonths))
  const wide = last + 1 - crowd
  const share = wide <= crowdedMonths ? Math.max(wide / total, crowdedShare) : wide / total
  const at = (moment: number): number =>
    moment < crowd
      ? ((moment - first) / (crowd - first)) * (1 - share) * 100
      : (1 - share + ((moment - crowd) / wide) * share) * 100
  return { first, last, at }
}

/** Labels January and July, and the last month where they leave room for it. */
function listTimeTicks({ first, last, at }: TimeAxis): PaidPlot['ticks'] {
  const end = { at: at(last + 0.5), label: nameMonth(nameCounted(last)), isMinor: false }
  const ticks: PaidPlot['ticks'] = []
  for (let month = Math.ceil(first / 6) * 6; month < last; month += 6) {
    const isJanuary = month % 12 === 0
    const name = nameCounted(month)
    ticks.push({
      at: at(month),
      label: isJanuary ? formatMonth(name) : nameMonth(name),
      isMinor: !isJanuary,
    })
  }
  return [...ticks.filter(tick => end.at - tick.at >= tickGap), end]
}

/** Places sales in the order of time; those of one month, of which no day is known, side by side within it. */
function placeSales(
  sales: readonly (PaidSale & { isUsed: boolean })[],
  axis: TimeAxis,
  scale: PlotScale,
): SaleDot[] {
  const months = [...new Set(sales.map(({ month }) => month))].toSorted()
  return months.flatMap(month => {
    const group = sales.filter(sale => sale.month === month)
    return group.map((sale, index) => {
      const perM2 = sale.value / sale.area
      const moment = countMonths(month) + (index + 0.5) / group.length
      return { ...sale, perM2, x: axis.at(moment), y: 100 - scale.at(perM2) }
    })
  })
}

/** Places the sales of a building, its range, the appraisal and the price in one field, all for a square metre. */
export function buildPaidPlot(
  paid: PaidPriceEstimate,
  { price, evaluationValue, gone }: Pick<Property, 'price' | 'evaluationValue' | 'gone'>,
): PaidPlot {
  const named: Omit<PaidLevel, 'y'>[] = [
    { key: 'high', reais: paid.high },
    ...(evaluationValue === null ? [] : [{ key: 'appraisal' as const, reais: evaluationValue }]),
    { key: 'estimate', reais: paid.estimate },
    { key: 'low', reais: paid.low },
    // A gone listing has no price to compare.
    ...(gone ? [] : [{ key: 'price' as const, reais: price }]),
  ]
  const sales = [
    ...paid.others.map(sale => ({ ...sale, isUsed: false })),
    ...paid.sales.map(sale => ({ ...sale, isUsed: true })),
  ]
  const values = [
    ...named.map(({ reais }) => reais / paid.area),
    ...sales.map(({ value, area }) => value / area),
  ]
  const scale = createScale(Math.min(...values), Math.max(...values))
  const axis = createTimeAxis(
    paid.sales.map(({ month }) => month),
    paid.others.map(({ month }) => month),
  )
  return {
    scale,
    ticks: listTimeTicks(axis),
    dots: placeSales(sales, axis, scale),
    levels: named.map(level => ({ ...level, y: 100 - scale.at(level.reais / paid.area) })),
  }
}

/**
 * Finds the dot nearest to a point of the field.
 * @param ratio width of the field by its height, so that distances are those of the screen
 */
export function findNearestDot(
  dots: readonly Pick<SaleDot, 'x' | 'y'>[],
  point: { x: number; y: number },
  ratio: number,
): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, { x, y }] of dots.entries()) {
    const distance = Math.hypot((x - point.x) * ratio, y - point.y)
    if (distance < least) [nearest, least] = [index, distance]
  }
  return nearest
}

/**
 * Moves the places of labels apart so that none covers another, as little as that needs, within 0 to 100; their order stays
 * as given, from the top.
 * @param gap the least distance of two labels
 */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const down: number[] = []
  for (const place of places) down.push(Math.max(place, (down.at(-1) ?? -gap) + gap))
  const spread: number[] = []
  for (const [index, place] of down.toReversed().entries()) {
    const limit = index === 0 ? 100 : (spread.at(-1) ?? 100) - gap
    spread.push(Math.min(place, limit))
  }
  return spread.toReversed()
}
