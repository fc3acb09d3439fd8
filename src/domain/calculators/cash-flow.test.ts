import { countGenerated } from '#test/support/depth.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeMonthlyIrr, compoundToYearly } from './cash-flow.ts'

/** Returns the present value by the plain formula, for flows short enough for it. */
const valueAt = (flows: readonly number[], rate: number): number =>
  flows.reduce((sum, flow, month) => sum + flow / (1 + rate) ** month, 0)

describe('TIR of published flows', () => {
  it.each<[string, number[], number, number]>([
    ['Excel’s help on IRR, five years', [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000], 0.087, 3],
    ['Excel’s help on IRR, four years', [-70_000, 12_000, 15_000, 18_000, 21_000], -0.021, 3],
    ['Excel’s help on IRR, two years', [-70_000, 12_000, 15_000], -0.444, 3],
    ['MathWorks’ help on irr', [-100_000, 10_000, 20_000, 30_000, 40_000, 50_000], 0.1201, 4],
    ['MathWorks’, the rate nearest 0 of −4,88%, 100% and 204,88%', [-1000, 6000, -10_900, 5800], -0.0488, 4],
    ['dicashp12c.blogspot.com, 7,71% a month', [-20_000, 2700, 3200, 4300, 5200, 5200, 6000], 0.0771, 4],
    ['meuguru.com on the HP-12C, 7,930826116%', [-100_000, ...Array(5).fill(25_000)], 0.07930826116, 10],
  ])('%s', (_, flows, rate, digits) => {
    expect(computeMonthlyIrr(flows)).toBeCloseTo(rate, digits)
  })
})

describe('TIR', () => {
  it.each<[string, number[]]>([
    ['nothing at all', []],
    ['one month', [-100]],
    ['nothing comes in', [-100, 0, -5]],
    ['nothing goes out', [100, 0, 5]],
    ['only nothing', [0, 0]],
    ['it would be above 10.000% a month', [-1, 102]],
    ['it would be below −99,99% a month', [-1_000_000, 99]],
    ['no real rate solves it', [100, -200, 150]],
    // (1 + i)² − 2·1,1(1 + i) + 1,1² + 0,0001: its minimum is above 0.
    ['it comes near to nothing, never quite', [-100, 220, -121.01]],
    ['what comes in is not a number', [-100, Number.NaN, 200]],
    ['what comes in is endless', [-100, Number.POSITIVE_INFINITY]],
    ['what comes in is endless, and something goes out again', [-100, Number.POSITIVE_INFINITY, -100]],
    // 100x² − 200x + 150 is above 0, and its values in 600 months are too large for a number.
    ['no real rate solves it in 600 months', [100, -200, 150, ...Array(597).fill(0), 1]],
  ])('is null when %s', (_, flows) => {
    expect(computeMonthlyIrr(flows)).toBeNull()
  })

  it.each<[string, number[], number]>([
    ['what was put in comes back', [-100, 0, 0, 100], 0],
    ['10.000% a month, the most', [-1, 101], 100],
    ['−99,99% a month, the least', [-1_000_000, 100], -0.9999],
    ['1.000% a month', [-1, 11], 10],
    ['−99% a month', [-100, 1], -0.99],
    ['two rates within one step of the grid', [-100, 203, -103.02], 0.01],
    ['two rates below 0 within one step of the grid', [-100, 197, -97.02], -0.01],
    ['two rates close together, of which the one nearer 0', [-100, 205, -105.06], 0.02],
    ['the same below 0', [-1000, 1930, -931.2], -0.03],
    ['a double rate', [-100, 220, -121], 0.1],
    ['a double rate below 0', [-100, 160, -64], -0.2],
    ['a double rate of 0', [-100, 200, -100], 0],
    ['money that comes in first, as a loan does', [100, -110], 0.1],
    ['empty months before and after', [...Array(200).fill(0), -100, 110, ...Array(200).fill(0)], 0.1],
    ['600 months of waiting', [-100, ...Array(599).fill(0), 100 * 1.01 ** 600], 0.01],
    ['600 months for nearly nothing', [-1e14, ...Array(599).fill(0), 1], 1e-14 ** (1 / 600) - 1],
    ['sums that nobody has', [-1e14, ...Array(599).fill(0), 1e14 * 1.5 ** 600], 0.5],
  ])('has the right rate for %s', (_, flows, rate) => {
    expect(computeMonthlyIrr(flows)).toBeCloseTo(rate, 7)
  })

  it('is the rate of a loan, for any rate and term', () => {
    const rates = fc.double({ min: -0.2, max: 2, noNaN: true })
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 600 }), (rate, months) => {
        // Interest is paid every month, the principal at the end.
        const flows = [-1e6, ...Array(months - 1).fill(1e6 * rate), 1e6 * (1 + rate)]
        expect(computeMonthlyIrr(flows)).toBeCloseTo(rate, 8)
      }),
      { numRuns: countGenerated(60) },
    )
  })

  it('is a root of the flows, and is found when all outflows come first', () => {
    const some = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(some, some, (out, back) => {
        const flows = [...out.map(sum => -sum), ...back]
        const rate = computeMonthlyIrr(flows)
        if (rate === null) {
          // With one change of sign, no rate is found only if it lies outside the searched range.
          expect(Math.sign(valueAt(flows, -0.9998))).toBe(Math.sign(valueAt(flows, 99.9)))
          return
        }
        const size = valueAt(flows.map(Math.abs), rate)
        expect(Math.abs(valueAt(flows, rate)) / size).toBeLessThan(1e-9)
      }),
      { numRuns: countGenerated(100) },
    )
  })

  it('is null or a root, for any flows', () => {
    const any = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(any, flows => {
        const rate = computeMonthlyIrr(flows)
        if (rate === null) return
        expect(rate).toBeGreaterThanOrEqual(-0.9999)
        expect(rate).toBeLessThanOrEqual(100)
        const compounded = (at: number[]) => at.reduce((sum, flow) => sum * (1 + rate) + flow, 0)
        expect(Math.abs(compounded(flows)) / compounded(flows.map(Math.abs))).toBeLessThan(1e-9)
      }),
      { numRuns: countGenerated(150) },
    )
  })

  it('finds the rate of flows generated with two changes of sign', () => {
    const rate = fc.double({ min: -0.5, max: 0.5, noNaN: true })
    fc.assert(
      fc.property(rate, rate, (one, other) => {
        // 100·(1 + i − a)(a′ − 1 − i): both rates are its roots.
        const [a, b] = [1 + one, 1 + other]
        const found = computeMonthlyIrr([-100, 100 * (a + b), -100 * a * b])
        const nearest = Math.abs(one) < Math.abs(other) ? one : other
        expect(found).not.toBeNull()
        expect(Math.abs(found as number)).toBeCloseTo(Math.abs(nearest), 5)
      }),
      { numRuns: countGenerated(100) },
    )
  })

  it('per year is the monthly rate compounded', () => {
    expect(compoundToYearly(0.01)).toBeCloseTo(0.126825, 6)
    expect(compoundToYearly(0)).toBe(0)
    expect(compoundToYearly(-0.5)).toBeCloseTo(-0.999756, 6)
  })
})
