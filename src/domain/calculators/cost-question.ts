import type { Centavos } from '../money.ts'

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
