import type { Centavos } from '../money.ts'
import { monthlyReturn, yearly } from './cash-flow.ts'
import { fixedCosts, maxBid } from './max-bid.ts'

/** What a purchase is reckoned from (decisions.md 11). Percentages as percentages: 5 is 5 %. */
export interface CostQuestion {
  bid: Centavos
  saleValue: Centavos
  /** From the payment of the bid to the sale, 1 to 600. */
  months: number
  /** Of the bid: the leiloeiro's. */
  commissionPercent: number
  /** Of the bid. */
  itbiPercent: number
  deedPercent: number
  registryPercent: number
  /** Owed by the property and left to the buyer, paid at once. */
  condoDebt: Centavos
  taxDebt: Centavos
  evictionCost: Centavos
  /** 0 to `months`; what would come later is paid with the sale. */
  evictionMonth: number
  reformCost: Centavos
  reformMonth: number
  /** How much of the reform is documented and so lowers the taxed gain. */
  reformDocumented: Centavos
  /** Condomínio, IPTU and the like, at the end of every month until the sale. */
  monthlyHolding: Centavos
  /** Of the sale. */
  brokeragePercent: number
  /** Of the gain. */
  incomeTaxPercent: number
  /** What `maxBid` is to yield at least, percent of what is invested. */
  desiredRoi: number
  /** Rent a month, were it let instead of sold; `null` = not asked. */
  monthlyRent: Centavos | null
}

export const costKeys = [
  'bid',
  'commission',
  'itbi',
  'deed',
  'registry',
  'condoDebt',
  'taxDebt',
  'eviction',
  'reform',
  'holding',
  'brokerage',
  'incomeTax',
] as const
export type CostKey = (typeof costKeys)[number]

/** What is paid for one thing, and in which month; `null` = every month until the sale. */
export interface CostItem {
  key: CostKey
  value: Centavos
  month: number | null
}

/** The sums of a sheet; what they lead to is `CostAnswer`. */
export interface CostSums {
  items: CostItem[]
  /** Everything put in until the sale. */
  invested: Centavos
  /** Sale less brokerage. */
  saleNet: Centavos
  /** What is taxed; negative where there is a loss. */
  gain: Centavos
  incomeTax: Centavos
  netProfit: Centavos
  /** Net profit ÷ invested in percent, two decimals; `null` where nothing is invested. */
  roi: number | null
}

export interface CostAnswer extends CostSums {
  /** One a month from month 0 on, money put in negative. */
  flows: Centavos[]
  /** Fractions; `null` where no rate solves it. */
  irrMonthly: number | null
  irrAnnual: number | null
  /** Invested ÷ rent, in months; `null` without a rent. */
  paybackMonths: number | null
  /** The highest bid that yields the wanted ROI; `null` where even a gift would not. */
  maxBid: Centavos | null
}

/**
 * A percentage of a sum, half up to the centavo: what floating point takes from half a centavo (0.7 % of R$ 55.00)
 * is given back.
 */
export const share = (of: Centavos, percent: number): Centavos => Math.round((of * percent) / 100 + 1e-6)

/**
 * What a purchase costs and leaves, item by item (decisions.md 11): invested = bid + commission + ITBI + deed +
 * registry + debts + eviction + reform + holding × months; gain = sale − brokerage − bid − the four costs of
 * acquiring − documented reform (IN SRF 84/2001, art. 17); tax on a positive gain alone; net profit = sale −
 * brokerage − tax − invested. Each item is rounded half up to the centavo.
 */
export function costSums(question: CostQuestion): CostSums {
  const { bid, saleValue, months } = question
  const acquiring: CostItem[] = [
    { key: 'bid', value: bid, month: 0 },
    { key: 'commission', value: share(bid, question.commissionPercent), month: 0 },
    { key: 'itbi', value: share(bid, question.itbiPercent), month: 0 },
    { key: 'deed', value: share(bid, question.deedPercent), month: 0 },
    { key: 'registry', value: share(bid, question.registryPercent), month: 0 },
  ]
  const acquired = acquiring.reduce((sum, { value }) => sum + value, 0)
  const brokerage = share(saleValue, question.brokeragePercent)
  const saleNet = saleValue - brokerage
  const gain = saleNet - acquired - question.reformDocumented
  const incomeTax = share(Math.max(0, gain), question.incomeTaxPercent)
  const invested = acquired + fixedCosts(question)
  const netProfit = saleNet - incomeTax - invested
  return {
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
    invested,
    saleNet,
    gain,
    incomeTax,
    netProfit,
    roi: invested > 0 ? Math.round((netProfit * 10000) / invested) / 100 || 0 : null,
  }
}

/** What goes out (negative) and comes in, by month: holding at the end of each, the sale's money after the last. */
function flowsOf({ months, monthlyHolding }: CostQuestion, sums: CostSums): Centavos[] {
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

/** The whole sheet. TIR by `monthlyReturn`, on the flows by month. */
export function costSheet(question: CostQuestion): CostAnswer {
  const sums = costSums(question)
  const flows = flowsOf(question, sums)
  const irrMonthly = monthlyReturn(flows)
  const { monthlyRent } = question
  return {
    ...sums,
    flows,
    irrMonthly,
    irrAnnual: irrMonthly === null ? null : yearly(irrMonthly),
    paybackMonths: monthlyRent === null || monthlyRent <= 0 ? null : sums.invested / monthlyRent,
    maxBid: maxBid(question),
  }
}
