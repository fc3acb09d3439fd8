import type { Centavos } from '../money.ts'
import { monthlyReturn, yearly } from './cash-flow.ts'
import { maxBid } from './max-bid.ts'
import { outcome } from './outcome.ts'

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
  /** The highest bid that yields the wanted ROI, to a few centavos; `null` where even a gift would not. */
  maxBid: Centavos | null
}

/**
 * What a purchase costs and leaves, item by item (decisions.md 11): invested = bid + commission + ITBI + deed +
 * registry + debts + eviction + reform + holding × months; gain = sale − brokerage − bid − the four costs of
 * acquiring − documented reform; tax on a positive gain alone; net profit = sale − brokerage − tax − invested. Each
 * item is rounded half up to the centavo. What lowers the gain: IN SRF 84/2001, art. 17, names ITBI, brokerage and
 * documented reform; deed, registry and the leiloeiro's commission do by interpretation.
 */
export function costSums(question: CostQuestion): CostSums {
  const { months } = question
  const { acquiring, brokerage, ...sums } = outcome(question)
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
