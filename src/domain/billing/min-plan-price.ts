import type { Centavos } from '../money.ts'
import type { PaidPlan } from './plan-changes.ts'
import type { LastlinkEvent } from './lastlink-event.ts'

/** The lowest price of each plan; a plan without one accepts any price. */
export type MinPlanPrices = Readonly<Partial<Record<PaidPlan, Centavos>>>

/**
 * Whether a payment is lower than the lowest price of its plan. A payment without a price (a free trial) is not; a
 * price in another currency than BRL is, because it cannot be compared.
 */
export function isPaymentUnderpaid(
  { amount, currency }: Pick<LastlinkEvent, 'amount' | 'currency'>,
  plan: PaidPlan,
  minPrices: MinPlanPrices,
): boolean {
  const least = minPrices[plan]
  if (least === undefined || amount === null) return false
  return currency.toUpperCase() !== 'BRL' || amount < least
}
