import type { Instalment } from '#domain/calculators/amortization.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { formatMonths, formatTerm } from '../../../ui/figure-text.ts'
import type { PlotTick } from '../../../ui/plot/plot.tsx'
import { type PlotScale, listTicks } from '../../../ui/plot/plot-scale.ts'

const roundCoordinate = (value: number): number => Math.round(value * 1000) / 1000

type Point = readonly [x: number, y: number]

/** Returns values in centavos, evenly spaced along the axis, as points of the 100 × 100 box. */
const pointsOf = (values: readonly Centavos[], y: PlotScale): Point[] =>
  values.map((value, at) => [
    roundCoordinate(values.length > 1 ? (at / (values.length - 1)) * 100 : at * 100),
    roundCoordinate(100 - y.at(toReais(value))),
  ])

const joinPoints = (points: readonly Point[]): string => points.map(([x, y]) => `${x} ${y}`).join('L')

/** Returns a line through the values; a single value gives a level line. */
export function buildLine(values: readonly Centavos[], y: PlotScale): string {
  const points = pointsOf(values, y)
  return points.length === 1 ? `M0 ${points[0]?.[1]}H100` : `M${joinPoints(points)}`
}

/** Returns the area between two series of values. */
export function buildArea(upper: readonly Centavos[], lower: readonly Centavos[], y: PlotScale): string {
  const twice = (values: readonly Centavos[]) => (values.length === 1 ? [...values, ...values] : values)
  return `M${joinPoints(pointsOf(twice(upper), y))}L${joinPoints(pointsOf(twice(lower), y).toReversed())}Z`
}

/** Returns the balance after each month, from the day of the loan on. */
export const listBalances = (rows: readonly Instalment[], financed: Centavos): Centavos[] => [
  financed,
  ...rows.map(({ balance }) => balance),
]

const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/** Returns the ticks of an axis of months, in years when there are enough of them. */
export function buildMonthTicks(first: number, last: number, wanted: number): PlotTick[] {
  const inYears = last >= 36
  const months = listTicks(first, last, wanted, inYears ? monthSteps.slice(4) : monthSteps)
  // Only the last tick has the unit.
  const label = (month: number, isLast: boolean) =>
    isLast ? (inYears ? formatTerm(month) : formatMonths(month)) : String(inYears ? month / 12 : month)
  return months.map((month, at) => ({
    at: last > first ? ((month - first) / (last - first)) * 100 : 0,
    label: label(month, at === months.length - 1),
  }))
}
