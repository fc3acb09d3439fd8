import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import { type CityPriceFit, CityPriceFitter } from '#domain/paid-prices/fit-city-prices.ts'
import type { PaidRecord } from '#domain/paid-prices/paid-record.ts'
import type { BenchFigure, BenchMeasure } from '../lib/figures.ts'
import { findNeighboredFlats, type NeighboredFlat } from '../lib/flat-appraisals.ts'
import { findPaidFiles, readPaidBuildings, realPaidFiles } from '../lib/paid-records.ts'
import { flatAppraisal } from '#domain/calculators/sale-ground.ts'
import { weightedQuantile } from '#domain/paid-prices/quantiles.ts'

/** What must be reached in each city (a share, or a share to another). */
const targets: Readonly<Record<string, { error: number; within20: number }>> = {
  recife: { error: 0.06, within20: 0.88 },
  'porto-alegre': { error: 0.1, within20: 0.75 },
}
const coverageTarget = [0.76, 0.88] as const

/** The ends of the records that the tests see: each tests the six months before it, fitted on what lies before those. */
const testedEnds: Readonly<Record<string, readonly string[]>> = {
  recife: ['2023-12-31', '2024-06-30', '2024-12-31'],
  'porto-alegre': ['2024-11-30', '2025-05-31', '2025-11-30'],
}

/** Days of sales at the end of a city's records that are held out where the ranges of listed flats are tested. */
const heldOutDays = 183

/**
 * How often what was paid lies inside of the range that its building's earlier sales gave: fitted on records before six
 * months, tested on these. Then, for the flats that the bank has listed, how often what neighbours paid in the last six months
 * lies between the sale values of the pessimistic and the optimistic case, by both grounds.
 */
export const judgementMeasure: BenchMeasure = {
  name: 'judgement',
  async run() {
    const figures: BenchFigure[] = []
    const listed: NeighboredFlat[] = []
    for (const { city, files } of realPaidFiles) {
      const paths = findPaidFiles(files)
      if (paths === null) return []
      const known = await readPaidBuildings(city, paths)
      const buildings = [...known.values()]
      const ends = (testedEnds[city.id] ?? []).map(toDayNumber)
      for (const end of ends)
        figures.push(
          describe(`${city.name}, six months to ${toDate(end)}`, city.id, fitBefore(buildings, end)),
        )
      const until = Math.max(...ends) + 1
      const from = until - heldOutDays
      const model = fitBefore(buildings, from - 1)
      const flats = model === null ? [] : findNeighboredFlats(city, known, model, { from, until })
      if (flats.length > 0) figures.push(...describeRanges(city.name, flats))
      listed.push(...flats)
    }
    if (listed.length > 0) figures.push(...describeRanges('both cities', listed))
    return figures
  },
}

/** How often sales lie between the pessimistic and the optimistic sale value. */
const saleRangeTarget = [0.75, 0.88] as const
/** A sale this far below the estimate is forced: of no owner who waits for his price. */
const forcedShare = 0.7

type IsCounted = (sale: number, flat: NeighboredFlat) => boolean

/** Returns the share of sales inside of a range, each flat counted once, and how many flats and sales that are. */
function countHeld(
  flats: readonly NeighboredFlat[],
  range: (flat: NeighboredFlat) => { low: number; high: number },
  isCounted: IsCounted,
): { share: number; flats: number; sales: number } {
  const shares: number[] = []
  let count = 0
  for (const flat of flats) {
    const sales = flat.heldOut.filter(sale => isCounted(sale, flat))
    if (sales.length === 0) continue
    const { low, high } = range(flat)
    shares.push(sales.filter(sale => sale >= low && sale <= high).length / sales.length)
    count += sales.length
  }
  const share = shares.reduce((sum, each) => sum + each, 0) / shares.length
  return { share, flats: shares.length, sales: count }
}

const isUnforced: IsCounted = (sale, { paid }) => sale >= forcedShare * paid.estimate

/** Returns quantiles of what was paid ÷ appraisal, each flat counted once. */
function fitAppraisal(flats: readonly NeighboredFlat[], of: 'earlier' | 'heldOut'): string {
  const weighted = flats.flatMap(flat => {
    const sales = flat[of].filter(sale => isUnforced(sale, flat))
    return sales.map(sale => ({ value: sale / flat.appraisal, weight: 1 / sales.length }))
  })
  return [0.1, 0.5, 0.9].map(share => weightedQuantile(weighted, share).toFixed(2)).join(' / ')
}

/** Says how often the sale values of listed flats held what neighbours paid in the held-out months. */
function describeRanges(name: string, flats: readonly NeighboredFlat[]): BenchFigure[] {
  const [least, most] = saleRangeTarget
  const { spread } = flatAppraisal
  const describeRange = (
    ground: string,
    range: (flat: NeighboredFlat) => { low: number; high: number },
    more: string,
  ): BenchFigure => {
    const held = countHeld(flats, range, isUnforced)
    const all = countHeld(flats, range, () => true)
    return {
      name: `Neighbours' prices inside of the sale values by ${ground}: ${name}`,
      target: `${percent(least)}–${percent(most)}`,
      measured:
        `${percent(held.share)} of ${held.sales} sales beside ${held.flats} flats; ` +
        `forced ones included ${percent(all.share)} of ${all.sales} beside ${all.flats}${more}`,
      baseline: '',
      met: held.share >= least && held.share <= most,
    }
  }
  return [
    describeRange('paid prices', ({ paid }) => paid, ''),
    describeRange(
      `appraisal × ${spread.low}–${spread.high}`,
      ({ appraisal }) => ({ low: appraisal * spread.low, high: appraisal * spread.high }),
      `; paid ÷ appraisal in the year before: ${fitAppraisal(flats, 'earlier')}, held out: ${fitAppraisal(flats, 'heldOut')}`,
    ),
  ]
}

/** Fits and tests a city on its records up to a day (since 1970). */
function fitBefore(buildings: readonly (readonly PaidRecord[])[], lastDay: number): CityPriceFit | null {
  const fitter = new CityPriceFitter(lastDay)
  const known = buildings.map(records => records.filter(({ day }) => day <= lastDay))
  for (const records of known) fitter.addToGrowth(records)
  for (const records of known) fitter.addToWidth(records)
  return fitter.finish()
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function describe(name: string, city: string, fit: CityPriceFit | null): BenchFigure {
  const target = targets[city]
  const tested = fit?.tested ?? null
  const wanted = `error ≤ ${percent(target?.error ?? 0)}, within 20 % ≥ ${percent(target?.within20 ?? 0)}, range holds 76–88 %`
  if (fit === null || tested === null || target === undefined)
    return {
      name: `Paid prices: ${name}`,
      target: wanted,
      measured: 'too few to test',
      baseline: '',
      met: null,
    }
  const [least, most] = coverageTarget
  return {
    name: `Paid prices: ${name}`,
    target: wanted,
    measured:
      `${tested.sales} of ${tested.of} estimated; median error ${percent(tested.medianError)}; within 10 % ${percent(tested.within10)}, 20 % ${percent(tested.within20)}; ` +
      `range holds ${percent(tested.coverage)} by building, ${percent(tested.coverageOfSales)} by sale; growth ${fit.growth.toFixed(4)}, width ${fit.width.toFixed(2)}`,
    baseline: '',
    met:
      tested.medianError <= target.error &&
      tested.within20 >= target.within20 &&
      tested.coverage >= least &&
      tested.coverage <= most,
  }
}
