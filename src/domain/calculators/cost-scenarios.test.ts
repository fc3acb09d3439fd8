import { countGenerated } from '#test/support/depth.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareCosts } from '#test/support/cost-question.ts'
import { type CostPlace, unknownPlace } from '../transfer-costs/acquisition-costs.ts'
import type { CostQuestion } from './cost-question.ts'
import { computeCostSums } from './cost-sheet.ts'
import { buildScenarios, type ScenarioRisks, usualRisks } from './cost-scenarios.ts'

const asked: CostQuestion = {
  ...bareCosts,
  saleValue: 200_000_00,
  months: 9,
  condoDebt: 1_000_00,
  evictionCost: 6_000_00,
  evictionMonth: 1,
  reformCost: 20_000_00,
  reformMonth: 8,
  reformDocumented: 10_000_00,
  incomeTaxPercent: 15,
}

const owing = (condoDebt: number): ScenarioRisks => ({ ...usualRisks, condoDebt })

describe('the three scenarios of a cost sheet', () => {
  // 0.76 and 1.25 of the sale value: eight of ten flats were sold between these parts of the bank's appraisal.
  it('are listed worst first, with the changes of each', () => {
    expect(buildScenarios(asked, owing(12_000_00)).map(({ name, changes }) => [name, changes])).toEqual([
      [
        'pessimistic',
        [
          { key: 'saleValue', from: 200_000_00, to: 152_000_00 },
          { key: 'months', from: 9, to: 14 },
          { key: 'reformCost', from: 20_000_00, to: 26_000_00 },
          { key: 'evictionCost', from: 6_000_00, to: 12_000_00 },
          { key: 'condoDebt', from: 1_000_00, to: 12_000_00 },
        ],
      ],
      ['likely', []],
      [
        'optimistic',
        [
          { key: 'saleValue', from: 200_000_00, to: 250_000_00 },
          { key: 'months', from: 9, to: 6 },
          { key: 'reformCost', from: 20_000_00, to: 18_000_00 },
        ],
      ],
    ])
  })

  it('scale the documented reform too, and keep its month before the sale', () => {
    const [pessimistic, likely, optimistic] = buildScenarios(asked).map(({ question }) => question)
    expect(pessimistic).toMatchObject({ reformDocumented: 13_000_00, reformMonth: 8, condoDebt: 1_000_00 })
    expect(likely).toBe(asked)
    expect(optimistic).toMatchObject({ reformDocumented: 9_000_00, reformMonth: 6, evictionMonth: 1 })
  })

  it.each([
    [1, 2, 1],
    [12, 18, 9],
    [500, 600, 375],
  ])('sell after %d months, %d months, or %d months', (months, later, sooner) => {
    const found = buildScenarios({ ...asked, months, reformMonth: 0 }).map(({ question }) => question.months)
    expect(found).toEqual([later, months, sooner])
  })

  it('never lower the debt that is already entered', () => {
    expect(buildScenarios(asked, owing(500_00))[0]?.question.condoDebt).toBe(1_000_00)
  })

  it('sell at the ends of what was paid in the building', () => {
    const sale = { low: 139_000 / 169_000, high: 205_000 / 169_000 }
    const found = buildScenarios({ ...asked, saleValue: 169_000_00 }, { ...usualRisks, sale })
    expect(found.map(({ question }) => question.saleValue)).toEqual([139_000_00, 169_000_00, 205_000_00])
  })

  it('hold the occupied case at worst, where nobody knows whether it is vacant', () => {
    const free = { ...asked, evictionCost: 0 }
    const found = buildScenarios(free, { ...usualRisks, eviction: 6_000_00 })
    expect(found.map(({ question }) => question.evictionCost)).toEqual([12_000_00, 0, 0])
  })

  const money = (least: number, most: number) => fc.integer({ min: least * 100, max: most * 100 })
  const percent = (most: number) =>
    fc.integer({ min: 0, max: most * 100 }).map(hundredths => hundredths / 100)
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  const question = fc
    .record({
      bid: money(1, 1e11),
      saleValue: money(1, 1e11),
      months: fc.integer({ min: 1, max: 600 }),
      commissionPercent: percent(100),
      itbiPercent: fc.option(percent(100)),
      deedPercent: fc.option(percent(100)),
      registryPercent: fc.option(percent(100)),
      place: fc.constantFrom<CostPlace>(unknownPlace, { state: 'PA', city: 'BELEM' }),
      condoDebt: money(0, 1e6),
      taxDebt: money(0, 1e6),
      evictionCost: money(0, 1e6),
      reformCost: money(0, 1e6),
      monthlyHolding: money(0, 1e4),
      brokeragePercent: percent(100),
      incomeTaxPercent: percent(100),
      desiredRoi: percent(1000),
      documented: part,
      eviction: part,
      reform: part,
    })
    .map(
      ({ documented, eviction, reform, ...rest }): CostQuestion => ({
        ...rest,
        reformDocumented: Math.floor(rest.reformCost * documented),
        evictionMonth: Math.floor(rest.months * eviction),
        reformMonth: Math.floor(rest.months * reform),
        monthlyRent: null,
      }),
    )

  it('are valid inputs', () => {
    fc.assert(
      fc.property(question, money(0, 1e6), (any, mostCondoDebt) => {
        for (const { question } of buildScenarios(any, owing(mostCondoDebt))) {
          const { place: _place, costEnd: _end, ...figures } = question
          expect(Object.values(figures).every(value => value === null || Number.isFinite(value))).toBe(true)
          expect([question.months, question.saleValue, question.reformCost].every(Number.isInteger)).toBe(
            true,
          )
          expect(question.months).toBeGreaterThanOrEqual(1)
          expect(question.months).toBeLessThanOrEqual(600)
          expect(Math.max(question.evictionMonth, question.reformMonth)).toBeLessThanOrEqual(question.months)
          expect(question.reformDocumented).toBeLessThanOrEqual(question.reformCost)
          expect(Math.max(question.saleValue, question.reformCost)).toBeLessThanOrEqual(1e13)
          expect(question.saleValue).toBeGreaterThan(0)
        }
      }),
      { numRuns: countGenerated(150) },
    )
  })

  it('keep their order: the pessimistic never leaves more than the likely, which never leaves more than the optimistic', () => {
    fc.assert(
      fc.property(question, money(0, 1e6), (any, mostCondoDebt) => {
        const [worst, likely, best] = buildScenarios(any, owing(mostCondoDebt)).map(({ question }) =>
          computeCostSums(question),
        )
        if (!worst || !likely || !best) throw new Error('Three')
        expect(worst.netProfit).toBeLessThanOrEqual(likely.netProfit)
        expect(likely.netProfit).toBeLessThanOrEqual(best.netProfit)
        // A loss is a smaller part of a larger investment: in that case only the profits can be compared.
        if (likely.netProfit < 0) return
        expect(worst.roi).toBeLessThanOrEqual(likely.roi ?? 0)
        expect(likely.roi).toBeLessThanOrEqual(best.roi ?? 0)
      }),
      { numRuns: countGenerated(300) },
    )
  })
})
