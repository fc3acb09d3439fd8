import type { Centavos } from '../money.ts'
import { toMonthlyRate } from './amortization.ts'
import { financingDefaults } from './financing-simulation.ts'

/**
 * Computes the highest price whose first instalment stays within `instalment`, when `downPayment` is paid at once and
 * the rest is financed on the simulator's default terms (SAC): the first instalment is P ÷ n + P × i.
 */
export function computeMaxFinancedPrice(instalment: Centavos, downPayment: Centavos): Centavos {
  const months = financingDefaults.years * 12
  const share = 1 / months + toMonthlyRate(financingDefaults.yearlyRate)
  return downPayment + Math.floor(instalment / share)
}
