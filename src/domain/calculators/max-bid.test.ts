import { countGenerated } from '#test/support/depth.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareCosts } from '#test/support/cost-question.ts'
import { unknownPlace } from '../transfer-costs/acquisition-costs.ts'
import type { CostQuestion } from './cost-question.ts'
import { computeCostSheet, computeCostSums, computeMaxBid } from './cost-sheet.ts'

describe('the highest bid', () => {
  it.each<[string, Partial<CostQuestion>, number | null]>([
    ['150.000 ÷ 1,25, untaxed', { desiredRoi: 25 }, 120_000_00],
    // 0,85 × 150.000 ÷ (1,15 − 0,15); of a gain of 22.500, 19.125 remain: 15% of 127.500.
    ['127.500, taxed', { incomeTaxPercent: 15 }, 127_500_00],
    ['the sale itself where no ROI is asked', { desiredRoi: 0 }, 150_000_00],
    [
      'the sale itself where no ROI is asked and all gain is taxed',
      { desiredRoi: 0, incomeTaxPercent: 100 },
      150_000_00,
    ],
    // A loss of 10% is accepted, so there is no gain to tax: 150.000 ÷ 0,9.
    ['above the sale where a loss is put up with', { desiredRoi: -10, incomeTaxPercent: 15 }, 166_666_66],
    // 150.000 − 0,9 × 20.000, ÷ 0,9; of a taxed gain it would be 150.000.
    [
      'above what is left where a loss is put up with, after a reform',
      { desiredRoi: -10, incomeTaxPercent: 15, reformCost: 20_000_00, reformDocumented: 20_000_00 },
      146_666_66,
    ],
    ['nothing where the sale brings nothing', { saleValue: 0 }, null],
    ['nothing where the sale brings less than the desired return of a centavo', { saleValue: 1 }, null],
    [
      'nothing where the rest costs more than whole numbers can count down from',
      { saleValue: 1, reformCost: 3.6e14, incomeTaxPercent: 100, desiredRoi: 0.8 },
      null,
    ],
    ['nothing where the rest costs as much as the sale brings', { reformCost: 140_000_00 }, null],
    [
      'nothing where the tax takes everything',
      { incomeTaxPercent: 100, desiredRoi: 0, reformCost: 1_00 },
      null,
    ],
  ])('is %s', (_, changes, bid) => {
    expect(computeMaxBid({ ...bareCosts, ...changes })).toBe(bid)
  })

  const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(hundredths => hundredths / 100)
  const money = (max: number) => fc.integer({ min: 0, max: max * 100 })
  const question = fc
    .record({
      bid: fc.integer({ min: 1_000_00, max: 2_000_000_00 }),
      saleValue: fc.integer({ min: 10_000_00, max: 3_000_000_00 }),
      months: fc.integer({ min: 1, max: 60 }),
      commissionPercent: percent(10),
      itbiPercent: percent(5),
      deedPercent: percent(3),
      registryPercent: percent(3),
      place: fc.constant(unknownPlace),
      condoDebt: money(50_000),
      taxDebt: money(50_000),
      evictionCost: money(30_000),
      evictionMonth: fc.constant(0),
      reformCost: money(100_000),
      reformMonth: fc.constant(0),
      documented: fc.double({ min: 0, max: 1, noNaN: true }),
      monthlyHolding: money(3_000),
      brokeragePercent: percent(10),
      incomeTaxPercent: percent(40),
      desiredRoi: percent(200),
      monthlyRent: fc.constant(null),
    })
    .map(
      ({ documented, ...rest }): CostQuestion => ({
        ...rest,
        reformDocumented: Math.floor(rest.reformCost * documented),
      }),
    )

  it('yields the desired ROI within a few centavos, and one real more does not', () => {
    fc.assert(
      fc.property(question, asked => {
        const bid = computeMaxBid(asked)
        if (bid === null) {
          const { netProfit, invested } = computeCostSums({ ...asked, bid: 0 })
          expect(netProfit - (asked.desiredRoi / 100) * invested).toBeLessThan(5)
          return
        }
        /** The profit above the desired one, in centavos: every item is rounded separately. */
        const beyond = (bid: number) => {
          const { netProfit, invested } = computeCostSums({ ...asked, bid })
          return netProfit - (asked.desiredRoi / 100) * invested
        }
        expect(beyond(bid)).toBeGreaterThanOrEqual(-1e-6)
        expect(beyond(bid)).toBeLessThan(20)
        expect(beyond(bid + 1_00)).toBeLessThan(beyond(bid))
        expect(beyond(bid + 1_00)).toBeLessThan(0)
      }),
      { numRuns: countGenerated(500) },
    )
  })

  it.each([
    { state: 'MG', city: 'CURVELO' },
    { state: 'SP', city: 'CAMPINAS' },
    { state: 'CE', city: 'FORTALEZA' },
    unknownPlace,
  ] as const)('by the tables of a place yields the desired ROI, and a centavo more does not: %o', place => {
    fc.assert(
      fc.property(question, fc.boolean(), (any, isFinanced) => {
        const asked: CostQuestion = {
          ...any,
          itbiPercent: null,
          deedPercent: null,
          registryPercent: null,
          place,
          ...(isFinanced && { loan: 80_000_00 }),
        }
        const bid = computeMaxBid(asked)
        const beyond = (bid: number) => {
          const { netProfit, invested } = computeCostSums({ ...asked, bid })
          return netProfit - (asked.desiredRoi / 100) * invested
        }
        if (bid !== null) expect(beyond(bid)).toBeGreaterThanOrEqual(-1e-6)
        expect(beyond((bid ?? 0) + 1)).toBeLessThan(0)
      }),
      { numRuns: countGenerated(100) },
    )
  })

  it('is unique: a higher bid never raises ROI or profit', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 1_00, max: 100_000_00 }), (asked, more) => {
        const [lower, higher] = [computeCostSums(asked), computeCostSums({ ...asked, bid: asked.bid + more })]
        expect(higher.netProfit).toBeLessThanOrEqual(lower.netProfit)
        // When the loss exceeds the tax rate, the tax saved by a higher bid outweighs it.
        if ((lower.roi ?? 0) >= asked.incomeTaxPercent - 100)
          expect(higher.roi ?? 0).toBeLessThanOrEqual(lower.roi ?? 0)
      }),
      { numRuns: countGenerated(200) },
    )
  })

  it('belongs to a cost sheet whose flows add up to the net profit and whose costs add up to the invested sum', () => {
    fc.assert(
      fc.property(question, asked => {
        const { flows, netProfit, invested, items } = computeCostSheet(asked)
        expect(flows.reduce((sum, flow) => sum + flow, 0)).toBe(netProfit)
        expect(flows).toHaveLength(asked.months + 1)
        const put = items.filter(({ key }) => key !== 'brokerage' && key !== 'incomeTax')
        expect(put.reduce((sum, { value }) => sum + value, 0)).toBe(invested)
      }),
      { numRuns: countGenerated(100) },
    )
  })
})
