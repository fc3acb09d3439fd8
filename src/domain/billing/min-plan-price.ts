import type { Centavos } from '../money.ts'
import type { PaidPlan } from './plan-changes.ts'
import type { LastlinkEvent } from './lastlink-event.ts'

/** The lowest price of each plan; a plan without one accepts any price. */
export type MinPlanPrices = Readonly<Partial<Record<PaidPlan, Centavos>>>

/**
 * Whether a payment is lower than the lowest price of its plan. A payment without a readable price in BRL counts as lower,
 * because it does not prove that the lowest price was paid.
 */
export function isPaymentUnderpaid(
  { amount, currency }: Pick<LastlinkEvent, 'amount' | 'currency'>,
  plan: PaidPlan,
  minPrices: MinPlanPrices,
): boolean {
  const least = minPrices[plan]
  if (least === undefined) return false
  return amount === null || currency.toUpperCase() !== 'BRL' || amount < least
}
