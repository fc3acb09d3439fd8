import type { MinPlanPrices } from '#domain/billing/min-plan-price.ts'
import type { AccountDependencies } from '../account/account-dependencies.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'

/** Days of access for a payment. */
export { planPeriodDays } from '#domain/billing/subscription-status.ts'

/** The dependencies of payments, in addition to those of accounts. */
export interface PaymentDependencies extends AccountDependencies {
  /** Tokens accepted by the webhook; it refuses every request when there are none. */
  tokens: readonly string[]
  /** Maps an offer or product to its plan. */
  plans: Readonly<Record<string, 'monthly' | 'annual'>>
  /** The lowest price of each plan; an event of a lower payment is stored without an effect. */
  minPrices: MinPlanPrices
  database: 'embedded' | 'postgresql'
  mail: 'smtp' | 'folder'
  operator: OperatorNotifier
  /** Whether only this machine reaches the server, so that the provider cannot. */
  demonstration: boolean
  /** Called when an account was notified: its digest may be due. */
  onNotified: () => void
}
