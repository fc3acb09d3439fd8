import { describe, expect, it } from 'vitest'
import { computeRegionFigures } from './region-figures.ts'

const sample = (
  price: number,
  evaluation: number | null,
  area: number | null,
  hasPhoto: boolean | null = null,
) => ({
  price,
  evaluation,
  area,
  hasPhoto,
})

describe('the figures of a region', () => {
  it('are zeros for an empty region', () => {
    expect(computeRegionFigures([])).toEqual({
      avgPrice: 0,
      avgEvaluation: 0,
      sampleSize: 0,
      medianPricePerM2: 0,
      photosKnown: 0,
      withPhoto: 0,
    })
  })

  it('leave out unknown values', () => {
    expect(
      computeRegionFigures([
        sample(100_00, 200_00, 10),
        sample(300_00, null, null, true),
        sample(200_00, null, null, false),
      ]),
    ).toEqual({
      avgPrice: 200_00,
      avgEvaluation: 200_00,
      sampleSize: 3,
      medianPricePerM2: 10_00,
      photosKnown: 2,
      withPhoto: 1,
    })
  })

  it('use the median, the mean of the two middle values for an even number', () => {
    const odd = [sample(100, 1, 1), sample(900, 1, 1), sample(200, 1, 1)]
    expect(computeRegionFigures(odd).medianPricePerM2).toBe(200)
    expect(computeRegionFigures([...odd, sample(301, 1, 1)]).medianPricePerM2).toBe(251)
  })
})
