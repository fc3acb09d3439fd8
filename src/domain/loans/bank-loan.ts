import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import { figuresInUse } from '../rules/figures-in-use.ts'
import {
  type AmortizationSystem,
  bankShares,
  computeLoanShare,
  findLifeInsurance,
  findMaxTerm,
  incomeShares,
  type LoanTerms,
} from './loan-terms.ts'

/** The buyer's business with the bank: none, other services, or salary and instalment in its account. */
export type BankRelationship = 'none' | 'customer' | 'salary'

/** The bank's rates in SBPE by relationship, percent a year; the reference rate (TR) comes on top. */
const bankRates: Readonly<Record<BankRelationship, number>> = {
  none: figuresInUse['sbpe-rate'],
  customer: figuresInUse['sbpe-rate-relationship'],
  salary: figuresInUse['sbpe-rate-best'],
}

/** One of those who take the loan together. */
export interface Borrower {
  /** In completed years. */
  age: number
  /** In months; a begun month counts. Of somebody whose birthday is not known 12 × the years. */
  ageMonths: number
  /** Gross income a month. */
  income: Centavos
}

/** Computes both ages from a birthday; days as `YYYY-MM-DD`. */
export function computeAges(birthday: string, day: string): Pick<Borrower, 'age' | 'ageMonths'> {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const months = count(day) - count(birthday)
  const [bornOn, today] = [birthday.slice(8), day.slice(8)]
  const completed = today < bornOn ? months - 1 : months
  return { age: Math.floor(completed / 12), ageMonths: today === bornOn ? completed : completed + 1 }
}

/** What the borrowers say of the loan. */
export interface BankLoanRequest {
  system: AmortizationSystem
  relationship: BankRelationship
  borrowers: readonly Borrower[]
  /** The number of instalments; absent = the most that the bank allows. */
  months?: number | undefined
}

/** The bank's terms for the borrowers. Percentages as percentages. */
export interface BankLoanOffer extends Omit<LoanTerms, 'amount' | 'insuredValue'> {
  /** The most that the bank lends, in percent of the lower of price and appraisal. */
  financedShare: number
  /** The most that an instalment takes of the incomes. */
  instalmentLimit: Centavos
  /** The least of the price that is own money, in percent. */
  ownMoneyShare: number
}

/**
 * Computes the longest term of a loan in months: the age of the oldest borrower and the term together have a limit. 0
 * where none is left.
 */
export const computeMaxMonths = (borrowers: readonly Borrower[]): number =>
  findMaxTerm(Math.max(...borrowers.map(({ ageMonths }) => ageMonths)))

const addIncomes = (borrowers: readonly Borrower[]): Centavos =>
  borrowers.reduce((sum, { income }) => sum + income, 0)

/** Computes the MIP of borrowers, each insured for the share of the debt that the share of the income is. */
function computeLifeInsurance(borrowers: readonly Borrower[]): number {
  const total = addIncomes(borrowers)
  return borrowers.reduce(
    (sum, { age, income }) =>
      sum + findLifeInsurance(age) * (total > 0 ? income / total : 1 / borrowers.length),
    0,
  )
}

/** Whether a home is one of the SFH, by its appraisal: above the ceiling no rate of the bank is known. */
export const isWithinSfh = (evaluation: Centavos): boolean =>
  evaluation <= fromReais(figuresInUse['fgts-ceiling'])

/**
 * Finds the terms on which the bank finances its own homes: SBPE alone (rules of sale, items 8.1 and 8.4.1), so no figure
 * of Minha Casa, Minha Vida or Pró-Cotista is among them. A term beyond the bank's is cut to it. `null` where the age
 * leaves no term, and for a home above the SFH's ceiling, for which no rate is known.
 */
