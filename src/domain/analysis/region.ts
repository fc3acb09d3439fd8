import type { Centavos } from '../money.ts'

/** What a region's figures are made of. */
export interface Sample {
  price: Centavos
  evaluation: Centavos | null
  /** m² */
  area: number | null
  /** A photo is known to exist. */
  hasPhoto: boolean
}

export interface RegionFigures {
  avgPrice: Centavos
  /** Over those that have an appraisal. */
  avgEvaluation: Centavos
  sampleSize: number
  /** Centavos per m², over those that have an area. */
  medianPricePerM2: number
  withPhoto: number
}

const average = (values: number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return Math.round(sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2)
}

/** Averages, median price per m² and liquidity of a place; zeros where there is nothing to go by. */
export function regionFigures(samples: readonly Sample[]): RegionFigures {
  const priced = samples.filter(sample => sample.price > 0)
  return {
    avgPrice: average(priced.map(sample => sample.price)),
    avgEvaluation: average(samples.map(sample => sample.evaluation ?? 0).filter(value => value > 0)),
    sampleSize: samples.length,
    medianPricePerM2: median(
      priced.flatMap(sample => (sample.area !== null && sample.area > 0 ? [sample.price / sample.area] : [])),
    ),
    withPhoto: samples.filter(sample => sample.hasPhoto).length,
  }
}
