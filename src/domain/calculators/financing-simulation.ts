import { analyzePrice } from '../analysis/price-analysis.ts'
import { type Centavos, computePercentOfSum } from '../money.ts'
import { figuresInUse } from '../rules/figures-in-use.ts'
import {
  type AmortizationSystem,
  defaultLoanConditions,
  type Instalment,
  listInstalments,
  loanDefaults,
  toMonthlyRate,
} from '../loans/loan-terms.ts'

/** The input of a listing's financing panel; the screen clamps it. */
export interface SimulationQuestion {
  price: Centavos
  /** Appraisal. */
  evaluation: Centavos | null
  /** Percent of the price, 0 to 90. */
  downPercent: number
  system: AmortizationSystem
  /** Percent a year. */
  yearlyRate: number
  /** 1 to 35. */
  years: number
  /** Assumed rent per month; `null` = none. */
  monthlyRent: Centavos | null
}

export interface SimulationAnswer {
  downPayment: Centavos
  financed: Centavos
  /** Percent a month. */
  monthlyPercent: number
  /** `null` when nothing is financed. */
  first: Instalment | null
  last: Instalment | null
  interest: Centavos
  /** Market value − price, before all costs; `null` without appraisal. */
  grossMargin: Centavos | null
  /** 12 × 0.5 % of the price ÷ down payment, in percent; `null` without a down payment. */
  capRate: number | null
  /** 12 × rent ÷ price, in percent; `null` without rent. */
  rentYield: number | null
  /** Price ÷ appraisal, in percent; `null` without appraisal. */
  loanToValue: number | null
}

/** The limits of the panel, beside those of the calculators, and its defaults. */
export const financingLimits = { years: [1, 35], yearlyRate: [0, 100] } as const
export const financingDefaults = {
  downPercent: figuresInUse['simulator-down'],
  years: loanDefaults.years,
  yearlyRate: loanDefaults.yearlyRate,
  system: loanDefaults.system,
} as const

/** The monthly income assumed for the cap rate, in percent of the price. */
export const capRatePercent = figuresInUse.rent

/** Percent of the market value assumed as the monthly rent until it is changed. */
export const rentPercent = figuresInUse.rent

/** Returns the assumed monthly rent: 0.5 % of the market value; `null` when that is not known. */
export const estimateRent = (marketValue: Centavos | null): Centavos | null =>
  marketValue === null ? null : computePercentOfSum(marketValue, rentPercent)

/**
 * Computes the financing of one listing: down payment, instalments, margin, cap rate, rent yield, and LTV. Rounds
 * half up to the centavo.
 */
export function simulateFinancing(question: SimulationQuestion): SimulationAnswer {
  const { price, evaluation, downPercent, system, yearlyRate, years, monthlyRent } = question
  const downPayment = computePercentOfSum(price, downPercent)
  const rows = listInstalments({
    ...defaultLoanConditions,
    amount: price - downPayment,
    insuredValue: evaluation ?? price,
    yearlyRate,
    months: years * 12,
    system,
  })
  const marketValue = analyzePrice(price, evaluation)?.marketValue ?? null
  return {
    downPayment,
    financed: price - downPayment,
    monthlyPercent: toMonthlyRate(yearlyRate) * 100,
    first: rows[0] ?? null,
    last: rows.at(-1) ?? null,
    interest: rows.reduce((sum, row) => sum + row.interest, 0),
    grossMargin: marketValue === null ? null : marketValue - price,
    capRate: downPayment <= 0 ? null : (price * capRatePercent * 12) / downPayment,
    rentYield: monthlyRent === null || price <= 0 ? null : (monthlyRent * 12 * 100) / price,
    loanToValue: evaluation === null || evaluation <= 0 ? null : (price * 100) / evaluation,
  }
}
