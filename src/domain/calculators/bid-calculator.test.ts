import { countGenerated } from '#test/support/depth.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateBid } from './bid-calculator.ts'

describe('the bid calculator', () => {
  it('applies the rules of thumb', () => {
    // 200.000 × 1,15 = 230.000; ÷ 1,15 = 200.000; ÷ 1,1 = 209.090,909…; (230 − 120) ÷ 120 = 91,666…%; 40% below the
    // appraisal.
    expect(calculateBid({ evaluation: 200_000_00, initialBid: 120_000_00, desiredRoi: 15 })).toEqual({
      marketValue: 230_000_00,
      idealBid: 200_000_00,
      maxBid: 209_090_91,
      estimatedRoi: 91.67,
      discount: 40,
      goodDeal: true,
    })
  })

  it.each([
    ['at the ideal bid', 200_000_00, 15, 15, true],
    ['a real above it, by what two decimals show', 200_100_00, 15, 14.94, false],
    ['above the appraisal', 250_000_00, 15, -8, false],
    ['where nothing is wanted and nothing is left', 230_000_00, 0, 0, true],
  ])(
    '%s: bid %d, desired %d per cent, estimated %f per cent, good deal %s',
    (_, initialBid, desiredRoi, roi, goodDeal) => {
      const answer = calculateBid({ evaluation: 200_000_00, initialBid, desiredRoi })
      expect(answer).toMatchObject({ estimatedRoi: roi, goodDeal })
    },
  )

  it.each([
    [0, 1],
    [1, 0],
    [-1, 1],
    [1, -1],
  ])('gives null for an appraisal of %d and a bid of %d', (evaluation, initialBid) => {
    expect(calculateBid({ evaluation, initialBid, desiredRoi: 15 })).toBeNull()
  })

  it('calls the ideal bid a good deal, for a desired ROI of up to 200 per cent', () => {
    const centavos = fc.integer({ min: 10_000_00, max: 1e11 })
    fc.assert(
      fc.property(centavos, fc.integer({ min: 0, max: 200 }), (evaluation, desiredRoi) => {
        const idealBid = calculateBid({ evaluation, initialBid: 1, desiredRoi })?.idealBid ?? 0
        expect(calculateBid({ evaluation, initialBid: idealBid, desiredRoi })?.goodDeal).toBe(true)
      }),
      { numRuns: countGenerated(100) },
    )
  })
})