export function findBankLoanOffer(request: BankLoanRequest, evaluation: Centavos): BankLoanOffer | null {
  const { system, relationship, borrowers, months } = request
  const most = computeMaxMonths(borrowers)
  if (most <= 0 || !isWithinSfh(evaluation)) return null
  return {
    system,
    yearlyRate: bankRates[relationship],
    months: Math.min(months ?? most, most),
    lifeInsurance: computeLifeInsurance(borrowers),
    damageInsurance: figuresInUse.dfi,
    adminFee: fromReais(figuresInUse['admin-fee']),
    financedShare: bankShares[system],
    instalmentLimit: Math.floor((addIncomes(borrowers) * incomeShares[system]) / 100 + 1e-6),
    ownMoneyShare: figuresInUse['own-money'],
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
  { financedShare: _share, instalmentLimit: _limit, ownMoneyShare: _own, ...conditions }: BankLoanOffer,
): LoanTerms => ({ ...conditions, amount, insuredValue: evaluation ?? price })

/** Computes the most that the bank lends for a home whatever the income. */
export const computeQuota = ({ price, evaluation }: FinancedHome, offer: BankLoanOffer): Centavos =>
  Math.floor((Math.min(price, evaluation ?? price) * offer.financedShare) / 100 + 1e-6)

/** The part of a loan that its first instalment takes, life insurance included. */
const computeInstalmentShare = (offer: BankLoanOffer): number =>
  computeLoanShare(offer) + offer.lifeInsurance / 100

/**
 * Computes the largest loan whose first instalment the incomes bear, before rounding: once its parts are rounded each, it
 * may read a centavo more. 0 where they bear none.
 */
export function computeLoanByIncome({ price, evaluation }: FinancedHome, offer: BankLoanOffer): Centavos {
  const insurance = ((evaluation ?? price) * offer.damageInsurance) / 100
  const left = offer.instalmentLimit - offer.adminFee - insurance
  return left <= 0 ? 0 : Math.floor(left / computeInstalmentShare(offer) + 1e-6)
}

/** Computes the most that the bank lends for a home. */
export const computeMaxBankLoan = (home: FinancedHome, offer: BankLoanOffer): Centavos =>
  Math.min(computeQuota(home, offer), computeLoanByIncome(home, offer))

/**
 * Computes the highest price, appraised at itself, whose first instalment stays within a limit when the bank lends all
 * that it may of it.
 */
export function computeHighestFinancedPrice(limit: Centavos, offer: BankLoanOffer): Centavos {
  const left = limit - offer.adminFee
  const share = (offer.financedShare * computeInstalmentShare(offer) + offer.damageInsurance) / 100
  return left <= 0 ? 0 : Math.floor(left / share + 1e-6)
}

/** What a family can put into a home beside a loan. */
interface OwnFunds {
  savings: Centavos
  /** What FGTS may pay; 0 where it may not be used. */
  fgts: Centavos
}

/** What keeps a price from being higher: the incomes, the bank's share of a price, the own share, or the money there is. */
export type PriceLimit = 'income' | 'quota' | 'own-share' | 'funds'

/** A purchase with the bank's loan, or without one. */
interface FinancedPurchase {
  price: Centavos
  loan: Centavos
  fromFgts: Centavos
  costs: Centavos
  /** Own money: the rest of the price, and the costs. */
  ownMoney: Centavos
  limit: PriceLimit
}

/** What the first day costs beside the price. */
type EstimateCosts = (price: Centavos, loan: Centavos) => Centavos

/**
 * Plans the purchase of a home, appraised at its price: FGTS pays before the loan does, and never the share that has to
 * be own money; `offer` is `null` without a loan.
 */
function planPurchase(
  price: Centavos,
  fgts: Centavos,
  offer: BankLoanOffer | null,
  { ownShare, estimateCosts }: { ownShare: number; estimateCosts: EstimateCosts },
): FinancedPurchase {
  const payable = price - computePercentOfSum(price, ownShare)
  const fromFgts = Math.min(fgts, payable)
  const home = { price, evaluation: null }
  const [quota, byIncome] = offer ? [computeQuota(home, offer), computeLoanByIncome(home, offer)] : [0, 0]
  const most = Math.min(quota, byIncome)
  const loan = Math.min(most, payable - fromFgts)
  const costs = estimateCosts(price, loan)
  const keepsOwnShare = loan < most || fromFgts < fgts
  const limit = keepsOwnShare ? 'own-share' : most === 0 ? 'funds' : byIncome < quota ? 'income' : 'quota'
  return { price, loan, fromFgts, costs, ownMoney: price - loan - fromFgts + costs, limit }
}

/**
 * Finds the purchase at the highest price, to the centavo, at which a family's savings pay what loan and FGTS leave of the
 * price, and the costs. `null` where no price can be paid. The home is taken as appraised at its price.
 * @param offer `null` where the bank makes none
 * @param estimateCosts must not fall as the price rises
 */
export function findHighestPurchase(
  { savings, fgts }: OwnFunds,
  offer: BankLoanOffer | null,
  estimateCosts: EstimateCosts,
): FinancedPurchase | null {
  const ownShare = figuresInUse['own-money']
  const plan = (price: Centavos) => planPurchase(price, fgts, offer, { ownShare, estimateCosts })
  const mostLent = offer === null ? 0 : computeLoanByIncome({ price: 0, evaluation: 0 }, offer)
  let [low, high] = [0, savings + fgts + mostLent]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (plan(middle).ownMoney <= savings) low = middle
    else high = middle - 1
  }
  return low > 0 ? plan(low) : null
}
