import { describe, expect, it } from 'vitest'
import { type PriceAnalysis, analyzePrice } from './price-analysis.ts'

type Row = [what: string, price: number, evaluation: number, expected: PriceAnalysis]

/** Computed by hand; money in centavos. */
const rows: Row[] = [
  [
    'half the appraisal',
    100_000_00,
    200_000_00,
    // 200,000 × 1.15 = 230,000; 130,000 / 100,000 = 130 %; 230,000 / 1.1 = 209,090.909…
    { marketValue: 230_000_00, estimatedRoi: 130, idealBid: 209_090_91, competition: 'medium', discount: 50 },
  ],
  [
    'the price of the financing example',
    197_976_00,
    272_500_00,
    // 313,375; 115,399 / 197,976 = 58.289 %; 284,886.3636…; 74,524 / 272,500 = 27.3486 %
    {
      marketValue: 313_375_00,
      estimatedRoi: 58.3,
      idealBid: 284_886_36,
      competition: 'low',
      discount: 27.35,
    },
  ],
  [
    'a price above the market value',
    121_00,
    100_00,
    // 115; −6 / 121 = −4.9587 %; 104.5454…
    { marketValue: 115_00, estimatedRoi: -5, idealBid: 104_55, competition: 'low', discount: -21 },
  ],
  [
    'the market value itself as the price',
    115_00,
    100_00,
    { marketValue: 115_00, estimatedRoi: 0, idealBid: 104_55, competition: 'low', discount: -15 },
  ],
  [
    'centavos that 1.15 does not keep whole',
    3_33,
    3_33,
    // 3.8295 → 3.83; 0.50 / 3.33 = 15.015 %; 3.4818…
    { marketValue: 3_83, estimatedRoi: 15, idealBid: 3_48, competition: 'low', discount: 0 },
  ],
  [
    'one centavo',
    1,
    1_000,
    // 11.50; 1,149 / 1 = 114,900 %; 10.4545…; 99.9 %
    { marketValue: 11_50, estimatedRoi: 114_900, idealBid: 10_45, competition: 'high', discount: 99.9 },
  ],
]

describe('the price analysis', () => {
  it.each(rows)('is computed for %s', (_, price, evaluation, expected) => {
    expect(analyzePrice(price, evaluation)).toEqual(expected)
  })

  it.each([
    [60_01, 'low'],
    [60_00, 'medium'],
    [40_00, 'medium'],
    [39_99, 'high'],
  ] as const)('at a price of %i centavos of 10,000 expects %s competition', (price, competition) => {
    expect(analyzePrice(price, 100_00)?.competition).toBe(competition)
  })

  it.each([
    ['without an appraisal', 100_00, null],
    ['with an appraisal of nothing', 100_00, 0],
    ['without a price', 0, 100_00],
  ])('is null %s', (_, price, evaluation) => {
    expect(analyzePrice(price, evaluation)).toBeNull()
  })
})
