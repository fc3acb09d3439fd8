import type { Centavos } from '../money.ts'
import type { CostItem, CostQuestion, CostSums } from './cost-question.ts'
import { computePercentOfSum } from './percent-of-sum.ts'

/** The costs that do not depend on the bid. */
export const sumFixedCosts = (question: CostQuestion): Centavos =>
  question.condoDebt +
  question.taxDebt +
  question.evictionCost +
  question.reformCost +
  question.monthlyHolding * question.months

interface SaleOutcome extends Pick<CostSums, 'saleNet' | 'gain' | 'incomeTax' | 'invested' | 'netProfit'> {
  /** The bid and its four acquisition costs. */
  acquiring: CostItem[]
  brokerage: Centavos
}

/** Computes the sums of `CostSums` (cost-question.ts), where each is defined. */
export function computeSaleOutcome(question: CostQuestion): SaleOutcome {
  const { bid, saleValue } = question
  const acquiring: CostItem[] = [
    { key: 'bid', value: bid, month: 0 },
    { key: 'commission', value: computePercentOfSum(bid, question.commissionPercent), month: 0 },
    { key: 'itbi', value: computePercentOfSum(bid, question.itbiPercent), month: 0 },
    { key: 'deed', value: computePercentOfSum(bid, question.deedPercent), month: 0 },
    { key: 'registry', value: computePercentOfSum(bid, question.registryPercent), month: 0 },
  ]
  const acquired = acquiring.reduce((sum, { value }) => sum + value, 0)
  const brokerage = computePercentOfSum(saleValue, question.brokeragePercent)
  const saleNet = saleValue - brokerage
  const gain = saleNet - acquired - question.reformDocumented
  const incomeTax = computePercentOfSum(Math.max(0, gain), question.incomeTaxPercent)
  const invested = acquired + sumFixedCosts(question)
  return {
    acquiring,
    brokerage,
    saleNet,
    gain,
    incomeTax,
    invested,
    netProfit: saleNet - incomeTax - invested,
  }
}
