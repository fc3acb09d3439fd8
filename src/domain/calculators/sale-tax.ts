import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import { readRuleNumber, readRuleSteps } from '../rules/rule-values.ts'

/** A sale by a person, and what exempts it from income tax. Days as `YYYY-MM-DD`. */
export interface PersonSale {
  salePrice: Centavos
  /** What the property cost, with what may be added to it: ITBI, fees, documented works. */
  acquisitionCost: Centavos
  /** What the sale itself cost: the brokerage. */
  saleCosts: Centavos
  boughtOn: string
  soldOn: string
  /** It is a residential property. */
  isResidential: boolean
  /** The only property that the person owns, without another sale in five years. */
  isOnlyProperty: boolean
  /** What of the sale buys other residential property in the country within 180 days; 0 = nothing. */
  reinvested: Centavos
  /** The exemption for buying another home was used in the last five years. */
  hasUsedReinvestment: boolean
}

/** Why a sale is taxed less than its gain, or not at all. */
export type GainExemption = 'only-property' | 'small-sale' | 'reinvested'

/** The income tax on a gain. */
export interface GainTax {
  /** The price less what the property and the sale cost; negative = a loss. */
  gain: Centavos
  /** After the reduction by time, and without what is exempt. */
  taxedGain: Centavos
  tax: Centavos
  exemption: GainExemption | null
}

/** The month from which the reduction of 0.35 % a month counts (Lei 11.196/2005, art. 40, II): December 2005. */
const reductionStart = '2005-12'
const monthlyReduction = 1.0035

const countMonth = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Counts the calendar months from the purchase, or from December 2005 where that is later, to the sale. */
export const countReductionMonths = (boughtOn: string, soldOn: string): number =>
  Math.max(0, countMonth(soldOn) - Math.max(countMonth(boughtOn), countMonth(reductionStart)))

/** Computes the tax of a gain by brackets, each part at its own rate. */
export function computeBracketTax(gain: Centavos, day: string): Centavos {
  const steps = readRuleSteps('gain-brackets', day)
  let tax = 0
  let from = 0
  for (const { upTo, value } of steps) {
    const end = upTo === null ? gain : Math.min(gain, fromReais(upTo))
    if (end > from) tax += ((end - from) * value) / 100
    from = Math.max(from, end)
  }
  return Math.round(tax + 1e-6)
}

/** Finds what exempts the whole sale, whatever its gain. */
function findFullExemption({ salePrice, isOnlyProperty, soldOn }: PersonSale): GainExemption | null {
  if (isOnlyProperty && salePrice <= fromReais(readRuleNumber('gain-440', soldOn))) return 'only-property'
  return salePrice <= fromReais(readRuleNumber('gain-35', soldOn)) ? 'small-sale' : null
}

/**
 * Computes a person's income tax on a sale. The gain falls by 0.35 % for each month of ownership. Exempt are the only
 * property up to R$ 440 thousand, sales of a month up to R$ 35 thousand, and of a residential property the share of the
 * price that buys another one within 180 days, once in five years.
 */
export function computeGainTax(sale: PersonSale): GainTax {
  const { salePrice, acquisitionCost, saleCosts, boughtOn, soldOn, reinvested } = sale
  const gain = salePrice - acquisitionCost - saleCosts
  if (gain <= 0) return { gain, taxedGain: 0, tax: 0, exemption: null }
  const full = findFullExemption(sale)
  if (full !== null) return { gain, taxedGain: 0, tax: 0, exemption: full }
  const reduced = gain / monthlyReduction ** countReductionMonths(boughtOn, soldOn)
  const isReinvested = sale.isResidential && !sale.hasUsedReinvestment && reinvested > 0
  const taxedShare = isReinvested ? 1 - Math.min(reinvested, salePrice) / salePrice : 1
  const taxedGain = Math.round(reduced * taxedShare)
  return {
    gain,
    taxedGain,
    tax: computeBracketTax(taxedGain, soldOn),
    exemption: isReinvested ? 'reinvested' : null,
  }
}

/** The sales of a person's properties held under five years, by calendar year. */
export interface YearOfSales {
  year: number
  /** Distinct properties sold in the year before. */
  soldYearBefore: number
  /** Distinct properties sold in the year so far, this one included. */
  soldThisYear: number
}

/**
 * Whether a person's sale is taxed by IBS and CBS (LC 214/2025, art. 251): from 2027 on every sale of the year after one
 * with more than three, else those beyond the third of the year. Only properties held under five years count.
 */
export function isTaxedAsBusiness({ year, soldYearBefore, soldThisYear }: YearOfSales): boolean {
  const day = `${year}-12-31`
  if (day < '2027-01-01') return false
  const limit = readRuleNumber('ibs-cbs', day)
  return soldYearBefore > limit || soldThisYear > limit
}

/** The part of a gain that a rate takes, as a check beside the brackets. */
export const computeFlatTax = (gain: Centavos, percent: number): Centavos =>
  computePercentOfSum(gain, percent)
