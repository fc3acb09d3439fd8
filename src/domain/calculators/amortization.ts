import type { Centavos } from '../money.ts'

/** SAC: constant amortization; PRICE: constant instalment. */
export type AmortizationSystem = 'sac' | 'price'

export interface Loan {
  principal: Centavos
  /** A fraction a month: 0.01 is 1 %. */
  monthlyRate: number
  /** Number of monthly instalments, the first after one month. */
  instalments: number
  system: AmortizationSystem
}

export interface Instalment {
  /** Starts at 1. */
  number: number
  /** Amortization + interest. */
  payment: Centavos
  amortization: Centavos
  interest: Centavos
  /** The balance after this instalment; 0 after the last. */
  balance: Centavos
}

/** Converts a yearly rate in percent to the fraction a month that compounds to it: (1 + i)^(1/12) − 1. */
export const toMonthlyRate = (yearlyPercent: number): number => (1 + yearlyPercent / 100) ** (1 / 12) - 1

/** Rounds half up to the centavo; the amounts here are never negative. */
const roundToCentavo: (centavos: number) => Centavos = Math.round

/**
 * Returns the constant instalment of the PRICE system (French amortization), before rounding: P × i ÷ (1 − (1 +
 * i)^−n); without interest P ÷ n.
 */
export const computeLevelInstalment = ({
  principal,
  monthlyRate: i,
  instalments: n,
}: Omit<Loan, 'system'>): number => (i === 0 ? principal / n : (principal * i) / (1 - (1 + i) ** -n))

/**
 * Returns all instalments of a loan. The interest of a month is charged on the balance. PRICE: the same instalment
 * every month; SAC: the same amortization (P ÷ n), so the instalments decrease. Each figure is rounded half up to the
 * centavo, and the last instalment settles the rounding error. In PRICE half a centavo a month compounds to 0.5 × ((1
 * + i)^n − 1) ÷ i: a few reais at 10 % a year, R$ 28 at 12 % in 420 months, R$ 2,400 at 30 %, and unrealistic amounts
 * at rates that no bank charges (the last instalment is then far from the others, or the debt is paid off before it).
 * Empty when principal or instalments are not positive.
 */
export function buildAmortizationSchedule(loan: Loan): Instalment[] {
  const { principal, monthlyRate: i, instalments, system } = loan
  if (!(principal > 0)) return []
  const step = roundToCentavo(system === 'price' ? computeLevelInstalment(loan) : principal / instalments)
  const rows: Instalment[] = []
  let balance = principal
  for (let number = 1; number <= instalments; number++) {
    const interest = roundToCentavo(balance * i)
    const planned = system === 'price' ? step - interest : step
    const amortization = number === instalments ? balance : Math.min(Math.max(planned, 0), balance)
    balance -= amortization
    rows.push({ number, payment: amortization + interest, amortization, interest, balance })
  }
  return rows
}
