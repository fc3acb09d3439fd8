import { countGenerated } from '#test/support/depth.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FinancedPurchase, computeFinancedPurchase } from './financed-purchase.ts'

/** 1 % a month. */
const onePercent = (1.01 ** 12 - 1) * 100

/** SAC in whole reais: 40 instalments of 1.000 and 1 % of what is owed. */
const plain: FinancedPurchase = {
  marketValue: 100_000_00,
  bid: 80_000_00,
  downPercent: 50,
  yearlyRate: onePercent,
  instalments: 40,
  system: 'sac',
  initialExpenses: 3_000_00,
  additionalExpenses: 500_00,
  documentExpenses: 500_00,
  appreciation: 1,
  months: 2,
  monthlyTax: 100_00,
  monthlyCondo: 200_00,
}

describe('a financed purchase', () => {
  // By hand: 1.400 + 1.390 paid, 38.000 owed, sold at 100.000 × 1,01² = 102.010; 4.000 of expenses, 300 a month.
  it('has the result calculated by hand', () => {
    expect(computeFinancedPurchase(plain)).toMatchObject({
      downPayment: 40_000_00,
      financed: 40_000_00,
      years: 40 / 12,
      firstPayment: 1_400_00,
      lastPayment: 1_010_00,
      paidUntilSale: 2_790_00,
      interestUntilSale: 790_00,
      savings: 20_000_00,
      discount: 20,
      saleValue: 102_010_00,
      estimatedProfit: 22_010_00,
      simplified: { profit: 22_010_00 - 38_000_00, invested: 46_790_00 },
      cashFlow: {
        balance: 38_000_00,
        invested: 46_790_00 + 600_00,
        netProfit: 16_620_00,
        flows: [-44_000_00, -1_700_00, 102_010_00 - 38_000_00 - 1_690_00],
      },
    })
  })

  it('has unrounded rates', () => {
    const { monthlyPercent, simplified, cashFlow } = computeFinancedPurchase(plain)
    expect(monthlyPercent).toBeCloseTo(1, 10)
    expect(simplified.roi).toBeCloseTo((-15_990 / 46_790) * 100, 10)
    expect(simplified.monthlyRoi).toBeCloseTo((-15_990 / 46_790) * 50, 10)
    expect(cashFlow.roi).toBeCloseTo((16_620 / 47_390) * 100, 10)
    // 44.000x² + 1.700x − 62.320 = 0 with x = 1 + i.
    const root = (-1_700 + Math.sqrt(1_700 ** 2 + 4 * 44_000 * 62_320)) / 88_000
    expect(cashFlow.irrMonthly).toBeCloseTo(root - 1, 10)
    expect(cashFlow.irrAnnual).toBeCloseTo(root ** 12 - 1, 9)
  })

  /** The default purchase, calculated separately from this code, with decimals. */
  const defaults: FinancedPurchase = {
    ...plain,
    marketValue: 272_500_00,
    bid: 197_976_00,
    downPercent: 60,
    yearlyRate: 9.8,
    instalments: 240,
    initialExpenses: 22_776_00,
    additionalExpenses: 0,
    documentExpenses: 0,
    appreciation: 0.3,
    months: 10,
    monthlyTax: 0,
    monthlyCondo: 0,
  }
  it.each([
    [
      'sac' as const,
      { firstPayment: 949_33, lastPayment: 332_54, paidUntilSale: 9_377_19, interestUntilSale: 6_077_59 },
      { profit: 6_919_45, invested: 150_938_79 },
      { balance: 75_890_80, netProfit: 53_956_66 },
      [4.584275519898, 0.45842755199, 35.747378125927, 0.032033546064, 0.459908947251],
    ],
    [
      'price' as const,
      { firstPayment: 732_25, lastPayment: 732_38, paidUntilSale: 7_322_50, interestUntilSale: 6_153_14 },
      { profit: 4_789_21, invested: 148_884_10 },
      { balance: 78_021_04, netProfit: 53_881_11 },
      [3.216737045796, 0.32167370458, 36.189969244533, 0.03216642267, 0.462166143825],
    ],
  ])('has the expected figures for the defaults in %s', (system, paid, simplified, cashFlow, rates) => {
    const result = computeFinancedPurchase({ ...defaults, system })
    expect(result).toMatchObject({
      ...paid,
      downPayment: 118_785_60,
      financed: 79_190_40,
      years: 20,
      savings: 74_524_00,
      discount: 27.35,
      saleValue: 280_786_25,
      estimatedProfit: 82_810_25,
      simplified,
      cashFlow,
    })
    const { roi, irrMonthly, irrAnnual } = result.cashFlow
    const found = [result.simplified.roi, result.simplified.monthlyRoi, roi, irrMonthly, irrAnnual]
    for (const [at, rate] of rates.entries()) expect(found[at]).toBeCloseTo(rate, 9)
    expect(result.monthlyPercent).toBeCloseTo(0.782128965679, 9)
  })

  it.each([
    [0, 0],
    [90, 49.5],
    [70, 38.5],
    [0.7, 0.39],
  ])('with %f per cent of 55 reais has a down payment rounded half up: %f', (downPercent, reais) => {
    expect(computeFinancedPurchase({ ...plain, bid: 55_00, downPercent }).downPayment).toBe(
      Math.round(reais * 100),
    )
  })

  it('is paid off when it is sold after the last instalment, and keeps its monthly costs', () => {
    const { paidUntilSale, cashFlow, simplified } = computeFinancedPurchase({
      ...plain,
      instalments: 2,
      months: 5,
    })
    // 20.000 + 400 and 20.000 + 200.
    expect(paidUntilSale).toBe(40_600_00)
    expect(cashFlow.balance).toBe(0)
    expect(cashFlow.flows.slice(0, 5)).toEqual([-44_000_00, -20_700_00, -20_500_00, -300_00, -300_00])
    expect(cashFlow.invested).toBe(simplified.invested + 5 * 300_00)
  })

  it('has no instalments when all of it is paid at once', () => {
    expect(computeFinancedPurchase({ ...plain, downPercent: 100 })).toMatchObject({
      financed: 0,
      firstPayment: 0,
      lastPayment: 0,
      paidUntilSale: 0,
      cashFlow: { balance: 0, invested: 84_600_00 },
    })
  })

  it('loses value in a falling market', () => {
    const { saleValue, estimatedProfit } = computeFinancedPurchase({ ...plain, appreciation: -10 })
    expect([saleValue, estimatedProfit]).toEqual([81_000_00, 1_000_00])
  })

  it('has negative savings when the bid is above the market value', () => {
    expect(computeFinancedPurchase({ ...plain, bid: 110_000_00 })).toMatchObject({
      savings: -10_000_00,
      discount: -10,
    })
  })

  it('has no ROI and no TIR when nothing is invested', () => {
    // One centavo in 600 instalments: nothing is paid before the last.
    const nothing = {
      initialExpenses: 0,
      additionalExpenses: 0,
      documentExpenses: 0,
      monthlyTax: 0,
      monthlyCondo: 0,
    }
    const result = computeFinancedPurchase({
      ...plain,
      ...nothing,
      bid: 1,
      downPercent: 0,
      instalments: 600,
      yearlyRate: 0,
    })
    expect(result.simplified).toMatchObject({ invested: 0, roi: null, monthlyRoi: null })
    expect(result.cashFlow).toMatchObject({ invested: 0, roi: null, irrMonthly: null, irrAnnual: null })
  })

  it('has no TIR when the sale does not cover the balance', () => {
    expect(computeFinancedPurchase({ ...plain, appreciation: -50 }).cashFlow).toMatchObject({
      irrMonthly: null,
    })
  })

  const purchase: fc.Arbitrary<FinancedPurchase> = fc.record({
    marketValue: fc.integer({ min: 1, max: 1e11 }),
    bid: fc.oneof(fc.constant(1e13), fc.integer({ min: 1, max: 1e11 })),
    downPercent: fc.integer({ min: 0, max: 9000 }).map(hundredths => hundredths / 100),
    yearlyRate: fc.oneof(fc.constant(1000), fc.double({ min: 0, max: 60, noNaN: true })),
    instalments: fc.integer({ min: 1, max: 600 }),
    system: fc.constantFrom('sac' as const, 'price' as const),
    initialExpenses: fc.integer({ min: 0, max: 1e13 }),
    additionalExpenses: fc.integer({ min: 0, max: 1e9 }),
    documentExpenses: fc.integer({ min: 0, max: 1e9 }),
    // Higher rates would give, in 600 months, an amount above the limit of the calculators.
    appreciation: fc.double({ min: -5, max: 0.7, noNaN: true }),
    months: fc.integer({ min: 1, max: 600 }),
    monthlyTax: fc.oneof(fc.constant(1e11), fc.integer({ min: 0, max: 1e6 })),
    monthlyCondo: fc.integer({ min: 0, max: 1e6 }),
  })

  it('has instalments that add up to principal and interest, and flows that add up to the profit', () => {
    fc.assert(
      fc.property(purchase, any => {
        const { financed, downPayment, schedule, cashFlow, simplified } = computeFinancedPurchase(any)
        const sum = (key: 'payment' | 'amortization' | 'interest') =>
          schedule.reduce((total, row) => total + row[key], 0)
        expect(downPayment + financed).toBe(any.bid)
        expect(sum('amortization')).toBe(financed)
        expect(sum('payment')).toBe(financed + sum('interest'))
        expect(cashFlow.flows.reduce((total, flow) => total + flow, 0)).toBe(cashFlow.netProfit)
        expect(cashFlow.invested).toBe(simplified.invested + any.months * (any.monthlyTax + any.monthlyCondo))
      }),
      { numRuns: countGenerated(60) },
    )
  })

  it('has less interest and a lower balance at the sale in SAC than in PRICE', () => {
    const real = fc
      .tuple(purchase, fc.integer({ min: 10_000_00, max: 1e10 }), fc.integer({ min: 24, max: 420 }))
      .map(([any, bid, instalments]) => ({ ...any, bid, instalments, yearlyRate: 4 + (any.yearlyRate % 20) }))
    fc.assert(
      fc.property(real, any => {
        const [sac, price] = [
          computeFinancedPurchase({ ...any, system: 'sac' }),
          computeFinancedPurchase({ ...any, system: 'price' }),
        ]
        expect(sac.interestUntilSale).toBeLessThanOrEqual(price.interestUntilSale)
        expect(sac.cashFlow.balance).toBeLessThanOrEqual(price.cashFlow.balance)
        const interest = ({ schedule }: typeof sac) => schedule.reduce((sum, row) => sum + row.interest, 0)
        expect(interest(sac)).toBeLessThan(interest(price))
      }),
      { numRuns: countGenerated(40) },
    )
  })
})
