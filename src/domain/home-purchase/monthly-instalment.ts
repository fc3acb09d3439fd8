import { computeLevelInstalment, toMonthlyRate } from '../calculators/amortization.ts'
import { type Centavos, computePercentOfSum } from '../money.ts'
import type { HomeAssumptions } from './home-assumptions.ts'

/** The terms of a loan for a home. */
export type LoanTerms = Pick<
  HomeAssumptions,
  'yearlyRate' | 'years' | 'system' | 'lifeInsurance' | 'damageInsurance' | 'adminFee'
>

/** The first instalment, part by part. */
export interface MonthlyInstalment {
  /** Amortization and interest. */
  loan: Centavos
  /** MIP. */
  lifeInsurance: Centavos
  /** DFI. */
  damageInsurance: Centavos
  adminFee: Centavos
  total: Centavos
}

/** Returns the share of the loan that amortization and interest take in the first month, before rounding. */
export function computeLoanShare({ system, yearlyRate, years }: LoanTerms): number {
  const [monthlyRate, instalments] = [toMonthlyRate(yearlyRate), years * 12]
  return system === 'sac'
    ? 1 / instalments + monthlyRate
    : computeLevelInstalment({ principal: 1, monthlyRate, instalments })
}

/**
 * Computes the first instalment of a loan with the mandatory insurances and the fee. In SAC it is the highest; each part
 * is rounded half up to the centavo, amortization and interest apart, as in the schedule.
 */
export function computeFirstInstalment(
  loan: Centavos,
  evaluation: Centavos,
  terms: LoanTerms,
): MonthlyInstalment {
  const months = terms.years * 12
  const rate = toMonthlyRate(terms.yearlyRate)
  const payment =
    terms.system === 'sac'
      ? Math.round(loan / months) + Math.round(loan * rate)
      : Math.round(loan * computeLoanShare(terms))
  const lifeInsurance = computePercentOfSum(loan, terms.lifeInsurance)
  const damageInsurance = computePercentOfSum(evaluation, terms.damageInsurance)
  const { adminFee } = terms
  return {
    loan: payment,
    lifeInsurance,
    damageInsurance,
    adminFee,
    total: payment + lifeInsurance + damageInsurance + adminFee,
  }
}

/** More than what rounding three parts half up can add. */
const roundingMargin: Centavos = 2

/**
 * Computes the largest loan whose first instalment, insurances and fee included, stays within a limit; 0 where the limit
 * does not even pay the insurance of the building and the fee.
 * @param loanShare that of the terms, where it is worked out for many homes
 */
export function computeMaxLoan(
  limit: Centavos,
  evaluation: Centavos,
  terms: LoanTerms,
  loanShare = computeLoanShare(terms),
): Centavos {
  const left =
    limit - terms.adminFee - computePercentOfSum(evaluation, terms.damageInsurance) - roundingMargin
  return left <= 0 ? 0 : Math.floor(left / (loanShare + terms.lifeInsurance / 100))
}
