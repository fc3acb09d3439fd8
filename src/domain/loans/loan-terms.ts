import { type Centavos, computePercentOfSum, fromReais } from '../money.ts'
import { figuresInUse, findStepValue, lifeInsuranceSteps } from '../rules/figures-in-use.ts'

/** SAC: constant amortization; PRICE: constant instalment. */
export type AmortizationSystem = 'sac' | 'price'

/** The conditions that all loans of the same sum share. Percentages as percentages: 9.8 is 9.8 %. */
interface LoanConditions {
  yearlyRate: number
  /** Number of monthly instalments, the first after one month. */
  months: number
  system: AmortizationSystem
  /** MIP, life and disability insurance: percent of the debt per month. */
  lifeInsurance: number
  /** DFI, insurance of the building: percent of the insured value per month. */
  damageInsurance: number
  /** The bank's fee per month. */
  adminFee: Centavos
}

/** A loan: everything that its instalments follow from. */
export interface LoanTerms extends LoanConditions {
  /** The sum that is lent. */
  amount: Centavos
  /** The appraisal of the property, or its price where no appraisal is known. */
  insuredValue: Centavos
}

/** One instalment, part by part. */
export interface Instalment {
  /** Starts at 1. */
  number: number
  /** Amortization + interest. */
  payment: Centavos
  amortization: Centavos
  interest: Centavos
  /** The balance after this instalment; 0 after the last. */
  balance: Centavos
  lifeInsurance: Centavos
  damageInsurance: Centavos
  adminFee: Centavos
  /** What is paid in this month: the payment with insurances and fee. */
  total: Centavos
}

/** The most that the bank lends of the lower of price and appraisal, in percent. */
export const bankShares: Readonly<Record<AmortizationSystem, number>> = {
  sac: figuresInUse['sac-share'],
  price: figuresInUse['price-share'],
}

/** The most of the incomes that an instalment takes, in percent. */
export const incomeShares: Readonly<Record<AmortizationSystem, number>> = {
  sac: figuresInUse['income-share'],
  price: figuresInUse['income-share-price'],
}

/** Returns the life insurance (MIP) at an age, percent of the debt a month. */
export const findLifeInsurance = (age: number): number => findStepValue(lifeInsuranceSteps, age)

/** Returns the longest term that the bank gives by the oldest borrower's age, both in months; 0 where none is left. */
export const findMaxTerm = (ageMonths: number): number =>
  Math.max(0, Math.min(figuresInUse['max-term'], figuresInUse['age-limit'] - ageMonths))

/** The age of a borrower who has not said it. */
export const assumedAge = figuresInUse['assumed-age']

/**
 * The bank's terms of a loan for its own homes, of which nothing else is said: SBPE over the counter, at the assumed age, in
 * the simulator's term; `homeAssumptionSources` says where they come from.
 */
export const loanDefaults = {
  yearlyRate: figuresInUse['sbpe-rate'],
  years: figuresInUse['simulator-years'],
  system: 'sac',
  lifeInsurance: findLifeInsurance(assumedAge),
  damageInsurance: figuresInUse.dfi,
  adminFee: fromReais(figuresInUse['admin-fee']),
} as const

/** The conditions of a loan of which nothing else is said. */
export const defaultLoanConditions: LoanConditions = { ...loanDefaults, months: loanDefaults.years * 12 }

/** Converts a yearly rate in percent to the fraction a month that compounds to it: (1 + i)^(1/12) − 1. */
export const toMonthlyRate = (yearlyPercent: number): number => (1 + yearlyPercent / 100) ** (1 / 12) - 1

/** Rounds half up to the centavo; the amounts here are never negative. */
const roundToCentavo: (centavos: number) => Centavos = Math.round

/**
 * Returns the constant instalment of the PRICE system (French amortization), before rounding: P × i ÷ (1 − (1 +
 * i)^−n); without interest P ÷ n.
 */
const computeLevelInstalment = (amount: number, monthlyRate: number, months: number): number =>
  monthlyRate === 0 ? amount / months : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months)

