import type { Centavos } from '../money.ts'
import type { CostAnswer } from './costs.ts'
import { monthlyRate } from './instalments.ts'

/**
 * CDI a year in percent, as a publication gave it on that day, naming the Banco Central's series (SGS) as its source,
 * with the Selic target at 13.75 %; the series itself was not read. The newest we found; who knows a newer rate types
 * it in.
 */
export const cdiDefault = { percent: 13.65, asOf: '2026-09-24' } as const

/** Income tax on fixed income by the days it was held (Lei 11.033/2004, art. 1º), in percent of the gain. */
const taxes = [
  { most: 180, percent: 22.5 },
  { most: 360, percent: 20 },
  { most: 720, percent: 17.5 },
] as const

/** A month is 365 ÷ 12 days: 6, 12 and 24 months are past the law's 180, 360 and 720 days, as on any calendar. */
const taxPercent = (months: number): number =>
  taxes.find(({ most }) => (months * 365) / 12 <= most)?.percent ?? 15

/** The same money at CDI. */
export interface CdiComparison {
  /** What it is worth in the sale's month, after income tax. */
  finalValue: Centavos
  /** That less what was put in. */
  gain: Centavos
  incomeTax: Centavos
  /** The deal's net profit less that gain: positive where the deal is better. */
  difference: Centavos
}

/**
 * What the sheet's outlays would have become at CDI: each put in when the sheet pays it and left until the sale's
 * month, `yearlyPercent` compounded by the month, each gain taxed by the time it was held. Half up to the centavo.
 */
export function atCdi(sheet: CostAnswer, yearlyPercent: number): CdiComparison {
  const rate = monthlyRate(yearlyPercent)
  const last = sheet.flows.length - 1
  let [gross, taxed] = [0, 0]
  // What is paid in the sale's own month earns nothing.
  for (const [month, flow] of sheet.flows.slice(0, last).entries()) {
    const interest = -flow * ((1 + rate) ** (last - month) - 1)
    gross += interest
    taxed += (interest * taxPercent(last - month)) / 100
  }
  const tax = Math.round(taxed)
  const gain = Math.round(gross) - tax
  return { finalValue: sheet.invested + gain, gain, incomeTax: tax, difference: sheet.netProfit - gain }
}
