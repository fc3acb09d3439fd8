import { toDayNumber } from '#domain/calendar-date.ts'
import { type CityPriceFit, CityPriceFitter } from '#domain/paid-prices/fit-city-prices.ts'
import type { PaidRecord } from '#domain/paid-prices/paid-record.ts'
import type { BenchFigure, BenchMeasure } from '../lib/figures.ts'
import { type AppraisedFlat, compareAppraisals } from '../lib/flat-appraisals.ts'
import { findPaidFiles, readPaidBuildings, realPaidFiles } from '../lib/paid-records.ts'
import { flatAppraisal } from '#domain/calculators/sale-ground.ts'
import { quantile } from '#domain/paid-prices/quantiles.ts'

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

/**
 * How often what was paid lies inside of the range that its building's earlier sales gave: fitted on records before six
 * months, tested on these. Then how the appraisals of listed flats lie to what was paid in their buildings.
 */
export const judgementMeasure: BenchMeasure = {
  name: 'judgement',
  async run() {
    const figures: BenchFigure[] = []
    const compared: AppraisedFlat[] = []
    for (const { city, files } of realPaidFiles) {
      const paths = findPaidFiles(files)
      if (paths === null) return []
      const known = await readPaidBuildings(city, paths)
      const buildings = [...known.values()]
      let model: CityPriceFit | null = null
      for (const end of testedEnds[city.id] ?? []) {
        const fit = fitBefore(buildings, toDayNumber(end))
        model = fit
        figures.push(describe(`${city.name}, six months to ${end}`, city.id, fit))
      }
      const flats = model === null ? [] : compareAppraisals(city, known, model)
      if (flats.length > 0) figures.push(describeAppraisals(city.name, flats))
      compared.push(...flats)
    }
    if (compared.length > 0) figures.push(describeAppraisals('both cities', compared))
    return figures
  },
}

/** How often sales lie between the pessimistic and the optimistic sale value of a flat sold by its appraisal. */
const saleRangeTarget = [0.75, 0.88] as const

/** Says how what was paid lies to the appraisals of listed flats, and how often the range that stands for it holds. */
function describeAppraisals(name: string, flats: readonly AppraisedFlat[]): BenchFigure {
  const ratios = flats.map(({ paid }) => paid)
  const sales = flats.flatMap(flat => flat.sales)
  const { low, high } = flatAppraisal.spread
  const held = (values: readonly number[]): number =>
    values.filter(value => value >= low && value <= high).length / values.length
  const [least, most] = saleRangeTarget
  return {
    name: `Paid ÷ appraisal of listed flats: ${name}`,
    target: `the range ${low}–${high} holds ${percent(least)}–${percent(most)}`,
    measured:
      `${flats.length} flats; ` +
      `q10 ${quantile(ratios, 0.1).toFixed(2)}, median ${quantile(ratios, 0.5).toFixed(2)}, q90 ${quantile(ratios, 0.9).toFixed(2)}; ` +
      `holds ${percent(held(ratios))} of the estimates, ${percent(held(sales))} of ${sales.length} neighbours' sales`,
    baseline: '',
    met: held(ratios) >= least && held(ratios) <= most,
  }
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
