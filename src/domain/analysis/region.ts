import type { Centavos } from '../money.ts'
import { median } from './median.ts'

/** What a region's figures are made of: one offered listing. */
export interface Sample {
  price: Centavos
  evaluation: Centavos | null
  /** m² */
  area: number | null
  /** Whether a photo exists; `null` = nobody has looked yet. */
  hasPhoto: boolean | null
}

export interface RegionFigures {
  avgPrice: Centavos
  /** Over those that have an appraisal. */
  avgEvaluation: Centavos
  sampleSize: number
  /** Centavos per m², over those that have an area. */
  medianPricePerM2: number
  /** Of how many it is known whether a photo exists. */
  photosKnown: number
  withPhoto: number
}

const average = (values: number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Averages, median price per m² and liquidity of a place; zeros where there is nothing to go by. */
export function regionFigures(samples: readonly Sample[]): RegionFigures {
  const priced = samples.filter(sample => sample.price > 0)
  const perM2 = priced.flatMap(({ price, area }) => (area !== null && area > 0 ? [price / area] : []))
  return {
    avgPrice: average(priced.map(sample => sample.price)),
    avgEvaluation: average(samples.map(sample => sample.evaluation ?? 0).filter(value => value > 0)),
    sampleSize: samples.length,
    medianPricePerM2: Math.round(median(perM2) ?? 0),
    photosKnown: samples.filter(sample => sample.hasPhoto !== null).length,
    withPhoto: samples.filter(sample => sample.hasPhoto === true).length,
  }
}
