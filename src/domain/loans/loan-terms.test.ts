import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AmortizationSystem,
  type Instalment,
  type LoanTerms,
  computeFirstInstalment,
  computeMaxFinancedPrice,
  computeMaxLoan,
  defaultLoanConditions,
  listInstalments,
  toMonthlyRate,
} from './loan-terms.ts'
import { countGenerated } from '#test/support/depth.ts'

type Row = [number: number, payment: number, amortization: number, interest: number, balance: number]

const rowsOf = (instalments: Instalment[], numbers: number[]): Row[] =>
  instalments
    .filter(({ number }) => numbers.includes(number))
    .map(row => [row.number, row.payment, row.amortization, row.interest, row.balance])

const interestOf = (instalments: Instalment[]): number =>
  instalments.reduce((sum, { interest }) => sum + interest, 0)

/** A loan at a yearly rate, in percent. */
const loan = (amount: number, yearlyRate: number, months: number, system: AmortizationSystem): LoanTerms => ({
  ...defaultLoanConditions,
  amount,
  insuredValue: amount,
  yearlyRate,
  months,
  system,
})

/** The yearly rate of a fraction a month. */
const monthly = (rate: number): number => ((1 + rate) ** 12 - 1) * 100

describe('the monthly rate', () => {
  it.each([
    [0, 0],
    [12.682503013, 0.01],
    [26.824179456, 0.02],
    // The rate of the table of 180.000 below, which states it as 0,617% a month.
    [7.66, 0.00616961],
  ])('of %f%% a year compounds to that rate', (yearly, monthly) => {
    expect(toMonthlyRate(yearly)).toBeCloseTo(monthly, 8)
    expect((1 + toMonthlyRate(yearly)) ** 12).toBeCloseTo(1 + yearly / 100, 12)
  })
})

describe('a PRICE schedule', () => {
  it('matches the published one of R$ 180.000 in 360 months at 7,66% a year (Scribd 622149570)', () => {
    const rows = listInstalments(loan(180_000_00, 7.66, 360, 'price'))
    // From the third instalment on the published table, which keeps fractions, may differ by a centavo.
    expect(rowsOf(rows, [1, 2])).toEqual([
      [1, 1246_72, 136_19, 1110_53, 179_863_81],
      [2, 1246_72, 137_03, 1109_69, 179_726_78],
    ])
    expect(rows).toHaveLength(360)
  })

  it('matches the published one of R$ 10.000 in 4 months at 10% a month (Scribd 622149570), settled by the last', () => {
    // Calculated by hand in centavos; the published table keeps fractions, so its last instalment is 3.154,71.
    expect(rowsOf(listInstalments(loan(10_000_00, monthly(0.1), 4, 'price')), [1, 2, 3, 4])).toEqual([
      [1, 3154_71, 2154_71, 1000_00, 7845_29],
      [2, 3154_71, 2370_18, 784_53, 5475_11],
      [3, 3154_71, 2607_20, 547_51, 2867_91],
      [4, 3154_70, 2867_91, 286_79, 0],
    ])
  })

  it('without interest splits the principal, with the remainder in the last instalment', () => {
    expect(rowsOf(listInstalments(loan(1000_00, 0, 3, 'price')), [1, 2, 3])).toEqual([
      [1, 333_33, 333_33, 0, 666_67],
      [2, 333_33, 333_33, 0, 333_34],
      [3, 333_34, 333_34, 0, 0],
    ])
  })
})

describe('a SAC schedule', () => {
  it('matches the published one of R$ 10.000 in 10 months at 2% a month (Scribd 397006471)', () => {
    const rows = listInstalments(loan(10_000_00, monthly(0.02), 10, 'sac'))
    expect(rowsOf(rows, [1, 2, 10])).toEqual([
      [1, 1200_00, 1000_00, 200_00, 9000_00],
      [2, 1180_00, 1000_00, 180_00, 8000_00],
      [10, 1020_00, 1000_00, 20_00, 0],
    ])
    expect(interestOf(rows)).toBe(1100_00)
  })
})

