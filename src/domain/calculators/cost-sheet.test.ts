import { describe, expect, it } from 'vitest'
import { bareCosts } from '#test/support/cost-question.ts'
import type { CostQuestion } from './cost-question.ts'
import { computeCostSheet, computeCostSums } from './cost-sheet.ts'
import { computePercentOfSum } from '../money.ts'

/** The check values of the cost sheet. */
const known: CostQuestion = {
  ...bareCosts,
  bid: 200_000_00,
  saleValue: 320_000_00,
  months: 12,
  commissionPercent: 5,
  itbiPercent: 3,
  deedPercent: 1,
  registryPercent: 1,
  evictionCost: 6_000_00,
  evictionMonth: 1,
  reformCost: 30_000_00,
  reformMonth: 4,
  reformDocumented: 30_000_00,
  monthlyHolding: 500_00,
  brokeragePercent: 6,
  incomeTaxPercent: 15,
}

describe('the cost sheet', () => {
  it('has the expected check values', () => {
    const sheet = computeCostSheet(known)
    expect(sheet).toMatchObject({
      invested: 262_000_00,
      saleNet: 300_800_00,
      gain: 50_800_00,
      incomeTax: 7_620_00,
      netProfit: 31_180_00,
      roi: 11.9,
      maxBid: 192_618_18,
    })
    expect(sheet.irrAnnual).toBeCloseTo(0.1258, 4)
  })

  it('lists every cost with its month', () => {
    expect(computeCostSheet(known).items.map(({ key, value, month }) => [key, value, month])).toEqual([
      ['bid', 200_000_00, 0],
      ['commission', 10_000_00, 0],
      ['itbi', 6_000_00, 0],
      ['deed', 2_000_00, 0],
      ['registry', 2_000_00, 0],
      ['condoDebt', 0, 0],
      ['taxDebt', 0, 0],
      ['eviction', 6_000_00, 1],
      ['reform', 30_000_00, 4],
      ['holding', 6_000_00, null],
      ['brokerage', 19_200_00, 12],
      ['incomeTax', 7_620_00, 12],
    ])
  })

  it('assigns the costs to their months', () => {
    expect(computeCostSheet(known).flows).toEqual([
      -220_000_00,
      -6_500_00,
      -500_00,
      -500_00,
      -30_500_00,
      ...Array(7).fill(-500_00),
      292_680_00,
    ])
  })
})

