import { countGenerated } from '#test/support/depth.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AmortizationSystem,
  type Instalment,
  type Loan,
  toMonthlyRate,
  buildAmortizationSchedule,
} from './amortization.ts'

type Row = [number: number, payment: number, amortization: number, interest: number, balance: number]

const rowsOf = (instalments: Instalment[], numbers: number[]): Row[] =>
  instalments
    .filter(({ number }) => numbers.includes(number))
    .map(row => [row.number, row.payment, row.amortization, row.interest, row.balance])

const interestOf = (instalments: Instalment[]): number =>
  instalments.reduce((sum, { interest }) => sum + interest, 0)

const loan = (principal: number, rate: number, instalments: number, system: AmortizationSystem): Loan => ({
  principal,
  monthlyRate: rate,
  instalments,
  system,
})

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
    const rows = buildAmortizationSchedule(loan(180_000_00, toMonthlyRate(7.66), 360, 'price'))
    // From the third instalment on the published table, which keeps fractions, may differ by a centavo.
    expect(rowsOf(rows, [1, 2])).toEqual([
      [1, 1246_72, 136_19, 1110_53, 179_863_81],
      [2, 1246_72, 137_03, 1109_69, 179_726_78],
    ])
    expect(rows).toHaveLength(360)
  })

  it('matches the published one of R$ 10.000 in 4 months at 10% a month (Scribd 622149570), settled by the last', () => {
    // Calculated by hand in centavos; the published table keeps fractions, so its last instalment is 3.154,71.
    expect(rowsOf(buildAmortizationSchedule(loan(10_000_00, 0.1, 4, 'price')), [1, 2, 3, 4])).toEqual([
      [1, 3154_71, 2154_71, 1000_00, 7845_29],
      [2, 3154_71, 2370_18, 784_53, 5475_11],
      [3, 3154_71, 2607_20, 547_51, 2867_91],
      [4, 3154_70, 2867_91, 286_79, 0],
    ])
  })

  it('without interest splits the principal, with the remainder in the last instalment', () => {
    expect(rowsOf(buildAmortizationSchedule(loan(1000_00, 0, 3, 'price')), [1, 2, 3])).toEqual([
      [1, 333_33, 333_33, 0, 666_67],
      [2, 333_33, 333_33, 0, 333_34],
      [3, 333_34, 333_34, 0, 0],
    ])
  })
})

describe('a SAC schedule', () => {
  it('matches the published one of R$ 10.000 in 10 months at 2% a month (Scribd 397006471)', () => {
    const rows = buildAmortizationSchedule(loan(10_000_00, 0.02, 10, 'sac'))
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
    expect(buildAmortizationSchedule(loan(principal, 0.01, instalments, 'price'))).toEqual([])
  })

  const anyLoan = fc.record({
    principal: fc.integer({ min: 1, max: 10 ** 12 }),
    monthlyRate: fc.double({ min: 0, max: 0.2, noNaN: true }),
    instalments: fc.integer({ min: 1, max: 420 }),
    system: fc.constantFrom<AmortizationSystem>('sac', 'price'),
  })

  it('pays the principal and its interest, never a negative amount, and ends at 0', () => {
    fc.assert(
      fc.property(anyLoan, any => {
        const rows = buildAmortizationSchedule(any)
        expect(rows).toHaveLength(any.instalments)
        let owed = any.principal
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
        expect(rows.reduce((sum, { payment }) => sum + payment, 0)).toBe(any.principal + interestOf(rows))
      }),
      { numRuns: countGenerated(60) },
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
        const rows = buildAmortizationSchedule(loan(principal, toMonthlyRate(yearly), months, 'price'))
        return Math.abs((rows.at(-1)?.payment ?? 0) - (rows[0]?.payment ?? 0))
      })
      expect(Math.max(...residues)).toBeLessThanOrEqual(most)
      // The difference is not much smaller either, so the table shows its real size.
      expect(Math.max(...residues)).toBeGreaterThan(most / 2)
    },
  )

  it('of PRICE at an unrealistically high rate has a last instalment above the principal', () => {
    const rows = buildAmortizationSchedule(loan(150_000_00, toMonthlyRate(60), 420, 'price'))
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
          interestOf(buildAmortizationSchedule(loan(principal, toMonthlyRate(yearly), instalments, system)))
        expect(interest('sac')).toBeLessThan(interest('price'))
      }),
      { numRuns: countGenerated(60) },
    )
  })

  it('of SAC never grows from one instalment to the next, except for the centavos settled by the last one', () => {
    fc.assert(
      fc.property(anyLoan, any => {
        const payments = buildAmortizationSchedule({ ...any, system: 'sac' }).slice(0, -1)
        expect(
          payments.filter(({ payment }, at) => payment > (payments[at - 1]?.payment ?? payment)),
        ).toEqual([])
      }),
      { numRuns: countGenerated(40) },
    )
  })
})
