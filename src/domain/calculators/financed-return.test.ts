import { expect, it } from 'vitest'
import { bareCosts } from '#test/support/cost-question.ts'
import { buildAssumedCosts, computeSheetReturn } from './cost-assumptions.ts'
import { usualRisks } from './cost-scenarios.ts'
import { computeCostSums } from './cost-sheet.ts'
import { computeFinancedReturn } from './financed-purchase.ts'

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
  paid: null,
})!

it('a purchase without a loan returns what its sheet returns', () => {
  const whole = computeFinancedReturn(question, usualRisks, {
    downPercent: 100,
    yearlyRate: 9.8,
    instalments: 240,
    system: 'sac',
    insuredValue: 200_000_00,
  })
  expect(whole.downPayment).toBe(100_000_00)
  expect(whole.first).toBeNull()
  expect(whole.range).toEqual(computeSheetReturn(question, usualRisks))
})

it('a loan without interest leaves the profit and lowers only the own money', () => {
  const { range, first, ownMoney, ...result } = computeFinancedReturn(question, usualRisks, {
    downPercent: 20,
    yearlyRate: 0,
    instalments: 120,
    system: 'sac',
    insuredValue: 200_000_00,
  })
  const { invested, netProfit } = computeCostSums(question)
  // 80,000 over 120 months: 8,000 of them are paid back within the year.
  expect(first?.payment).toBe(666_67)
  expect(Math.abs(ownMoney - (invested - 80_000_00 + 8_000_00))).toBeLessThan(12)
  expect(result.netProfit).toBe(netProfit)
  expect(range?.base).toBeCloseTo((netProfit / ownMoney) * 100, 2)
})

it('a loan at interest costs its interest until the sale, and its instalments are own money', () => {
  // SAC at 1% a month: 80.000 in 40 instalments of 2.000; the sheet sells after 12 months.
  const yearlyRate = (1.01 ** 12 - 1) * 100
  const loan = { downPercent: 20, yearlyRate, instalments: 40, system: 'sac' as const, insuredValue: 1 }
  const { invested, netProfit } = computeCostSums(question)
  // 800 + 780 + … + 580.
  const interest = 8_280_00
  expect(computeFinancedReturn(question, usualRisks, loan)).toMatchObject({
    downPayment: 20_000_00,
    first: { payment: 2_800_00 },
    last: { payment: 2_020_00 },
    ownMoney: invested - 80_000_00 + 24_000_00 + interest,
    netProfit: netProfit - interest,
  })
})

it('nothing that is put in has no return', () => {
  const loan = { downPercent: 100, yearlyRate: 0, instalments: 1, system: 'sac' as const, insuredValue: 1 }
  expect(computeFinancedReturn({ ...bareCosts, bid: 0 }, usualRisks, loan)).toMatchObject({
    first: null,
    last: null,
    ownMoney: 0,
    range: null,
  })
})
