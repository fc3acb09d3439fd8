import type { Centavos } from '../money.ts'
import type { CostPlace } from '../transfer-costs/acquisition-costs.ts'
import type { CostEnds } from '../transfer-costs/cost-ends.ts'

/** The input of the cost sheet (docs/decisions/019). Percentages as percentages: 5 is 5 %. */
export interface CostQuestion {
  bid: Centavos
  saleValue: Centavos
  /** Months from the payment of the bid to the sale, 1 to 600. */
  months: number
  /** Percent of the bid: the leiloeiro's commission. */
  commissionPercent: number
  /** Percent of the bid, as the person has found out; `null` = by the tables of the place. */
  itbiPercent: number | null
  deedPercent: number | null
  registryPercent: number | null
  /** The place whose tables say what is `null` above. */
  place: CostPlace
  /** What the bank lends of the bid, with which no deed is needed but a second registration; absent = nothing. */
  loan?: Centavos
  /** Which of the costs that the tables leave open are counted; absent = the likely ones. */
  costEnd?: keyof CostEnds
  /** Condomínio debt of the property that the buyer takes over, paid at once. */
  condoDebt: Centavos
  taxDebt: Centavos
  evictionCost: Centavos
  /** 0 to `months`; a later month counts as the month of the sale. */
  evictionMonth: number
  reformCost: Centavos
  reformMonth: number
  /** The documented part of the reform, which reduces the taxed gain. */
  reformDocumented: Centavos
  /** Condomínio, IPTU and similar costs, paid at the end of every month until the sale. */
  monthlyHolding: Centavos
  /** Percent of the sale value. */
  brokeragePercent: number
  /** Percent of the gain. */
  incomeTaxPercent: number
  /** The desired minimum ROI of `computeMaxBid`, in percent of the invested money. */
  desiredRoi: number
  /** Rent per month, if the property is let instead of sold; `null` = not calculated. */
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

/** One item of the costs and its month; `null` = every month until the sale. */
export interface CostItem {
  key: CostKey
  value: Centavos
  month: number | null
}

/** The sums of a cost sheet; `CostAnswer` adds the figures derived from them. */
export interface CostSums {
  items: CostItem[]
  /** Everything paid before the sale. */
  invested: Centavos
  /** Sale value less brokerage. */
  saleNet: Centavos
  /** The taxed gain; negative when there is a loss. */
  gain: Centavos
  incomeTax: Centavos
  netProfit: Centavos
  /** Net profit ÷ invested in percent, two decimals; `null` when nothing is invested. */
  roi: number | null
}
