import type { LadderBand } from './ladder-table.ts'
import type { Centavos } from '../money.ts'

/** A range of values that a figure may have, with the row that says so. */
interface ValueRange {
  from: number
  to: number
}

interface DensestPoint extends ValueRange {
  /** How many of the ranges hold every value between `from` and `to`. */
  count: number
}

/**
 * Finds the values that lie in the most ranges: the figure that most rows agree on. `null` without ranges.
 * Bounds are inclusive.
 */
export function findDensestPoint(ranges: readonly ValueRange[]): DensestPoint | null {
  const bounds = ranges.flatMap(({ from, to }) => [
    { at: from, step: 1 },
    { at: to, step: -1 },
  ])
  bounds.sort((a, b) => a.at - b.at || b.step - a.step)
  let best: DensestPoint | null = null
  let count = 0
  for (const [index, { at, step }] of bounds.entries()) {
    count += step
    if (count > (best?.count ?? 0)) best = { from: at, to: bounds[index + 1]!.at, count }
  }
  return best
}

/** Returns the roundest number between two values; their middle where 8 decimals are too few. */
export function chooseRoundest(from: number, to: number): number {
  const middle = (from + to) / 2
  for (let decimals = -6; decimals <= 8; decimals++) {
    // Multiplied or divided by a whole number, so that the result is the nearest to the decimal number.
    const scale = 10 ** Math.abs(decimals)
    const [up, down] =
      decimals < 0
        ? [(value: number) => value / scale, (value: number) => value * scale]
        : [(value: number) => value * scale, (value: number) => value / scale]
    const rounded = [Math.round(up(middle)), Math.ceil(up(from))].map(down)
    const found = rounded.find(value => value >= from && value <= to)
    if (found !== undefined) return found
  }
  return middle
}

/** The price and appraisal of one listing. */
export interface PricedRow {
  price: Centavos
  evaluation: Centavos
}

/** A percentage of the appraisal at which many listings start. */
interface StartLevel {
  /** In percent, five decimals. */
  base: number
  rows: PricedRow[]
}

/** Fewer listings than this at one percentage are taken as chance. */
const leastRows = 5
const mostLevels = 80

/** The percentages that, rounded to the centavo, give the row's price; halves are rounded either way. */
const percentRange = ({ price, evaluation }: PricedRow) => ({
  from: (100 * (price - 0.51)) / evaluation,
  to: (100 * (price + 0.51)) / evaluation,
})

/** Finds the percentages at which the most listings start, the most frequent first. */
function findStartLevels(rows: readonly PricedRow[]): StartLevel[] {
  const levels: StartLevel[] = []
  let rest = rows.map(row => ({ row, ...percentRange(row) }))
  while (levels.length < mostLevels) {
    const densest = findDensestPoint(rest)
    if (densest === null || densest.count < leastRows) break
    const isCovered = ({ from, to }: { from: number; to: number }) => from <= densest.from && to >= densest.to
    const covered = rest.filter(isCovered).map(({ row }) => row)
    levels.push({ base: chooseRoundest(densest.from, densest.to), rows: covered })
    rest = rest.filter(range => !isCovered(range))
  }
  return levels
}

/** Returns the appraisal below which such a part of the rows lies. */
const appraisalQuantile = (rows: readonly PricedRow[], part: number): Centavos =>
  rows.map(({ evaluation }) => evaluation).sort((a, b) => a - b)[Math.floor((rows.length - 1) * part)] ?? 0

/** Whether two levels occur among the same appraisals, as those of one band do. */
function isSameBand(a: StartLevel, b: StartLevel): boolean {
  const [aFrom, aTo, bFrom, bTo] = [a, b].flatMap(({ rows }) => [
    appraisalQuantile(rows, 0.1),
    appraisalQuantile(rows, 0.9),
  ]) as [Centavos, Centavos, Centavos, Centavos]
  return aFrom <= bTo && bFrom <= aTo
}

interface LevelPair {
  lo: StartLevel
  hi: StartLevel
}

/** Two differences of levels this close are the same difference, in points. */
const closeness = 3e-5

/** Finds the difference between `hi` and `lo` that most listings agree on, and the levels that have it. */
function pairLevels(levels: readonly StartLevel[]): { gap: number; pairs: LevelPair[] } {
  const all = levels.flatMap(lo =>
    levels
      .filter(hi => hi.base > lo.base && isSameBand(lo, hi))
      .map(hi => ({ lo, hi, gap: hi.base - lo.base, rows: Math.min(lo.rows.length, hi.rows.length) })),
  )
  const pairsWith = (gap: number) => all.filter(pair => Math.abs(pair.gap - gap) <= closeness)
  const weigh = (gap: number) => pairsWith(gap).reduce((sum, { rows }) => sum + rows, 0)
  const gap = all.reduce((best, pair) => (weigh(pair.gap) > weigh(best) ? pair.gap : best), 0)
  return { gap, pairs: pairsWith(gap) }
}

/** Pairs a level that stands alone among its appraisals with the one that too few listings follow to be seen. */
function completePair(level: StartLevel, gap: number, rows: readonly PricedRow[]): LevelPair {
  const other = (base: number): StartLevel => ({
    base: Math.round(base * 1e5) / 1e5,
    rows: rows.filter(row => {
      const { from, to } = percentRange(row)
      return from <= base + closeness && to >= base - closeness
    }),
  })
  const [below, above] = [other(level.base - gap), other(level.base + gap)]
  return below.rows.length > above.rows.length ? { lo: below, hi: level } : { lo: level, hi: above }
}

/** Finds the roundest edge, in reais, with the fewest listings of each band on the wrong side. */
export function fitBandEdge(below: readonly PricedRow[], above: readonly PricedRow[]): number {
  const steps = [
    ...below.map(({ evaluation }) => ({ evaluation, step: -1 })),
    ...above.map(({ evaluation }) => ({ evaluation, step: 1 })),
  ].sort((a, b) => a.evaluation - b.evaluation)
  let wrong = below.length
  let best = { wrong, at: -1 }
  for (const [index, { evaluation, step }] of steps.entries()) {
    wrong += step
    if (wrong < best.wrong && evaluation !== steps[index + 1]?.evaluation) best = { wrong, at: index }
  }
  const from = steps[best.at]?.evaluation ?? 0
  const to = steps[best.at + 1]?.evaluation ?? from + 1
  return chooseRoundest(from / 100, (to - 1) / 100)
}

/**
 * Finds bands and bases from the starting prices of Licitação listings: percentages that many listings share, paired
 * into `lo` and `hi`, in the order of the appraisals at which they occur.
 */
export function fitStartPrices(rows: readonly PricedRow[]): LadderBand[] {
  const levels = findStartLevels(rows)
  const { gap, pairs: seen } = pairLevels(levels)
  const paired = seen.flatMap(({ lo, hi }) => [lo, hi])
  const alone = levels.filter(level => !paired.some(other => isSameBand(other, level)))
  const pairs = [...seen, ...alone.map(level => completePair(level, gap, rows))]
    .map(({ lo, hi }) => ({ lo, hi, rows: [...lo.rows, ...hi.rows] }))
    .sort((a, b) => appraisalQuantile(a.rows, 0.5) - appraisalQuantile(b.rows, 0.5))
  return pairs.map(({ lo, hi, rows: own }, index) => {
    const next = pairs[index + 1]
    return {
      upTo: next === undefined ? null : fitBandEdge(own, next.rows),
      lo: lo.base,
      hi: hi.base,
    }
  })
}
