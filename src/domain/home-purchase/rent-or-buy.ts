import { listInstalments } from '../loans/loan-terms.ts'
import { type Centavos, computePercentOfSum } from '../money.ts'
import { rentPercent } from '../calculators/financing-simulation.ts'
import { type HomeAssumptions, toLoanTerms } from './home-assumptions.ts'
import type { HomePurchase } from './home-purchase.ts'

/** The wealth after so many months, renting and buying. */
interface RentOrBuyMonth {
  months: number
  /** What renting leaves: the money of the first day, saved, and each month what renting costs less. */
  renting: Centavos
  /** What buying leaves: the property at the price that was paid, with what prices rise, less the debt. */
  buying: Centavos
  /** The same at the bank's appraisal; `null` without one. */
  buyingAtAppraisal: Centavos | null
}

export interface RentOrBuy {
  rent: Centavos
  /** Whether the rent is assumed, as a share of the appraisal, and not what the family pays. */
  isRentAssumed: boolean
  /** After 1, 3, 5, 10 years, as far as the loan goes and beyond it. */
  years: RentOrBuyMonth[]
  /** The first month after which buying leaves as much as renting; `null` = not within the time looked at. */
  evenAfter: number | null
}

/** The months after which both are compared. */
const comparedMonths = [12, 36, 60, 120] as const

/** Assumes the rent that a home would cost: 0.5 % of its appraisal, of its price where there is none. */
const assumeRent = (price: Centavos, evaluation: Centavos | null): Centavos =>
  computePercentOfSum(evaluation ?? price, rentPercent)

/**
 * Compares renting with buying on the same months. Renting saves the money of the first day and, each month, what the
 * instalment costs more than the rent (or takes out what it costs less). Rent and price rise once a year; condomínio
 * and IPTU are paid in both cases and are left out; nothing is sold. FGTS is taken to earn what savings earn.
 */
export function compareRentAndPurchase(
  { price, evaluation }: { price: Centavos; evaluation: Centavos | null },
  purchase: Pick<HomePurchase, 'loan' | 'cash' | 'fromFgts'>,
  assumptions: HomeAssumptions,
  paidRent: Centavos | null,
): RentOrBuy {
  const rent = paidRent ?? assumeRent(price, evaluation)
  const { savingsRate, yearlyRise } = assumptions
  const rows = listInstalments(toLoanTerms(purchase.loan, evaluation ?? price, assumptions))
  let saved = purchase.cash + purchase.fromFgts
  let debt = purchase.loan
  let evenAfter: number | null = null
  const found: RentOrBuyMonth[] = []
  const last = comparedMonths.at(-1) ?? 0
  for (let months = 1; months <= last; months++) {
    const row = rows[months - 1]
    const paid = row?.total ?? 0
    const risen = (1 + yearlyRise / 100) ** Math.floor((months - 1) / 12)
    saved += computePercentOfSum(Math.max(saved, 0), savingsRate) + paid - Math.round(rent * risen)
    debt = row?.balance ?? 0
    const valueAfter = (value: Centavos) =>
      Math.round(value * (1 + yearlyRise / 100) ** Math.floor(months / 12)) - debt
    const month = {
      months,
      renting: saved,
      buying: valueAfter(price),
      buyingAtAppraisal: evaluation === null ? null : valueAfter(evaluation),
    }
    if (evenAfter === null && month.buying >= month.renting) evenAfter = months
    if ((comparedMonths as readonly number[]).includes(months)) found.push(month)
  }
  return { rent, isRentAssumed: paidRent === null, years: found, evenAfter }
}
