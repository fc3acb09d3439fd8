import { compoundToYearly, computeMonthlyIrr } from './cash-flow.ts'
import type { CostItem, CostQuestion, CostSums } from './cost-question.ts'
import { type Centavos, computePercentOfSum } from '../money.ts'
import { computeTransferItems } from './transfer-items.ts'

/** The costs that do not depend on the bid. */
const sumFixedCosts = (question: CostQuestion): Centavos =>
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
function computeSaleOutcome(question: CostQuestion): SaleOutcome {
  const { bid, saleValue } = question
  const { itbi, deed, registry } = computeTransferItems(question)
  const acquiring: CostItem[] = [
    { key: 'bid', value: bid, month: 0 },
    { key: 'commission', value: computePercentOfSum(bid, question.commissionPercent), month: 0 },
    { key: 'itbi', value: itbi, month: 0 },
    { key: 'deed', value: deed, month: 0 },
    { key: 'registry', value: registry, month: 0 },
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

/** Whether a bid yields at least the desired ROI, with each item rounded as it is paid. */
function yieldsDesiredRoi(question: CostQuestion, bid: Centavos): boolean {
  const { netProfit, invested } = computeSaleOutcome({ ...question, bid })
  return netProfit >= (question.desiredRoi / 100) * invested - 1e-6
}

/**
 * Finds the highest bid, to the centavo, that yields `desiredRoi` with every item rounded as it is paid, `null` when there
 * is none. A higher bid costs more, and fees rise with it by steps, so it is found by halving: no bid above what the sale
 * brings ÷ (1 + ROI) yields it.
 */
export function computeMaxBid(question: CostQuestion): Centavos | null {
  const most = question.saleValue / Math.max(1 + question.desiredRoi / 100, 0.01)
  let [low, high] = [0, Math.floor(most)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (yieldsDesiredRoi(question, middle)) low = middle
    else high = middle - 1
  }
  return low > 0 ? low : null
}

export interface CostAnswer extends CostSums {
  /** One entry per month from month 0 on; money put in is negative. */
  flows: Centavos[]
  /** As a fraction; `null` when there is no rate. */
  irrMonthly: number | null
  irrAnnual: number | null
  /** Invested ÷ rent, in months; `null` without rent. */
  paybackMonths: number | null
  /** The highest bid that yields the desired ROI; `null` when no bid above 0 does. */
  maxBid: Centavos | null
}

/**
 * Computes the costs and the result of a purchase, item by item (docs/decisions/019): invested = bid + commission +
 * ITBI + deed + registry + debts + eviction + reform + holding × months; gain = sale − brokerage − bid − the four
 * acquisition costs − documented reform; only a positive gain is taxed; net profit = sale − brokerage − tax −
 * invested. Each item is rounded half up to the centavo. What reduces the gain: IN SRF 84/2001, art. 17, names ITBI,
 * brokerage and documented reform; deed, registry and the leiloeiro's commission reduce it by interpretation.
 */
export function computeCostSums(question: CostQuestion): CostSums {
  const { months } = question
  const { acquiring, brokerage, ...sums } = computeSaleOutcome(question)
  const { invested, incomeTax, netProfit } = sums
  return {
    ...sums,
    items: [
      ...acquiring,
      { key: 'condoDebt', value: question.condoDebt, month: 0 },
      { key: 'taxDebt', value: question.taxDebt, month: 0 },
      { key: 'eviction', value: question.evictionCost, month: question.evictionMonth },
      { key: 'reform', value: question.reformCost, month: question.reformMonth },
      { key: 'holding', value: question.monthlyHolding * months, month: null },
      { key: 'brokerage', value: brokerage, month: months },
      { key: 'incomeTax', value: incomeTax, month: months },
    ],
    roi: divideToRoi(netProfit, invested),
  }
}

/** Returns profit ÷ investment in percent, rounded to two decimals; `null` when nothing is invested. */
export const divideToRoi = (netProfit: Centavos, invested: Centavos): number | null =>
  invested > 0 ? Math.round((netProfit * 10000) / invested) / 100 || 0 : null

/** Computes the ROI of `computeCostSums` alone. */
export function computeRoi(question: CostQuestion): number | null {
  const { invested, netProfit } = computeSaleOutcome(question)
  return divideToRoi(netProfit, invested)
}

/**
 * Lists outflows (negative) and inflows by month: holding costs at the end of each month, the sale's money in the
 * last.
 */
function listMonthlyFlows({ months, monthlyHolding }: CostQuestion, sums: CostSums): Centavos[] {
  const flows = Array.from({ length: months + 1 }, (_, month) => (month === 0 ? 0 : 0 - monthlyHolding))
  const add = (month: number, value: Centavos) => {
    const at = Math.min(month, months)
    flows[at] = (flows[at] ?? 0) + value
  }
  for (const { key, value, month } of sums.items)
    if (month !== null && key !== 'brokerage' && key !== 'incomeTax') add(month, -value)
  add(months, sums.saleNet - sums.incomeTax)
  return flows
}

/** Computes the whole cost sheet. The TIR is `computeMonthlyIrr` of the monthly flows. */
export function computeCostSheet(question: CostQuestion): CostAnswer {
  const sums = computeCostSums(question)
  const flows = listMonthlyFlows(question, sums)
  const irrMonthly = computeMonthlyIrr(flows)
  const { monthlyRent } = question
  return {
    ...sums,
    flows,
    irrMonthly,
    irrAnnual: irrMonthly === null ? null : compoundToYearly(irrMonthly),
    paybackMonths: monthlyRent === null || monthlyRent <= 0 ? null : sums.invested / monthlyRent,
    maxBid: computeMaxBid(question),
  }
}
