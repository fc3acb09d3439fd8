import { expect, it } from 'vitest'
import { buildAssumedCosts, computeSheetReturn } from './cost-assumptions.ts'
import { computeCostSums } from './cost-sheet.ts'
import { computeFinancedReturn } from './financed-return.ts'

const question = buildAssumedCosts({
  price: 100_000_00,
  evaluation: 200_000_00,
  modality: 'venda-online',
  category: 'apartamento',
  occupancy: null,
  state: 'SP',
  city: 'CAMPINAS',
  area: 50,
  condoDebtLimit: null,
})!

it('a purchase without a loan returns what its sheet returns', () => {
  const whole = computeFinancedReturn(question, 0, {
    downPercent: 100,
    yearlyRate: 9.8,
    instalments: 240,
    system: 'sac',
  })
  expect(whole.downPayment).toBe(100_000_00)
  expect(whole.firstPayment).toBe(0)
  expect(whole.range).toEqual(computeSheetReturn(question, 0))
})

it('a loan without interest leaves the profit and lowers only the own money', () => {
  const { range, firstPayment, ownMoney, ...result } = computeFinancedReturn(question, 0, {
    downPercent: 20,
    yearlyRate: 0,
    instalments: 120,
    system: 'sac',
  })
  const { invested, netProfit } = computeCostSums(question)
  // 80,000 over 120 months: 8,000 of them are paid back within the year.
  expect(firstPayment).toBe(666_67)
  expect(Math.abs(ownMoney - (invested - 80_000_00 + 8_000_00))).toBeLessThan(12)
  expect(result.netProfit).toBe(netProfit)
  expect(range?.base).toBeCloseTo((netProfit / ownMoney) * 100, 2)
})