describe('the result of a purchase', () => {
  // Calculated by hand, in reais, line by line from the definition: acquired = bid + percentages of it; net sale =
  // sale − brokerage; gain = net sale − acquired − documented reform; invested = acquired + debts + eviction + reform
  // + holding × months; net = net sale − tax − invested.
  it.each<[string, Partial<CostQuestion>, Partial<ReturnType<typeof computeCostSums>>]>([
    [
      'without any cost: 150.000 − 100.000',
      {},
      { invested: 100_000_00, gain: 50_000_00, incomeTax: 0, netProfit: 50_000_00, roi: 50 },
    ],
    [
      'with tax on the gain alone: 15% of 50.000 = 7.500',
      { incomeTaxPercent: 15 },
      { gain: 50_000_00, incomeTax: 7_500_00, netProfit: 42_500_00, roi: 42.5 },
    ],
    [
      'in a loss, which is not taxed: 94.000 − 110.000 = −16.000; −16 ÷ 110 = −14,545…%',
      {
        saleValue: 100_000_00,
        commissionPercent: 5,
        itbiPercent: 3,
        deedPercent: 1,
        registryPercent: 1,
        brokeragePercent: 6,
        incomeTaxPercent: 15,
      },
      {
        invested: 110_000_00,
        saleNet: 94_000_00,
        gain: -16_000_00,
        incomeTax: 0,
        netProfit: -16_000_00,
        roi: -14.55,
      },
    ],
    [
      // acquired 80.000 + 1.600 + 800 + 800 = 83.200; gain 114.000 − 83.200 = 30.800; tax 4.620;
      // invested 83.200 + 5.000 + 3.000 + 2.400 = 93.600; net 114.000 − 4.620 − 93.600 = 15.780.
      'with debts and holding, which lower no tax: 15.780 ÷ 93.600 = 16,858…%',
      {
        bid: 80_000_00,
        saleValue: 120_000_00,
        months: 6,
        itbiPercent: 2,
        deedPercent: 1,
        registryPercent: 1,
        condoDebt: 5_000_00,
        taxDebt: 3_000_00,
        monthlyHolding: 400_00,
        brokeragePercent: 5,
        incomeTaxPercent: 15,
      },
      {
        invested: 93_600_00,
        saleNet: 114_000_00,
        gain: 30_800_00,
        incomeTax: 4_620_00,
        netProfit: 15_780_00,
        roi: 16.86,
      },
    ],
    [
      'with a reform nobody can prove: tax on 50.000; 150.000 − 7.500 − 120.000',
      { reformCost: 20_000_00, incomeTaxPercent: 15 },
      { invested: 120_000_00, gain: 50_000_00, incomeTax: 7_500_00, netProfit: 22_500_00, roi: 18.75 },
    ],
    [
      'with half of it proved: tax on 40.000; 150.000 − 6.000 − 120.000',
      { reformCost: 20_000_00, reformDocumented: 10_000_00, incomeTaxPercent: 15 },
      { invested: 120_000_00, gain: 40_000_00, incomeTax: 6_000_00, netProfit: 24_000_00, roi: 20 },
    ],
    [
      // Of 333,33: 5% 16,6665 → 16,67; 3% 9,9999 → 10,00; 1% 3,3333 → 3,33; 0,5% 1,66665 → 1,67: acquired 365,00.
      // 6% of 500,01 is 30,0006 → 30,00; gain 470,01 − 365,00 = 105,01; 15% 15,7515 → 15,75; net 89,26.
      'with every item rounded by itself: 89,26 ÷ 365,00 = 24,454…%',
      {
        bid: 333_33,
        saleValue: 500_01,
        commissionPercent: 5,
        itbiPercent: 3,
        deedPercent: 1,
        registryPercent: 0.5,
        brokeragePercent: 6,
        incomeTaxPercent: 15,
      },
      { invested: 365_00, saleNet: 470_01, gain: 105_01, incomeTax: 15_75, netProfit: 89_26, roi: 24.45 },
    ],
  ])('%s', (_, changes, sums) => {
    expect(computeCostSums({ ...bareCosts, ...changes })).toMatchObject(sums)
  })

  it('has no ROI when nothing is invested', () => {
    expect(computeCostSums({ ...bareCosts, bid: 0 }).roi).toBeNull()
  })

  it.each([
    [1_500_00, 66.67],
    [100_000_00, 1],
    [0, null],
    [null, null],
  ])('with a rent of %d a month pays back in %d months', (monthlyRent, months) => {
    const { paybackMonths } = computeCostSheet({ ...bareCosts, monthlyRent })
    if (months === null) expect(paybackMonths).toBeNull()
    else expect(paybackMonths).toBeCloseTo(months, 2)
  })

  it('has no TIR when the sale does not cover its costs', () => {
    const { irrMonthly, irrAnnual } = computeCostSheet({
      ...bareCosts,
      months: 1,
      saleValue: 1_00,
      monthlyHolding: 2_00,
    })
    expect([irrMonthly, irrAnnual]).toEqual([null, null])
  })

  it('has flows that add up to the net profit to the centavo, at the maximum amounts', () => {
    const most = 1e13 - 1
    const { flows, netProfit } = computeCostSheet({
      ...bareCosts,
      bid: most,
      saleValue: 1e12 + 1,
      months: 600,
      commissionPercent: 100,
      itbiPercent: 100,
      deedPercent: 100,
      registryPercent: 100,
      condoDebt: most,
      taxDebt: most,
      evictionCost: most,
      reformCost: most,
      monthlyHolding: 1e11 - 1,
    })
    expect(Math.abs(netProfit)).toBeLessThan(Number.MAX_SAFE_INTEGER)
    expect(flows.reduce((sum, flow) => sum + flow, 0)).toBe(netProfit)
  })

  it('pays a cost due after the sale in the month of the sale', () => {
    const { flows } = computeCostSheet({ ...bareCosts, months: 2, evictionCost: 5_000_00, evictionMonth: 9 })
    expect(flows).toEqual([-100_000_00, 0, 145_000_00])
  })
})

describe('a percentage of a sum', () => {
  // In floating point 5.500 × 0,7 ÷ 100 is 38,49999999999999.
  it.each([
    [55_00, 0.7, 39],
    [50_00, 0.57, 29],
    [110_00, 0.35, 39],
    [10_00, 4.35, 44],
    [10_00, 4.349, 43],
    [0, 5, 0],
  ])('of %d by %f per cent is %d centavos, half up', (sum, percent, centavos) => {
    expect(computePercentOfSum(sum, percent)).toBe(centavos)
  })
})