describe('any schedule', () => {
  it.each([
    [0, 12],
    [-1, 12],
    [100_00, 0],
    [Number.NaN, 12],
  ])('of %d centavos in %d instalments is empty when there is nothing to pay', (principal, instalments) => {
    expect(listInstalments(loan(principal, monthly(0.01), instalments, 'price'))).toEqual([])
  })

  const anyLoan = fc.record({
    amount: fc.integer({ min: 1, max: 10 ** 12 }),
    insuredValue: fc.integer({ min: 1, max: 10 ** 12 }),
    yearlyRate: fc.double({ min: 0, max: 800, noNaN: true }),
    months: fc.integer({ min: 1, max: 420 }),
    system: fc.constantFrom<AmortizationSystem>('sac', 'price'),
    lifeInsurance: fc.constantFrom(0, 0.031),
    damageInsurance: fc.constantFrom(0, 0.0062),
    adminFee: fc.constantFrom(0, 25_00),
  })

  it('pays the principal and its interest, never a negative amount, and ends at 0', () => {
    fc.assert(
      fc.property(anyLoan, any => {
        const rows = listInstalments(any)
        expect(rows).toHaveLength(any.months)
        let owed = any.amount
        // One expectation covers all rows, because there are thousands of them.
        const wrong = rows.filter(({ payment, amortization, interest, balance }) => {
          const right =
            Math.min(payment, amortization, interest, balance) >= 0 &&
            payment === amortization + interest &&
            balance === owed - amortization &&
            Number.isInteger(payment)
          owed = balance
          return !right
        })
        expect(wrong).toEqual([])
        expect(owed).toBe(0)
        expect(rows.reduce((sum, { payment }) => sum + payment, 0)).toBe(any.amount + interestOf(rows))
      }),
      { numRuns: countGenerated(60) },
    )
  })

  it('has a first instalment that is computed alone, too', () => {
    fc.assert(
      fc.property(anyLoan, any => {
        const first = computeFirstInstalment(any)
        expect(listInstalments(any)[0]).toEqual(first)
        expect(first.total).toBe(first.payment + first.lifeInsurance + first.damageInsurance + first.adminFee)
      }),
      { numRuns: countGenerated(40) },
    )
  })

  /** From R$ 10.000 to almost R$ 2.000.000. */
  const principals = Array.from({ length: 100 }, (_, at) => 10_000_00 + at * 19_876_54)

  // The error left by rounding the instalment, at compound interest, plus a margin for rounding the interest.
  it.each([
    [4, 240, 2_00],
    [4, 420, 5_00],
    [9.8, 240, 4_00],
    [9.8, 420, 17_00],
    [12, 360, 16_00],
    [12, 420, 29_00],
    [15, 420, 60_00],
    [20, 420, 200_00],
    [24, 420, 560_00],
    [30, 120, 3_00],
    [30, 420, 2_410_00],
  ])(
    'of PRICE at %f per cent a year in %d months has a last instalment at most %d centavos off',
    (yearly, months, most) => {
      const residues = principals.map(principal => {
        const rows = listInstalments(loan(principal, yearly, months, 'price'))
        return Math.abs((rows.at(-1)?.payment ?? 0) - (rows[0]?.payment ?? 0))
      })
      expect(Math.max(...residues)).toBeLessThanOrEqual(most)
      // The difference is not much smaller either, so the table shows its real size.
      expect(Math.max(...residues)).toBeGreaterThan(most / 2)
    },
  )

  it('of PRICE at an unrealistically high rate has a last instalment above the principal', () => {
    const rows = listInstalments(loan(150_000_00, 60, 420, 'price'))
    expect([rows[0]?.payment, rows.at(-1)?.payment]).toEqual([5_991_62, 155_991_62])
  })

  it('of SAC costs less interest than that of PRICE', () => {
    const real = fc.record({
      principal: fc.integer({ min: 10_000_00, max: 10 ** 10 }),
      yearly: fc.double({ min: 4, max: 30, noNaN: true }),
      instalments: fc.integer({ min: 12, max: 420 }),
    })
    fc.assert(
      fc.property(real, ({ principal, yearly, instalments }) => {
        const interest = (system: AmortizationSystem) =>
          interestOf(listInstalments(loan(principal, yearly, instalments, system)))
        expect(interest('sac')).toBeLessThan(interest('price'))
      }),
      { numRuns: countGenerated(60) },
    )
  })

  it('of SAC never grows from one instalment to the next, except for the centavos settled by the last one', () => {
    fc.assert(
      fc.property(anyLoan, any => {
        const payments = listInstalments({ ...any, system: 'sac' }).slice(0, -1)
        expect(
          payments.filter(({ payment }, at) => payment > (payments[at - 1]?.payment ?? payment)),
        ).toEqual([])
      }),
      { numRuns: countGenerated(40) },
    )
  })
})

describe('the first instalment', () => {
  it.each(['sac', 'price'] as const)('in %s has the insurances and the fee', system => {
    expect(
      computeFirstInstalment({ ...loan(84_125_50, 9.8, 240, system), insuredValue: 175_819_96 }),
    ).toMatchObject({ lifeInsurance: 7_82, damageInsurance: 11_60, adminFee: 25_00 })
  })

  const terms = { ...defaultLoanConditions, insuredValue: 150_000_00 }

  it('of the largest loan is within the limit, and that of a loan of R$ 5 more is not', () => {
    const amount = computeMaxLoan(1_200_00, terms)
    expect(computeFirstInstalment({ ...terms, amount }).total).toBeLessThanOrEqual(1_200_00)
    expect(computeFirstInstalment({ ...terms, amount: amount + 5_00 }).total).toBeGreaterThan(1_200_00)
  })

  it.each([
    ['no income', 0],
    ['an income that the fee alone takes', 25_00],
  ])('with %s carries no loan', (_, limit) => {
    expect(computeMaxLoan(limit, terms)).toBe(0)
    expect(computeMaxFinancedPrice(limit)).toBe(0)
  })
})

it('the highest price for an instalment is that of the whole price lent, and not of five reais more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30_00, max: 100_000_00 }), limit => {
      const price = computeMaxFinancedPrice(limit)
      const totalOf = (amount: number) =>
        computeFirstInstalment({ ...defaultLoanConditions, amount, insuredValue: amount }).total
      expect(totalOf(price)).toBeLessThanOrEqual(limit)
      expect(totalOf(price + 5_00)).toBeGreaterThan(limit)
    }),
  )
})
