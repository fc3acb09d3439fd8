import type { Centavos } from '../money.ts'

/** The median of the values; the mean of the two middle ones for an even number; `null` for none. */
export function computeMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** One offered listing, as a region's figures use it. */
export interface RegionSample {
  price: Centavos
  evaluation: Centavos | null
  /** m² */
  area: number | null
  /** Whether a photo exists; `null` when the bank was not asked yet. */
  hasPhoto: boolean | null
}

export interface RegionFigures {
  avgPrice: Centavos
  /** Mean over the listings with an appraisal. */
  avgEvaluation: Centavos
  sampleSize: number
  /** Centavos per m², over the listings with an area. */
  medianPricePerM2: number
  /** Number of listings for which it is known whether a photo exists. */
  photosKnown: number
  withPhoto: number
}

const average = (values: number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Computes averages, median price per m² and liquidity of a region; zeros for an empty one. */
export function computeRegionFigures(samples: readonly RegionSample[]): RegionFigures {
  const priced = samples.filter(sample => sample.price > 0)
  const perM2 = priced.flatMap(({ price, area }) => (area !== null && area > 0 ? [price / area] : []))
  return {
    avgPrice: average(priced.map(sample => sample.price)),
    avgEvaluation: average(samples.map(sample => sample.evaluation ?? 0).filter(value => value > 0)),
    sampleSize: samples.length,
    medianPricePerM2: Math.round(computeMedian(perM2) ?? 0),
    photosKnown: samples.filter(sample => sample.hasPhoto !== null).length,
    withPhoto: samples.filter(sample => sample.hasPhoto === true).length,
  }
}
