import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import { findStepValue, readRuleNumber, readRuleSteps } from '../rules/rule-values.ts'
import type { RuleKey } from '../rules/rules.ts'
import { type AmortizationSystem, computeMaxLoan, type LoanTerms } from './loan-terms.ts'

/** The buyer's business with the bank: none, other services, or salary and instalment in its account. */
export const bankRelationships = ['none', 'customer', 'salary'] as const
export type BankRelationship = (typeof bankRelationships)[number]

const rateRules: Record<BankRelationship, RuleKey> = {
  none: 'sbpe-rate',
  customer: 'sbpe-rate-relationship',
  salary: 'sbpe-rate-best',
}

/** What a borrower says of the loan. */
export interface BankLoanRequest {
  /** The day whose rules apply, `YYYY-MM-DD`. */
  day: string
  system: AmortizationSystem
  relationship: BankRelationship
  /** The age of the oldest borrower, in full months. */
  ageMonths: number
  /** The number of instalments; absent = the most that the bank allows. */
  months?: number | undefined
}

/** The bank's terms for a borrower. Percentages as percentages. */
export interface BankLoanOffer extends Omit<LoanTerms, 'amount' | 'insuredValue'> {
  /** The most that the bank lends, in percent of the lower of price and appraisal. */
  financedShare: number
  /** The most that an instalment may take of the income, in percent. */
  incomeShare: number
  /** The least of the price that is own money, in percent. */
  ownMoneyShare: number
}

/** Computes the longest term of a loan in months: age and term together have a limit; 0 where none is left. */
export const computeMaxMonths = (ageMonths: number, day: string): number =>
  Math.max(0, Math.min(readRuleNumber('max-term', day), readRuleNumber('age-limit', day) - ageMonths))

/**
 * Returns the terms on which the bank finances its own homes: SBPE alone (rules of sale, items 8.1 and 8.4.1), so no
 * figure of Minha Casa, Minha Vida or Pró-Cotista is among them. A term beyond the bank's is cut to it.
 */
export function buildBankLoanOffer(request: BankLoanRequest): BankLoanOffer {
  const { day, system, relationship, ageMonths, months } = request
  const most = computeMaxMonths(ageMonths, day)
  return {
    system,
    yearlyRate: readRuleNumber(rateRules[relationship], day),
    months: Math.min(months ?? most, most),
    lifeInsurance: findStepValue(readRuleSteps('mip', day), Math.floor(ageMonths / 12)),
    damageInsurance: readRuleNumber('dfi', day),
    adminFee: fromReais(readRuleNumber('admin-fee', day)),
    financedShare: readRuleNumber(system === 'sac' ? 'sac-share' : 'price-share', day),
    incomeShare: readRuleNumber(system === 'sac' ? 'income-share' : 'income-share-price', day),
    ownMoneyShare: readRuleNumber('own-money', day),
  }
}

/** A home that somebody wants to buy with a loan. */
interface FinancedHome {
  price: Centavos
  /** `null` = not known, then the price counts. */
  evaluation: Centavos | null
}

/** Returns the terms of one loan of the offer; it is insured for the appraisal, or the price where none is known. */
export const toBankLoanTerms = (
  amount: Centavos,
  { price, evaluation }: FinancedHome,
  { financedShare: _share, incomeShare: _income, ownMoneyShare: _own, ...conditions }: BankLoanOffer,
): LoanTerms => ({ ...conditions, amount, insuredValue: evaluation ?? price })

/** Computes the most that the bank lends for a home to an income, 0 where the income does not bear any loan. */
export function computeMaxBankLoan(home: FinancedHome, income: Centavos, offer: BankLoanOffer): Centavos {
  if (offer.months <= 0) return 0
  const base = Math.min(home.price, home.evaluation ?? home.price)
  const limit = Math.floor((income * offer.incomeShare) / 100 + 1e-6)
  const byIncome = computeMaxLoan(limit, toBankLoanTerms(0, home, offer))
  return Math.max(0, Math.min(Math.floor((base * offer.financedShare) / 100 + 1e-6), byIncome))
}

/** What a family can put into a home. */
interface BuyingPower {
  /** Gross income a month. */
  income: Centavos
  savings: Centavos
  /** What FGTS may pay; 0 where it may not be used. */
  fgts: Centavos
}

/** A purchase at the highest price that a family can pay. */
interface HighestPurchase {
  price: Centavos
  loan: Centavos
  fromFgts: Centavos
  /** Own money: the rest of the price, and the costs. */
  ownMoney: Centavos
  costs: Centavos
}

/** Computes the purchase of a home at a price with the largest loan; the own share is never paid from FGTS. */
function planPurchase(
  price: Centavos,
  { income, fgts }: BuyingPower,
  offer: BankLoanOffer,
  estimateCosts: (price: Centavos, loan: Centavos) => Centavos,
): HighestPurchase {
  const loan = computeMaxBankLoan({ price, evaluation: null }, income, offer)
  const down = price - loan
  const fromFgts = Math.max(0, Math.min(fgts, down - computePercentOfSum(price, offer.ownMoneyShare)))
  const costs = estimateCosts(price, loan)
  return { price, loan, fromFgts, ownMoney: down - fromFgts + costs, costs }
}

/**
 * Finds the highest price, to the centavo, at which a family's savings pay what loan and FGTS leave of the price, and the
 * costs. `null` where not even a price of one centavo can be paid. The home is taken as appraised at its price.
 * @param estimateCosts what the first day costs beside the price; must not fall as the price rises
 */
export function findHighestPurchase(
  power: BuyingPower,
  offer: BankLoanOffer,
  estimateCosts: (price: Centavos, loan: Centavos) => Centavos,
): HighestPurchase | null {
  const plan = (price: Centavos) => planPurchase(price, power, offer, estimateCosts)
  const isPaid = (price: Centavos) => plan(price).ownMoney <= power.savings
  const mostLent = computeMaxBankLoan({ price: Number.MAX_SAFE_INTEGER, evaluation: null }, power.income, {
    ...offer,
    damageInsurance: 0,
  })
  let [low, high] = [0, power.savings + power.fgts + mostLent]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isPaid(middle)) low = middle
    else high = middle - 1
  }
  return low > 0 ? plan(low) : null
}
