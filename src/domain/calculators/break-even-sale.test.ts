import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bareCosts } from '#test/support/cost-question.ts'
import { computeBreakEvenSale } from './break-even-sale.ts'
import { computeCostSums } from './cost-sheet.ts'

it('the lowest sale value without a loss covers what was invested and the brokerage', () => {
  // 100,000 invested, 6 % brokerage: 100,000 ÷ 0.94.
  const found = computeBreakEvenSale({ ...bareCosts, bid: 100_000_00, brokeragePercent: 6 })
  expect(found).toBe(106_382_98)
})

it('is the lowest: a centavo less makes a loss', () => {
  const money = fc.integer({ min: 1_00, max: 1e9 })
  const percent = fc.integer({ min: 0, max: 90 })
  fc.assert(
    fc.property(money, money, percent, percent, (bid, reformCost, brokeragePercent, incomeTaxPercent) => {
      const question = { ...bareCosts, bid, reformCost, brokeragePercent, incomeTaxPercent }
      const found = computeBreakEvenSale(question)!
      expect(computeCostSums({ ...question, saleValue: found }).netProfit).toBeGreaterThanOrEqual(0)
      expect(computeCostSums({ ...question, saleValue: found - 1 }).netProfit).toBeLessThan(0)
    }),
  )
})

it('is null where the brokerage takes the whole sale', () => {
  expect(computeBreakEvenSale({ ...bareCosts, bid: 1_00, brokeragePercent: 100 })).toBeNull()
})
