import type { Centavos } from '../money.ts'
import type { PaidPlan } from './plan-changes.ts'
import type { LastlinkEvent } from './lastlink-event.ts'

/** The lowest price of each plan; a plan without one accepts any price. */
export type MinPlanPrices = Readonly<Partial<Record<PaidPlan, Centavos>>>

/**
 * Whether a payment is lower than the lowest price of its plan. A payment without a price (a free trial) is not; a
 * price that cannot be read, or in another currency than BRL, is, because it cannot be compared.
 */
export function isPaymentUnderpaid(
  { amount, amountRefused, currency }: Pick<LastlinkEvent, 'amount' | 'amountRefused' | 'currency'>,
  plan: PaidPlan,
  minPrices: MinPlanPrices,
): boolean {
  const least = minPrices[plan]
  if (least === undefined) return false
  if (amount === null) return amountRefused
  return currency.toUpperCase() !== 'BRL' || amount < least
}
