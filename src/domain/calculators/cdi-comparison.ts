import type { Centavos } from '../money.ts'
import type { CostAnswer } from './cost-sheet.ts'
import { toMonthlyRate } from '../loans/loan-terms.ts'
import { figuresInUse, fixedIncomeTaxSteps } from '../rules/figures-in-use.ts'

/**
 * The default CDI rate, percent a year, as a publication stated it on that day, citing the Banco Central's series
 * (SGS), with the Selic target at 13.75 %; the series itself was not checked. It is the newest rate found; people can
 * enter a newer one.
 */
export const cdiDefault = { percent: figuresInUse.cdi, asOf: '2026-09-24' } as const

const [, , , lastTaxStep] = fixedIncomeTaxSteps

/**
 * The income tax on fixed income by months held (Lei 11.033/2004, art. 1º), in percent of the gain. A month is 365 ÷ 12 days: 6, 12 and 24 months exceed the law's 180, 360 and 720 days,
 * as on any calendar.
 */
const fixedIncomeTaxPercent = (months: number): number =>
  (fixedIncomeTaxSteps.find(({ upTo }) => upTo === null || (months * 365) / 12 <= upTo) ?? lastTaxStep).value

/** Computes what a sum becomes at CDI after so many months, income tax paid; rounded to the centavo. */
export function computeCdiValue(
  amount: Centavos,
  months: number,
  yearlyPercent: number,
): { finalValue: Centavos; taxPercent: number } {
  const gross = amount * ((1 + toMonthlyRate(yearlyPercent)) ** months - 1)
  const taxPercent = fixedIncomeTaxPercent(months)
  return { finalValue: amount + Math.round(gross * (1 - taxPercent / 100)), taxPercent }
}

/** The result of the same money invested at CDI. */
export interface CdiComparison {
  /** Its value in the month of the sale, after income tax. */
  finalValue: Centavos
  /** The final value less the money put in. */
  gain: Centavos
  incomeTax: Centavos
  /** The deal's net profit less this gain: positive when the deal is better. */
  difference: Centavos
}

/**
 * Computes what the sheet's outlays would have become at CDI: each is invested when the sheet pays it and held until
 * the month of the sale, `yearlyPercent` compounds monthly, and each gain is taxed by the time it was held. Rounds
 * half up to the centavo.
 */
export function compareWithCdi(sheet: CostAnswer, yearlyPercent: number): CdiComparison {
  const rate = toMonthlyRate(yearlyPercent)
  const last = sheet.flows.length - 1
  let [gross, taxed] = [0, 0]
  // An outlay in the month of the sale earns nothing.
  for (const [month, flow] of sheet.flows.entries()) {
    const interest = -flow * ((1 + rate) ** (last - month) - 1)
    gross += interest
    taxed += (interest * fixedIncomeTaxPercent(last - month)) / 100
  }
  const tax = Math.round(taxed)
  const gain = Math.round(gross) - tax
  return { finalValue: sheet.invested + gain, gain, incomeTax: tax, difference: sheet.netProfit - gain }
}
