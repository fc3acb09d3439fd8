import { type Centavos, fromReais } from '../money.ts'
import { isRuleInForce, readRuleNumber } from '../rules/rule-values.ts'
import { computeGainTaxPercent } from './gain-tax.ts'

/** A sale by a person, and what may exempt it from income tax. */
export interface PersonSale {
  /** `YYYY-MM-DD` */
  soldOn: string
  salePrice: Centavos
  /** What the property cost, with what may be added to it: ITBI, fees, documented works. */
  acquisitionCost: Centavos
  /** What the sale itself cost: the brokerage. */
  saleCosts: Centavos
  /** Calendar months of ownership, as `countReductionMonths` counts them. */
  monthsHeld: number
  isResidential: boolean
  /** The only property that the person owns. */
  isOnlyProperty: boolean
  /** Another property was sold in the last five years. */
  hasSoldAnother: boolean
  /** What the person gets for other property of the kind sold in the same month. */
  otherSalesOfMonth: Centavos
  /** What of the price buys other residential property in the country, and after how many days; `null` = nothing. */
  reinvestment: { amount: Centavos; days: number } | null
  /** The exemption for buying another home was used in the last five years. */
  hasUsedReinvestment: boolean
}

/** Why a sale is taxed less than its gain, or not at all. */
type GainExemption = 'only-property' | 'small-sale' | 'reinvested'

/** The income tax on a gain. */
interface GainTax {
  /** The price less what the property and the sale cost; negative = a loss. */
  gain: Centavos
  /** The gain after its reduction by time. */
  reducedGain: Centavos
  /** The part of it that is taxed. */
  taxedGain: Centavos
  tax: Centavos
  exemption: GainExemption | null
}

/** The first month of the reduction by time, and its divisor a month (Lei 11.196/2005, art. 40, § 1º, II). */
const reduction = { from: '2005-12', divisor: 1.0035 } as const

const countMonth = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * Counts the calendar months from the purchase, or from December 2005 where that is later, to the sale. The law also
 * counts a begun month; this leaves it out, so that the tax is never too low.
 */
export const countReductionMonths = (boughtOn: string, soldOn: string): number =>
  Math.max(0, countMonth(soldOn) - Math.max(countMonth(boughtOn), countMonth(reduction.from)))

/** Finds what exempts the whole sale, whatever its gain. */
function findFullExemption(sale: PersonSale): GainExemption | null {
  const { salePrice, soldOn } = sale
  const isOnly = sale.isOnlyProperty && !sale.hasSoldAnother
  if (isOnly && salePrice <= fromReais(readRuleNumber('gain-440', soldOn))) return 'only-property'
  const ofMonth = salePrice + sale.otherSalesOfMonth
  return ofMonth <= fromReais(readRuleNumber('gain-35', soldOn)) ? 'small-sale' : null
}

/** Computes the share of the price, 0 to 1, that buys another home in time. */
function computeReinvestedShare(sale: PersonSale): number {
  const { reinvestment, salePrice, soldOn } = sale
  if (reinvestment === null || !sale.isResidential || sale.hasUsedReinvestment) return 0
  if (reinvestment.days > readRuleNumber('gain-180', soldOn)) return 0
  return Math.min(reinvestment.amount, salePrice) / salePrice
}

/**
 * Computes a person's income tax on a sale. The gain is divided by 1.0035 for each month of ownership. Exempt are the only
 * property up to R$ 440 thousand, sales of a month up to R$ 35 thousand, and of a residential property the share of the
 * price that buys another one within 180 days, once in five years.
 */
export function computeGainTax(sale: PersonSale): GainTax {
  const gain = sale.salePrice - sale.acquisitionCost - sale.saleCosts
  if (gain <= 0) return { gain, reducedGain: 0, taxedGain: 0, tax: 0, exemption: null }
  const reduced = gain / reduction.divisor ** sale.monthsHeld
  const full = findFullExemption(sale)
  const reinvested = computeReinvestedShare(sale)
  const taxed = full === null ? reduced * (1 - reinvested) : 0
  return {
    gain,
    reducedGain: Math.round(reduced),
    taxedGain: Math.round(taxed),
    tax: Math.round((taxed * computeGainTaxPercent(taxed)) / 100 + 1e-6),
    exemption: full ?? (reinvested > 0 ? 'reinvested' : null),
  }
}

/** A person's sales of properties held under five years; each property counts once. */
interface SalesByYear {
  year: number
  lastYear: number
  /** This sale included. */
  thisYear: number
}

/**
 * Whether a person's sale is taxed by IBS and CBS (LC 214/2025, art. 251): from 2027 on every sale of the year after one
 * with more than three, else those beyond the third of the year.
 */
export function isTaxedByConsumptionTax({ year, lastYear, thisYear }: SalesByYear): boolean {
  const day = `${year}-12-31`
  if (!isRuleInForce('ibs-cbs', day)) return false
  const limit = readRuleNumber('ibs-cbs', day)
  return lastYear > limit || thisYear > limit
}