/** Returns the share of the loan that amortization and interest take in the first month, before rounding. */
export function computeLoanShare({ system, yearlyRate, months }: LoanConditions): number {
  const rate = toMonthlyRate(yearlyRate)
  return system === 'sac' ? 1 / months + rate : computeLevelInstalment(1, rate, months)
}

/** Returns a function that gives one instalment after another. */
function createInstalmentCounter(terms: LoanTerms): (number: number, debt: Centavos) => Instalment {
  const { amount, system, months, lifeInsurance, adminFee } = terms
  const rate = toMonthlyRate(terms.yearlyRate)
  const isLevel = system === 'price'
  const step = roundToCentavo(isLevel ? computeLevelInstalment(amount, rate, months) : amount / months)
  const building = computePercentOfSum(terms.insuredValue, terms.damageInsurance)
  return (number, debt) => {
    const interest = roundToCentavo(debt * rate)
    const planned = isLevel ? step - interest : step
    const amortization = number === months ? debt : Math.min(Math.max(planned, 0), debt)
    const payment = amortization + interest
    const life = computePercentOfSum(debt, lifeInsurance)
    return {
      number,
      payment,
      amortization,
      interest,
      balance: debt - amortization,
      lifeInsurance: life,
      damageInsurance: building,
      adminFee,
      total: payment + life + building + adminFee,
    }
  }
}

/**
 * Returns all instalments of a loan. The interest and the life insurance of a month are charged on the balance. PRICE:
 * the same payment every month; SAC: the same amortization (P ÷ n), so the payments decrease. Each figure is rounded half
 * up to the centavo, and the last instalment settles the rounding error. In PRICE half a centavo a month compounds to
 * 0.5 × ((1 + i)^n − 1) ÷ i: a few reais at 10 % a year, R$ 28 at 12 % in 420 months, R$ 2,400 at 30 %, and unrealistic
 * amounts at rates that no bank charges (the last instalment is then far from the others, or the debt is paid off before
 * it). Empty when amount or months are not positive.
 */
export function listInstalments(terms: LoanTerms): Instalment[] {
  if (!(terms.amount > 0)) return []
  const computeInstalment = createInstalmentCounter(terms)
  const rows: Instalment[] = []
  let debt = terms.amount
  for (let number = 1; number <= terms.months; number++) {
    const row = computeInstalment(number, debt)
    rows.push(row)
    debt = row.balance
  }
  return rows
}

/** Computes the first instalment, in SAC the highest, as `listInstalments` does, without the others. */
export const computeFirstInstalment = (terms: LoanTerms): Instalment =>
  createInstalmentCounter(terms)(1, terms.amount)

/** More than what rounding the parts half up can add. */
const roundingMargin: Centavos = 2

/**
 * Computes the largest loan whose first instalment, insurances and fee included, stays within a limit; 0 where the limit
 * does not even pay the insurance of the building and the fee.
 * @param loanShare that of the terms, where it is worked out for many homes
 */
export function computeMaxLoan(
  limit: Centavos,
  { insuredValue, ...conditions }: Omit<LoanTerms, 'amount'>,
  loanShare = computeLoanShare(conditions),
): Centavos {
  const { adminFee, damageInsurance, lifeInsurance } = conditions
  const left = limit - adminFee - computePercentOfSum(insuredValue, damageInsurance) - roundingMargin
  return left <= 0 ? 0 : Math.floor(left / (loanShare + lifeInsurance / 100))
}

/**
 * Computes the highest price whose first instalment, insurances and fee included, stays within a limit when all of it is
 * lent on the default conditions and it is insured for itself; 0 where the limit does not even pay the fee.
 */
export function computeMaxFinancedPrice(limit: Centavos): Centavos {
  const { adminFee, lifeInsurance, damageInsurance } = loanDefaults
  const left = limit - adminFee - roundingMargin
  const share = computeLoanShare(defaultLoanConditions) + (lifeInsurance + damageInsurance) / 100
  return left <= 0 ? 0 : Math.floor(left / share)
}
