import type { Centavos } from '../money.ts'
import { chooseRoundest, findDensestPoint } from './densest-point.ts'
import type { PricedRow } from './fit-start-prices.ts'
import { findOwnBand } from './ladder-position.ts'
import type { LadderBand, LadderTable } from './ladder-table.ts'

/** Fewer listings than this on one rung, or of one number of re-basings, are taken as chance. */
const leastRows = (rows: readonly unknown[]): number => Math.max(5, rows.length / 2000)
/** Prices on a rung lie in several bands: no more than this share of them in one. */
const largestShareOfBand = 0.9
const mostRebasings = 9
/** The drop of a re-basing lies below this, in points of the appraisal. */
const largestDrop = 10
/** So many listings are enough to find the drop. */
const dropSample = 4000

export type FittedRungs = Pick<LadderTable, 'multipliers' | 'rebasingDrop' | 'maxRebasings'>

interface BandedRow extends PricedRow {
  band: LadderBand
  bases: readonly number[]
}

const startOf = (row: BandedRow, base: number, drop: number): Centavos =>
  Math.round((row.evaluation * Math.round((base - drop) * 1e5)) / 1e7)

/** Returns the thousandths of the starting price that the row asks; `null` when it asks no whole number of them. */
function thousandthsOf(row: BandedRow, drop: number): number | null {
  for (const base of row.bases) {
    const start = startOf(row, base, drop)
    const thousandths = Math.round((row.price * 1000) / start)
    const isWhole = Math.abs(Math.floor((start * thousandths) / 1000) - row.price) <= 1
    if (isWhole && thousandths >= 1 && thousandths <= 1000) return thousandths
  }
  return null
}

/**
 * Whether rows that ask the same thousandths stand on a rung: there are enough of them, and in more than one band. Within
 * one band, re-based prices may happen to be whole thousandths of a starting price.
 */
function isRung(rows: readonly BandedRow[], least: number, bandCount: number): boolean {
  const counts = new Map<LadderBand, number>()
  for (const { band } of rows) counts.set(band, (counts.get(band) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return rows.length >= least && (bandCount === 1 || most <= largestShareOfBand * rows.length)
}

/** Splits the rows into those on rungs that enough of them share, by thousandths, and the rest. */
function assignRungs(rows: readonly BandedRow[], drop: number, known: ReadonlySet<number>, least: number) {
  const asked = rows.map(row => ({ row, thousandths: thousandthsOf(row, drop) }))
  const groups = new Map<number, BandedRow[]>()
  for (const { row, thousandths } of asked) {
    if (thousandths !== null) {
      const own = groups.get(thousandths)
      if (own === undefined) groups.set(thousandths, [row])
      else own.push(row)
    }
  }
  const bandCount = new Set(rows.map(({ band }) => band)).size
  const rungs = new Set(
    [...groups].flatMap(([key, own]) => (known.has(key) || isRung(own, least, bandCount) ? [key] : [])),
  )
  const rest = asked.filter(({ thousandths }) => !rungs.has(thousandths!))
  return { rungs, rest: rest.map(({ row }) => row) }
}

/** Finds the drop of the base that explains most of the rows with rungs already known; `null` when none does. */
function findDrop(rows: readonly BandedRow[], rungs: ReadonlySet<number>, least: number): number | null {
  const every = Math.max(1, Math.ceil(rows.length / dropSample))
  const sample = rows.filter((_, index) => index % every === 0)
  const ranges = sample.flatMap(({ price, evaluation, bases }) =>
    bases.flatMap(base =>
      [...rungs].map(thousandths => ({
        from: base - (100 * (((price + 1) * 1000) / thousandths + 0.51)) / evaluation,
        to: base - (100 * ((price * 1000) / thousandths - 0.51)) / evaluation,
      })),
    ),
  )
  const densest = findDensestPoint(ranges.filter(({ from, to }) => from > 0 && to < largestDrop))
  return densest === null || densest.count < least ? null : chooseRoundest(densest.from, densest.to)
}

/**
 * Finds the rungs and re-basings from the prices of Venda Online and Venda Direta listings: first the thousandths of
 * their band's starting price that many of them ask, then the drop of the base that explains most of the others, then
 * the rungs of those that were re-based once, twice, and so on.
 */
export function fitRungs(rows: readonly PricedRow[], bands: readonly LadderBand[]): FittedRungs {
  const banded = rows.map(row => {
    const band = findOwnBand(row.evaluation, bands)
    return { ...row, band, bases: [...new Set([band.lo, band.hi])] }
  })
  const least = leastRows(banded)
  const first = assignRungs(banded, 0, new Set([1000]), least)
  const known = new Set([1000, ...first.rungs])
  const drop = findDrop(first.rest, known, least)
  let maxRebasings = 0
  let { rest } = first
  for (let rebasings = 1; drop !== null && rebasings <= mostRebasings; rebasings++) {
    const next = assignRungs(rest, drop * rebasings, known, least)
    if (rest.length - next.rest.length >= least) maxRebasings = rebasings
    for (const rung of next.rungs) known.add(rung)
    rest = next.rest
  }
  return { multipliers: [...known].sort((a, b) => b - a), rebasingDrop: drop ?? 0, maxRebasings }
}
